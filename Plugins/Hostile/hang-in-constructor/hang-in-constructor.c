// Never comes back from being loaded.
#include "../../Violations/base/delegate.h"

__attribute__((constructor)) static void loop(void) {
   volatile bool is_running = true;
   while (is_running) continue;
}

#include "../../Violations/base/delegate.c"
