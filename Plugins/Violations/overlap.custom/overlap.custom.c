// Breaks overlap.custom: a plate of the app's own lies on the ETA card.
//
// Floating above a card is allowed; hiding what the card says isn't. Nobody knows where in the
// card the arrival time stands in the next version of the SDK.
#include "../base/delegate.h"

static void lay_plate_on_card(delegate_t *d) {
   const nav_item_t card = margins(d->eta);
   if (!d->extra.bits) d->extra = make_plate(NAV_STR("plate"));
   const nav_item_t plate = NAV_ITEM(d->extra);
   nav.views->insert_beside(nav.host, d->root, d->extra, d->eta, 1); // below any prompt
   pin(&d->guidance, plate, CENTER_X, card, CENTER_X, 0);
   pin(&d->guidance, plate, TOP, card, TOP, 16); // blamed: overlap.custom
   pin_size(&d->guidance, plate, WIDTH, 140);
   pin_size(&d->guidance, plate, HEIGHT, 36);
}

#define HOOK_AFTER_LAYOUT lay_plate_on_card

#include "../base/delegate.c"
