// Leaves a timer of its own running, one that signals nobody.
#include "base/hostile.h"

#include <time.h>

void misbehave(void) {
   struct sigevent silent = {.sigev_notify = SIGEV_NONE};
   const struct itimerspec often = {{1, 0}, {1, 0}};
   timer_t timer;
   if (timer_create(CLOCK_MONOTONIC, &silent, &timer) == 0) timer_settime(timer, 0, &often, NULL);
}
