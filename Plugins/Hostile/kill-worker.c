// Kills the process that it was started from.
#include "base/hostile.h"

void misbehave(void) { kill(getppid(), SIGKILL); }
