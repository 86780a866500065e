// Lets each inexact result of a calculation kill.
#include "base/hostile.h"

#include <fenv.h>

void misbehave(void) {
   feclearexcept(FE_ALL_EXCEPT);
   feenableexcept(FE_INEXACT | FE_DIVBYZERO | FE_INVALID);
}
