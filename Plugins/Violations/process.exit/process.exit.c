// Breaks process.exit: startGuidance ends the process.
//
// A delegate lays views out. Whether the app goes on isn't its business, whatever the status says.
#include "../base/delegate.h"

static void leave(delegate_t *d) {
   (void)d;
   exit(0); // blamed: process.exit
}

#define HOOK_AFTER_START leave

#include "../base/delegate.c"
