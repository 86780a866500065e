// Kills its process group.
#include "base/hostile.h"

void misbehave(void) { kill(0, SIGKILL); }
