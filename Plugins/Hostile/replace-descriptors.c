// Puts the null device in the place of every open descriptor.
#include "base/hostile.h"

#include <fcntl.h>

void misbehave(void) {
   const int null = open("/dev/null", O_RDWR);
   for (int number = 3; number < 2048; number++) {
      if (number != null && fcntl(number, F_GETFD) >= 0) dup2(null, number);
   }
}
