// Crashes while the library is being loaded.
#include "../../Violations/base/delegate.h"

__attribute__((constructor)) static void write_to_null(void) {
   int *volatile nowhere = NULL;
   *(volatile int *)nowhere = 1;
}

#include "../../Violations/base/delegate.c"
