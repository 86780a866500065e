// Never comes back, and blocks every signal meanwhile.
#include "base/hostile.h"

void misbehave(void) {
   sigset_t all;
   sigfillset(&all);
   sigprocmask(SIG_SETMASK, &all, NULL);
   for (;;) pause();
}
