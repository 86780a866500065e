// Calls itself without an end.
#include "base/hostile.h"

static int deeper(volatile char *above) {
   volatile char here[4096];
   here[0] = *above;
   return deeper(here) + here[0];
}

void misbehave(void) {
   volatile char start = 1;
   deeper(&start);
}
