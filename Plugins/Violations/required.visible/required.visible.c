// Breaks required.visible: a badge of the app's own stands right on the logo.
//
// Being in the hierarchy isn't enough. What is drawn above the logo hides it as if it were gone,
// and also hides the re-center button that takes its place.
#include "../base/delegate.h"

static void cover_logo(delegate_t *d) {
   const nav_item_t logo = margins(d->logo);
   if (!d->extra.bits) d->extra = make_plate(NAV_STR("badge"));
   const nav_item_t badge = NAV_ITEM(d->extra);
   nav.views->insert_beside(nav.host, d->root, d->extra, d->logo, 1);
   pin(&d->guidance, badge, LEADING, logo, LEADING, 0);
   pin(&d->guidance, badge, TRAILING, logo, TRAILING, 0);
   pin(&d->guidance, badge, TOP, logo, TOP, 0);
   pin(&d->guidance, badge, BOTTOM, logo, BOTTOM, 0); // blamed: required.visible
}

#define HOOK_AFTER_LAYOUT cover_logo

#include "../base/delegate.c"
