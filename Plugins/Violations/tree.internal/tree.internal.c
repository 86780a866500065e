// Breaks tree.internal: the ETA card is made half transparent.
//
// iOS lets an app do that, and so does the host; but what a provided view looks like is the SDK's.
#include "../base/delegate.h"

static void fade_card(delegate_t *d) {
   // blamed: tree.internal
   nav.objects->set_number(nav.host, NAV_OBJECT(d->eta), NAV_VIEW_ALPHA, 0.5);
}

#define HOOK_AFTER_START fade_card

#include "../base/delegate.c"
