// "navhost.legacy/1": the slot-based layout of the SDK's own. An extension: its owner plans to drop
// it.
//
// It moves the layout that the SDK draws while no layout delegate is set. With one it has no effect:
// what sets something answers NAV_IGNORED, and each use is reported with what replaces it. The
// settings that go with it are properties of the map: properties.h, "the slot-based layout".
#ifndef NAVHOST_LEGACY_H
#define NAVHOST_LEGACY_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_LEGACY "navhost.legacy/1"

enum { // `which` of a guide
   NAV_LEGACY_HEADER = 1,                // r; navigationHeaderLayoutGuide
   NAV_LEGACY_FOOTER = 2,                // r; navigationFooterLayoutGuide
   NAV_LEGACY_BUTTONS = 3,               // bottomTrailingButtonsLayoutGuide
   NAV_LEGACY_BUTTONS_ALTERNATE = 4,     // bottomTrailingButtonsAlternateLayoutGuide
};

typedef struct nav_legacy {
   uint32_t struct_size;
   uint32_t reserved;
   // A guide of the map's: of no height while what it follows is hidden. The last two are the
   // footer's until others are set. The caller gets no count. [R]
   nav_status_t (*guide)(const nav_host_t *host, nav_map_t map, int32_t which, nav_guide_t *out);
   // Sets one of the last two; the map holds it. Null handle: the footer's again. [T]
   nav_status_t (*set_guide)(const nav_host_t *host, nav_map_t map, int32_t which,
                             nav_guide_t guide);
   // Sets the view under the header; null handle: none. The map holds it, and asks it by
   // `size_that_fits`, in the header's width, for its height. [T]
   nav_status_t (*set_accessory)(const nav_host_t *host, nav_map_t map, nav_view_t view);
   // Asks the view for its height again; NAV_IGNORED when it isn't the accessory. [T]
   nav_status_t (*invalidate_accessory)(const nav_host_t *host, nav_map_t map, nav_view_t view);
} nav_legacy_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
