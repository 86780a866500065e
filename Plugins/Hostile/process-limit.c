// Lowers the limit on processes.
#include "base/hostile.h"

#include <sys/resource.h>

void misbehave(void) {
   const struct rlimit few = {5000, 5000};
   setrlimit(RLIMIT_NPROC, &few);
}
