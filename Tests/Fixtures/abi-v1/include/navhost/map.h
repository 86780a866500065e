// "navhost.map/1": the map view, its states and the components that the SDK provides. Core.
#ifndef NAVHOST_MAP_H
#define NAVHOST_MAP_H

#include <navhost/base.h>
#include <navhost/delegate.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_MAP "navhost.map/1"

enum { // the components of a state; an open set
   NAV_COMPONENT_LOGO = 1,
   NAV_COMPONENT_VIEWPORT = 2,
   NAV_COMPONENT_TURN_CARD = 3,
   NAV_COMPONENT_ETA_CARD = 4,
   NAV_COMPONENT_TRIP_PROGRESS_BAR = 5,
   NAV_COMPONENT_SPEED_WIDGET = 6,
   NAV_COMPONENT_BUTTON = 7, // of `buttons`
   NAV_COMPONENT_PROMPT = 8, // of the prompt callbacks
};
enum { // types of button; an open set: others come, and the order changes
   NAV_BUTTON_COMPASS = 1,
   NAV_BUTTON_REPORTING = 2,
};
typedef struct nav_button {
   nav_view_t view;
   int32_t type;
   uint32_t reserved;
} nav_button_t;

enum { // which of `style_value`
   NAV_STYLE_BUTTON_HORIZONTAL_PADDING = 1,
   NAV_STYLE_BUTTON_VERTICAL_PADDING = 2,
   NAV_STYLE_DEFAULT_CORNER_RADIUS = 3,
   NAV_STYLE_ELEMENT_HORIZONTAL_PADDING = 4,
   NAV_STYLE_HEADER_FOOTER_HORIZONTAL_PADDING = 5,
   NAV_STYLE_HEADER_NOMINAL_HEIGHT = 6,
   NAV_STYLE_HEADER_TOP_PADDING = 7,
};

enum { // `code` of set_delegate: those of the SDK's error domain
   NAV_LAYOUT_ERROR_INTERNAL = 0,
   NAV_LAYOUT_ERROR_NAVIGATION_ENABLED = 1,
   NAV_LAYOUT_ERROR_CAR_SCREEN = 2,
};

typedef struct nav_map_table {
   uint32_t struct_size;
   uint32_t reserved;
   // The maps of this host. [R]
   nav_status_t (*maps)(const nav_host_t *host, nav_map_t *NAV_NULLABLE out, uint32_t capacity,
                        uint32_t *count);
   // The view that a map is, and the map that a view is (NAV_NONE: it is none). [R]
   nav_status_t (*view)(const nav_host_t *host, nav_map_t map, nav_view_t *out);
   nav_status_t (*map_of)(const nav_host_t *host, nav_view_t view, nav_map_t *out);
   // The state that a map is in, NAV_NONE while navigation is off; and a state's map. [R]
   nav_status_t (*state)(const nav_host_t *host, nav_map_t map, nav_state_t *out);
   nav_status_t (*state_map)(const nav_host_t *host, nav_state_t state, nav_map_t *out);
   // A component of a state, NAV_ERR_MISSING where the state has none. Logo and viewport are the
   // same view in every state. Views of the SDK's come with `translates mask` off. [R]
   nav_status_t (*component)(const nav_host_t *host, nav_state_t state, int32_t which,
                             nav_view_t *out);
   nav_status_t (*buttons)(const nav_host_t *host, nav_state_t state,
                           nav_button_t *NAV_NULLABLE out, uint32_t capacity, uint32_t *count);
   // A measure of the SDK's style, in points. [R]
   nav_status_t (*style_value)(const nav_host_t *host, int32_t which, double *out);
   // Sets the layout delegate; null brings the built-in layout back. Refused with NAV_ERR_STATE,
   // and `code` says why, while navigation is enabled (1) and on a car's screen (2, also when
   // both hold). [F]
   nav_status_t (*set_delegate)(const nav_host_t *host, nav_map_t map,
                                const nav_delegate_t *NAV_NULLABLE delegate, int32_t *code);
   // The delegate that is set, or NAV_NONE. [R]
   nav_status_t (*delegate)(const nav_host_t *host, nav_map_t map, nav_delegate_t *out);
} nav_map_table_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
