// Blocks signals and leaves them so.
#include "base/hostile.h"

void misbehave(void) {
   sigset_t all;
   sigfillset(&all);
   sigprocmask(SIG_SETMASK, &all, NULL);
}
