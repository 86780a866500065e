// Rounds upward from now on.
#include "base/hostile.h"

#include <fenv.h>

void misbehave(void) { fesetround(FE_UPWARD); }
