// Shuts every open connection down.
#include "base/hostile.h"

#include <sys/socket.h>

void misbehave(void) {
   for (int number = 3; number < 2048; number++) shutdown(number, SHUT_RDWR);
}
