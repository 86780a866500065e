// Becomes another program, which succeeds.
#include "base/hostile.h"

void misbehave(void) { execl("/bin/true", "true", (char *)NULL); }
