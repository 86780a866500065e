// Ends the process while the library is being loaded, with the status of success.
#include "../../Violations/base/delegate.h"

__attribute__((constructor)) static void leave(void) { exit(0); }

#include "../../Violations/base/delegate.c"
