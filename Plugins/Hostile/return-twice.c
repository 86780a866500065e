// Forks, and lets both processes return.
#include "base/hostile.h"

void misbehave(void) { (void)!fork(); }
