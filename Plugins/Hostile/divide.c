// Divides whole numbers by zero.
#include "base/hostile.h"

void misbehave(void) {
   volatile int one = 1, zero = 0;
   volatile int result = one / zero;
   (void)result;
}
