// Writes through a null pointer.
#include "base/hostile.h"

void misbehave(void) {
   int *volatile nowhere = NULL;
   *(volatile int *)nowhere = 1;
}
