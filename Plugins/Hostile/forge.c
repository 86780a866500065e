// Writes a last word of its own making to every descriptor.
#include "base/hostile.h"

#include <sys/socket.h>

void misbehave(void) {
   // A frame of the kind "done", with a nonce that was guessed, and a count of no messages.
   const char frame[20] = {19, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8};
   for (int number = 3; number < 2048; number++) send(number, frame, sizeof frame, MSG_NOSIGNAL);
}
