// Ends the process with a status of failure.
#include "base/hostile.h"

void misbehave(void) { exit(7); }
