// Renames its own file, and then removes it.
#include "base/hostile.h"

#include <dlfcn.h>

void misbehave(void) {
   Dl_info info;
   if (dladdr(&hostile_phase, &info) == 0) return;
   char other[4096];
   snprintf(other, sizeof other, "%s.old", info.dli_fname);
   rename(info.dli_fname, other);
   unlink(info.dli_fname);
   unlink(other);
}
