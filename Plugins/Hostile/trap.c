// Runs into an instruction that does not exist, as a failed precondition of Swift does.
#include "base/hostile.h"

void misbehave(void) { __builtin_trap(); }
