// Breaks cleanup.stop-guidance: after the stop the finished trip's progress bar is put back.
//
// Guidance views belong to guidance. The SDK hands out new ones at the next start and updates this
// one no more: it shows a trip that is over until somebody takes it away.
#include "../base/delegate.h"

static void put_bar_back(delegate_t *d, nav_view_t bar) {
   pins_t held = {0}; // by the map alone: they go with the bar
   d->extra = bar;
   nav.objects->retain(nav.host, NAV_OBJECT(bar));
   // blamed: cleanup.stop-guidance
   nav.views->insert_beside(nav.host, d->root, bar, d->viewport, 1);
   pin(&held, NAV_ITEM(bar), LEADING, NAV_ITEM(d->viewport), LEADING, 12);
   pin(&held, NAV_ITEM(bar), BOTTOM, NAV_ITEM(d->logo), TOP, 0);
   keep(&held, tie(NAV_ITEM(bar), TOP, NAV_RELATION_AT_LEAST, NAV_ITEM(d->viewport), TOP, 8, 1000));
   while (held.count > 0) nav.objects->release(nav.host, NAV_OBJECT(held.list[--held.count]));
}

static void remove_old_bar(delegate_t *d) { discard(&d->extra); }

#define HOOK_AFTER_STOP put_bar_back
#define HOOK_AFTER_START remove_old_bar
#define EXTRA_STAYS

#include "../base/delegate.c"
