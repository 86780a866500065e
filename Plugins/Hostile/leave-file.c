// Leaves a file open.
#include "base/hostile.h"

#include <fcntl.h>

void misbehave(void) { (void)!open("/dev/zero", O_RDONLY); }
