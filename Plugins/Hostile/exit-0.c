// Ends the process with the status of success.
#include "base/hostile.h"

void misbehave(void) { exit(0); }
