// Breaks size.stretched: the logo is tied to the viewport's leading edge and to its middle.
//
// Two opposite edges make a width, also where no number is written. The logo's size is the SDK's
// own, so one of the two constraints can't hold, and which one is given up is chance.
#include "../base/delegate.h"

static void stretch_logo(delegate_t *d) {
   // blamed: size.stretched
   pin(&d->guidance, NAV_ITEM(d->logo), TRAILING, NAV_ITEM(d->viewport), CENTER_X, 0);
}

#define HOOK_AFTER_LAYOUT stretch_logo

#include "../base/delegate.c"
