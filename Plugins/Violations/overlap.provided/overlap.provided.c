// Breaks overlap.provided: the trip progress bar runs down behind the logo.
//
// Both come from the SDK and both are meant to be seen. The bar's lower end, where the trip
// begins, is hidden.
#include "../base/delegate.h"

static void add_bar_behind_logo(delegate_t *d) {
   const nav_item_t bar = NAV_ITEM(d->progress), viewport = NAV_ITEM(d->viewport);
   nav.views->insert_beside(nav.host, d->root, d->progress, d->logo, 0);
   pin(&d->guidance, bar, LEADING, viewport, LEADING, 24); // blamed: overlap.provided
   pin(&d->guidance, bar, BOTTOM, viewport, BOTTOM, 0);
   keep(&d->guidance, tie(bar, TOP, NAV_RELATION_AT_LEAST, viewport, TOP, 8, 1000));
}

#define HOOK_AFTER_LAYOUT add_bar_behind_logo

#include "../base/delegate.c"
