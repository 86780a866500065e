// Takes the stack of the signal handlers away.
#include "base/hostile.h"

void misbehave(void) {
   const stack_t none = {.ss_flags = SS_DISABLE};
   sigaltstack(&none, NULL);
}
