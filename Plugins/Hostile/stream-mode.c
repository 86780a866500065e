// Makes the standard streams non-blocking.
#include "base/hostile.h"

#include <fcntl.h>

void misbehave(void) { fcntl(STDOUT_FILENO, F_SETFL, fcntl(STDOUT_FILENO, F_GETFL) | O_NONBLOCK); }
