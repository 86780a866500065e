// Crashes on a thread of its own.
#include "base/hostile.h"

#include <pthread.h>

static void *work(void *argument) {
   int *volatile nowhere = argument;
   *(volatile int *)nowhere = 1;
   return NULL;
}

void misbehave(void) {
   pthread_t thread;
   pthread_create(&thread, NULL, work, NULL);
   pthread_join(thread, NULL);
}
