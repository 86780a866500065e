// Breaks cleanup.start-guidance: the buttons of the ready layout stay when guidance starts.
//
// Guidance brings its own compass. The old one turns no more, and a driver who taps it taps
// something that the SDK has forgotten.
#include "../base/delegate.h"

// In the corner that guidance leaves free, so that nothing is covered.
static void move_ready_buttons(delegate_t *d) {
   const nav_item_t stack = NAV_ITEM(d->ready_stack), viewport = NAV_ITEM(d->viewport);
   pin(&d->guidance, stack, LEADING, viewport, LEADING, 8);
   pin(&d->guidance, stack, TOP, viewport, TOP, 8);
}

#define HOOK_AFTER_LAYOUT move_ready_buttons
#define READY_BUTTONS_STAY

#include "../base/delegate.c"
