// Catches its own crash, and ends the process with the status of success.
#include "base/hostile.h"

static void leave(int signal) {
   (void)signal;
   _exit(0);
}

void misbehave(void) {
   signal(SIGSEGV, leave);
   int *volatile nowhere = NULL;
   *(volatile int *)nowhere = 1;
}
