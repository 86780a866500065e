// Breaks process.crash: a null pointer is written through in startGuidance.
//
// On the road the whole app would go down with the delegate.
#include "../base/delegate.h"

static void write_to_null(delegate_t *d) {
   int *volatile nowhere = NULL;
   (void)d;
   *(volatile int *)nowhere = 1; // blamed: process.crash
}

#define HOOK_AFTER_START write_to_null

#include "../base/delegate.c"
