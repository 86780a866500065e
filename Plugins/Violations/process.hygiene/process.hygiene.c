// Breaks process.hygiene: startGuidance goes to another folder and stays there.
//
// The app's own relative paths lead somewhere else from then on.
#include "../base/delegate.h"

#include <unistd.h>

static void wander_off(delegate_t *d) {
   (void)d;
   (void)!chdir("/");
}

#define HOOK_AFTER_START wander_off

#include "../base/delegate.c"
