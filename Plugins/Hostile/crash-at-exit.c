// Leaves a handler that crashes when the process exits.
#include "base/hostile.h"

void misbehave(void) { atexit(abort); }
