// Ends the process, and loops in a handler of the exit.
#include "base/hostile.h"

static void loop(void) {
   volatile int is_running = 1;
   while (is_running) continue;
}

void misbehave(void) {
   atexit(loop);
   exit(0);
}
