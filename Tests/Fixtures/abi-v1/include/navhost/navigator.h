// "navhost.navigator/1": what an app does to a session, for a plugin that is one. An extension.
//
// All maps of a session share its navigator, so any of them stands for it. What is a value is a
// property of the map: properties.h, "the session". Everything is judged at once, reads back as
// asked, and reaches delegates when the outermost call into the plugin has returned.
#ifndef NAVHOST_NAVIGATOR_H
#define NAVHOST_NAVIGATOR_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_NAVIGATOR "navhost.navigator/1"

// All open phase F; null means "not implemented", and so does NAV_PASS as an answer. With a layout
// delegate set, the first two are the slot-based API's, and their use is reported.
typedef struct nav_listener_callbacks {
   uint32_t struct_size;
   uint32_t reserved;
   // A prompt comes to the map, before the layout delegate is told.
   nav_status_t (*NAV_NULLABLE will_present_prompt)(void *NAV_NULLABLE user, nav_map_t map);
   // A prompt has gone, after the layout delegate was told; once for each that came.
   nav_status_t (*NAV_NULLABLE did_dismiss_prompt)(void *NAV_NULLABLE user, nav_map_t map);
   // The driver tapped the re-center button: the camera follows again.
   nav_status_t (*NAV_NULLABLE tapped_recenter)(void *NAV_NULLABLE user, nav_map_t map);
} nav_listener_callbacks_t;

// A listener as a value. The host counts nothing: the plugin removes it before `user` goes.
typedef struct nav_listener {
   uint32_t struct_size;
   uint32_t reserved;
   const nav_listener_callbacks_t *NAV_NULLABLE callbacks; // library lifetime
   void *NAV_NULLABLE user;
} nav_listener_t;

typedef struct nav_navigator {
   uint32_t struct_size;
   uint32_t reserved;
   // Sets `count` destinations, 1 or more: a route is there, and guidance that is wanted begins on
   // the maps that are enabled. NAV_ERR_STATE before the terms are accepted. [F]
   nav_status_t (*set_destinations)(const nav_host_t *host, nav_map_t map, uint32_t count);
   // Takes them away, and gives up guidance, also one that was only wanted. [F]
   nav_status_t (*clear_destinations)(const nav_host_t *host, nav_map_t map);
   // Adds a listener, or removes an equal one; NAV_IGNORED when it is there already, or isn't. [F]
   nav_status_t (*add_listener)(const nav_host_t *host, nav_map_t map,
                                const nav_listener_t *listener);
   nav_status_t (*remove_listener)(const nav_host_t *host, nav_map_t map,
                                   const nav_listener_t *listener);
} nav_navigator_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
