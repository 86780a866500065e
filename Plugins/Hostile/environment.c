// Changes the environment.
#include "base/hostile.h"

void misbehave(void) { setenv("TZ", "Antarctica/Troll", 1); }
