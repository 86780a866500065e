// Leaves an alarm that kills in a moment.
#include "base/hostile.h"

#include <sys/time.h>

void misbehave(void) {
   const struct itimerval soon = {.it_value = {.tv_usec = 300000}};
   setitimer(ITIMER_REAL, &soon, NULL);
}
