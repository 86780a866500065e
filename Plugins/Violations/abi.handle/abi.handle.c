// Breaks abi.handle: a view that was given back is put into the map.
//
// Its handle is stale by then, and the host refuses it.
#include "../base/delegate.h"

static void insert_gone(delegate_t *d) {
   const nav_view_spec_t spec = {.struct_size = sizeof spec, .kind = NAV_VIEW_PLAIN};
   nav_view_t view = {0};
   nav.views->make(nav.host, &spec, &view);
   nav.objects->release(nav.host, NAV_OBJECT(view));
   nav.views->insert(nav.host, d->root, view, -1); // blamed: abi.handle
}

#define HOOK_AFTER_START insert_gone

#include "../base/delegate.c"
