// Takes the environment away.
#include "base/hostile.h"

void misbehave(void) { clearenv(); }
