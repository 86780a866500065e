// Never returns from startGuidance.
#include "../../Violations/base/delegate.h"

static void loop(delegate_t *d) {
   volatile bool is_running = true;
   (void)d;
   while (is_running) continue;
}

#define HOOK_AFTER_START loop

#include "../../Violations/base/delegate.c"
