// Leaves many processes behind, each in a group of its own.
#include "base/hostile.h"

void misbehave(void) {
   for (int number = 0; number < 30; number++) {
      if (fork() != 0) continue;
      setpgid(0, 0);
      for (;;) pause();
   }
}
