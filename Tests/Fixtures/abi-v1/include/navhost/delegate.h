// The layout delegate: the eight callbacks that the SDK makes along the state machine.
//
//    OFF ──enable──► READY ──start──► GUIDING      size_changed in READY and GUIDING
//     ▲                │ ▲               │         prompts: show, change, hide while guiding;
//     └────disable─────┘ └──────stop─────┘         one may outlast stop and disable
//
// Delegate callbacks never nest. What a delegate sets off inside one is judged at once and carried
// out when the outermost callback has returned.
#ifndef NAVHOST_DELEGATE_H
#define NAVHOST_DELEGATE_H

#include <navhost/base.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

// All open phase F. `user` is the one beside the table; null means "not implemented". A map, a
// state and a prompt are valid for as long as the plugin counts them, and at least for the call.
typedef struct nav_delegate_callbacks {
   uint32_t struct_size;
   uint32_t reserved;
   // Add the navigation-ready elements to the map and lay them out.
   nav_status_t (*NAV_NULLABLE enable)(void *NAV_NULLABLE user, nav_map_t map, nav_state_t now);
   // Remove every view and guide that was added, a prompt on screen included.
   nav_status_t (*NAV_NULLABLE disable)(void *NAV_NULLABLE user, nav_map_t map, nav_state_t old);
   // Turn the navigation-ready layout into the one for guidance.
   nav_status_t (*NAV_NULLABLE start)(void *NAV_NULLABLE user, nav_map_t map, nav_state_t now,
                                      nav_state_t old);
   // Remove the guidance views and their constraints, then restore the navigation-ready layout.
   nav_status_t (*NAV_NULLABLE stop)(void *NAV_NULLABLE user, nav_map_t map, nav_state_t now,
                                     nav_state_t old);
   // The map has another size; wide mode may have changed with it.
   nav_status_t (*NAV_NULLABLE size_changed)(void *NAV_NULLABLE user, nav_map_t map,
                                             nav_state_t now);
   // Add the prompt, which has its size already, and bring it in.
   nav_status_t (*NAV_NULLABLE show_prompt)(void *NAV_NULLABLE user, nav_map_t map,
                                            nav_view_t prompt);
   // Take the prompt out, and remove it when it is out.
   nav_status_t (*NAV_NULLABLE hide_prompt)(void *NAV_NULLABLE user, nav_map_t map,
                                            nav_view_t prompt);
   // Replace one prompt by another: both animations at the same time.
   nav_status_t (*NAV_NULLABLE change_prompt)(void *NAV_NULLABLE user, nav_map_t map,
                                              nav_view_t prompt, nav_view_t old);
} nav_delegate_callbacks_t;

// A delegate as a value. The map that it is set on holds its peer until another takes its place.
typedef struct nav_delegate {
   uint32_t struct_size;
   uint32_t reserved;
   const nav_delegate_callbacks_t *NAV_NULLABLE callbacks; // library lifetime
   const nav_peer_callbacks_t *NAV_NULLABLE peer;          // library lifetime
   void *NAV_NULLABLE user;                                // for both tables
} nav_delegate_t;

// What a delegate says it can do; what is left out for that is shown in the report.
enum {
   NAV_DELEGATE_PORTRAIT_ONLY = 1u << 0,
   NAV_DELEGATE_NO_WIDE_MODE = 1u << 1,
};

typedef struct nav_delegate_info {
   uint32_t struct_size;
   uint32_t reserved;
   nav_string_t id;      // reverse-DNS, unique among the plugin's delegates
   nav_string_t name;    // for people
   nav_string_t version; // free text
   nav_string_t summary; // one sentence, or nil
   uint64_t features;    // NAV_DELEGATE_…
   nav_size_t minimum;   // the smallest map it is made for; 0 × 0 for none
   uint64_t reserved_words[4];
} nav_delegate_info_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
