// Ends the process past every handler.
#include "base/hostile.h"

void misbehave(void) { _exit(0); }
