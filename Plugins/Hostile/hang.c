// Never comes back, and works all the time.
#include "base/hostile.h"

void misbehave(void) {
   volatile int is_running = 1;
   while (is_running) continue;
}
