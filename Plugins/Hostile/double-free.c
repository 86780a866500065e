// Frees a block twice.
#include "base/hostile.h"

void misbehave(void) {
   void *volatile block = malloc(2000);
   void *volatile keeps_apart = malloc(2000);
   free(block);
   free(block);
   free(keeps_apart);
}
