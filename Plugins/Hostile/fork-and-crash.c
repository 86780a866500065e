// Leaves a process behind, and crashes.
#include "base/hostile.h"

void misbehave(void) {
   if (fork() == 0) {
      setsid();
      for (;;) pause();
   }
   abort();
}
