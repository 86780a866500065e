// Crashes in startGuidance: writes through a null pointer.
#include "../../Violations/base/delegate.h"

static void write_to_null(delegate_t *d) {
   (void)d;
   int *volatile nowhere = NULL;
   *(volatile int *)nowhere = 1;
}

#define HOOK_AFTER_START write_to_null

#include "../../Violations/base/delegate.c"
