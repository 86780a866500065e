// Ignores signals that the host lives by.
#include "base/hostile.h"

void misbehave(void) {
   signal(SIGCHLD, SIG_IGN);
   signal(SIGPIPE, SIG_IGN);
   signal(SIGTERM, SIG_IGN);
}
