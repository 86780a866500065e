// Leaves a thread running.
#include "base/hostile.h"

#include <pthread.h>

static void *work(void *argument) {
   (void)argument;
   for (;;) pause();
   return NULL;
}

void misbehave(void) {
   pthread_t thread;
   pthread_create(&thread, NULL, work, NULL);
}
