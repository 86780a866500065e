// Allows no further memory.
#include "base/hostile.h"

#include <sys/resource.h>

void misbehave(void) {
   struct rlimit limit;
   getrlimit(RLIMIT_AS, &limit);
   limit.rlim_cur = 1 << 20;
   setrlimit(RLIMIT_AS, &limit);
}
