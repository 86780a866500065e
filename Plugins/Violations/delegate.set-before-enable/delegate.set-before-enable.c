// Breaks delegate.set-before-enable: guidance takes the layout delegate away from its map.
//
// That is refused while navigation is enabled, and the delegate stays.
#include "../base/delegate.h"

static void drop_delegate(delegate_t *d) {
   int32_t code = 0;
   nav.map->set_delegate(nav.host, d->map, NULL, &code); // blamed: delegate.set-before-enable
}

#define HOOK_AFTER_START drop_delegate

#include "../base/delegate.c"
