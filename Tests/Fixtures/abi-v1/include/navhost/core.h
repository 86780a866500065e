// All core tables at once.
#ifndef NAVHOST_CORE_H
#define NAVHOST_CORE_H

#include <navhost/diagnostics.h>
#include <navhost/layout.h>
#include <navhost/map.h>
#include <navhost/motion.h>
#include <navhost/objects.h>
#include <navhost/stacks.h>
#include <navhost/text.h>
#include <navhost/views.h>
#include <navhost/work.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

typedef struct nav_core {
   const nav_host_t *NAV_NULLABLE host;
   const nav_diagnostics_t *NAV_NULLABLE diagnostics;
   const nav_objects_t *NAV_NULLABLE objects;
   const nav_views_t *NAV_NULLABLE views;
   const nav_layout_t *NAV_NULLABLE layout;
   const nav_stacks_t *NAV_NULLABLE stacks;
   const nav_text_t *NAV_NULLABLE text;
   const nav_motion_t *NAV_NULLABLE motion;
   const nav_work_table_t *NAV_NULLABLE work;
   const nav_map_table_t *NAV_NULLABLE map;
} nav_core_t;

// Fetches every core table. Returns null, or the id of the first that the host doesn't serve.
static inline const char *NAV_NULLABLE nav_core_load(const nav_host_t *host, nav_core_t *core) {
   core->host = host;
   core->diagnostics = (const nav_diagnostics_t *)host->get_table(host, NAV_DIAGNOSTICS);
   if (!core->diagnostics) return NAV_DIAGNOSTICS;
   core->objects = (const nav_objects_t *)host->get_table(host, NAV_OBJECTS);
   if (!core->objects) return NAV_OBJECTS;
   core->views = (const nav_views_t *)host->get_table(host, NAV_VIEWS);
   if (!core->views) return NAV_VIEWS;
   core->layout = (const nav_layout_t *)host->get_table(host, NAV_LAYOUT);
   if (!core->layout) return NAV_LAYOUT;
   core->stacks = (const nav_stacks_t *)host->get_table(host, NAV_STACKS);
   if (!core->stacks) return NAV_STACKS;
   core->text = (const nav_text_t *)host->get_table(host, NAV_TEXT);
   if (!core->text) return NAV_TEXT;
   core->motion = (const nav_motion_t *)host->get_table(host, NAV_MOTION);
   if (!core->motion) return NAV_MOTION;
   core->work = (const nav_work_table_t *)host->get_table(host, NAV_WORK);
   if (!core->work) return NAV_WORK;
   core->map = (const nav_map_table_t *)host->get_table(host, NAV_MAP);
   if (!core->map) return NAV_MAP;
   return 0;
}

// A string literal as a nav_string_t, and the general forms of a handle.
#if defined(__cplusplus)
#define NAV_STR(literal) (nav_string_t{literal, (uint32_t)sizeof(literal) - 1, 0})
#define NAV_OBJECT(handle) (nav_object_t{(handle).bits})
#define NAV_ITEM(handle) (nav_item_t{(handle).bits})
#else
#define NAV_STR(literal) ((nav_string_t){literal, (uint32_t)sizeof(literal) - 1, 0})
#define NAV_OBJECT(handle) ((nav_object_t){(handle).bits})
#define NAV_ITEM(handle) ((nav_item_t){(handle).bits})
#endif

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
