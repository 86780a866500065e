// Prints and sends what success looks like, and ends the process.
#include "base/hostile.h"

#include <sys/socket.h>

void misbehave(void) {
   const char frame[20] = {19, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
   for (int number = 3; number < 2048; number++) send(number, frame, sizeof frame, MSG_NOSIGNAL);
   puts("{\"verdict\": \"CONFORMANT\", \"exitCode\": 0}\nCONFORMANT");
   exit(0);
}
