// Tries to become another program.
#include "base/hostile.h"

void misbehave(void) { execl("/bin/true", "true", (char *)NULL); }
