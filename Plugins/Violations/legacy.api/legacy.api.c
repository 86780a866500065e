// Breaks legacy.api: the app's padding is set while the layout delegate is, which has no effect.
//
// The document's table says to position the viewport instead.
#include "../base/delegate.h"

static void set_padding(delegate_t *d) {
   const double padding[4] = {0, 0, 80, 0};
   // blamed: legacy.api
   nav.objects->set_vector(nav.host, NAV_OBJECT(d->map), NAV_MAP_PADDING, padding, 4);
}

#define HOOK_AFTER_START set_padding

#include "../base/delegate.c"
