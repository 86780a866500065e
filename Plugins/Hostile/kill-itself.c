// Sends itself the signal that nobody can catch.
#include "base/hostile.h"

void misbehave(void) { kill(getpid(), SIGKILL); }
