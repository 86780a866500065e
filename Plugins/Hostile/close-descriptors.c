// Closes every descriptor above the standard ones.
#include "base/hostile.h"

void misbehave(void) {
   for (int number = 3; number < 65536; number++) close(number);
}
