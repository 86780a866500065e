// Takes memory until there is none, and does not look.
#include "base/hostile.h"

void misbehave(void) {
   enum { piece = 16 << 20 };
   for (;;) {
      char *taken = malloc(piece);
      *(volatile char *)taken = 1;
   }
}
