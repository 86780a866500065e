// Breaks overlap.offscreen: half of the trip progress bar hangs over the map's trailing edge.
//
// What is outside the map isn't drawn, so the bar looks cut off.
#include "../base/delegate.h"

static void add_bar_at_edge(delegate_t *d) {
   const nav_item_t bar = NAV_ITEM(d->progress), viewport = NAV_ITEM(d->viewport);
   nav.views->insert_beside(nav.host, d->root, d->progress, d->viewport, 1);
   pin(&d->guidance, bar, TRAILING, NAV_ITEM(d->root), TRAILING, 6); // blamed: overlap.offscreen
   pin(&d->guidance, bar, BOTTOM, viewport, BOTTOM, 0);
   keep(&d->guidance, tie(bar, TOP, NAV_RELATION_AT_LEAST, viewport, TOP, 8, 1000));
}

#define HOOK_AFTER_LAYOUT add_bar_at_edge

#include "../base/delegate.c"
