// Stops itself as a debugger would.
#include "base/hostile.h"

void misbehave(void) { raise(SIGSTOP); }
