// Empties its own file.
#include "base/hostile.h"

#include <dlfcn.h>

void misbehave(void) {
   Dl_info info;
   if (dladdr(&hostile_phase, &info) != 0) (void)!truncate(info.dli_fname, 0);
}
