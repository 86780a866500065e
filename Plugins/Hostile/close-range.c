// Closes every descriptor above the standard ones, in one call.
#include "base/hostile.h"

void misbehave(void) { close_range(3, ~0u, 0); }
