// Breaks abi.value: the ETA card's alpha is set to a number that is none.
//
// The host refuses the call, so nothing else is wrong.
#include "../base/delegate.h"

static void set_nan(delegate_t *d) {
   const double none = strtod("nan", NULL);
   // blamed: abi.value
   nav.objects->set_number(nav.host, NAV_OBJECT(d->eta), NAV_VIEW_ALPHA, none);
}

#define HOOK_AFTER_START set_nan

#include "../base/delegate.c"
