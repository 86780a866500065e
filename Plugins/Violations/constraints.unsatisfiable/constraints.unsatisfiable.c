// Breaks constraints.unsatisfiable: a spacer is to be 40 and 60 points wide at once.
//
// The layout system gives one of the two up and goes on. Today it picks one, after the next change
// perhaps the other.
#include "../base/delegate.h"

static void add_spacer(delegate_t *d) {
   if (!d->extra.bits) {
      d->extra = make_view(NAV_VIEW_PLAIN, 0, 0, NAV_STR("spacer"));
      nav.views->insert_beside(nav.host, d->root, d->extra, d->viewport, 1);
   }
   const nav_item_t spacer = NAV_ITEM(d->extra);
   pin(&d->guidance, spacer, LEADING, NAV_ITEM(d->viewport), LEADING, 0);
   pin(&d->guidance, spacer, TOP, NAV_ITEM(d->viewport), TOP, 0);
   pin_size(&d->guidance, spacer, HEIGHT, 1);
   pin_size(&d->guidance, spacer, WIDTH, 40); // blamed: constraints.unsatisfiable
   pin_size(&d->guidance, spacer, WIDTH, 60);
}

#define HOOK_AFTER_LAYOUT add_spacer

#include "../base/delegate.c"
