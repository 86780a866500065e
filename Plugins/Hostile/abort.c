// Gives up.
#include "base/hostile.h"

void misbehave(void) { abort(); }
