// Breaks cleanup.growth: each start of guidance makes a view that nobody ever gives back.
//
// One view is nothing. A driver who starts and stops all day ends with hundreds, and with a phone
// that closes the app.
#include "../base/delegate.h"

static void leak_view(delegate_t *d) {
   (void)d;
   make_view(NAV_VIEW_PLAIN, 0, 0, NAV_STR("forgotten")); // blamed: cleanup.growth
}

#define HOOK_AFTER_START leak_view

#include "../base/delegate.c"
