// Closes both output streams.
#include "base/hostile.h"

void misbehave(void) {
   fclose(stdout);
   close(STDERR_FILENO);
}
