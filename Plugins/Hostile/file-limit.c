// Allows no further descriptor.
#include "base/hostile.h"

#include <sys/resource.h>

void misbehave(void) {
   const struct rlimit none = {4, 4};
   setrlimit(RLIMIT_NOFILE, &none);
}
