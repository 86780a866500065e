// Sends itself SIGTERM.
#include "base/hostile.h"

void misbehave(void) { raise(SIGTERM); }
