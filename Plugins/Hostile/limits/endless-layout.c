// Asks for a layout pass inside the layout of a view, for ever.
#include "base/hostile.h"

static nav_view_t view;

static nav_status_t layout(void *user) {
   (void)user;
   const nav_core_t *nav = hostile_host();
   (void)nav->views->set_needs(nav->host, view, NAV_NEEDS_LAYOUT);
   (void)nav->layout->layout_if_needed(nav->host, view);
   return NAV_OK;
}

void misbehave(void) {
   static const nav_view_callbacks_t callbacks = {.struct_size = sizeof callbacks, .layout = layout};
   static const nav_peer_callbacks_t peer = {.struct_size = sizeof peer};
   const nav_core_t *nav = hostile_host();
   const nav_view_spec_t spec = {.struct_size = sizeof spec,
                                 .wants = NAV_WANTS_LAYOUT,
                                 .callbacks = &callbacks,
                                 .peer = {.callbacks = &peer}};
   (void)nav->views->make(nav->host, &spec, &view);
   (void)layout(NULL);
}
