// Waits for a lock that it holds itself.
#include "base/hostile.h"

#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void misbehave(void) {
   pthread_mutex_lock(&lock);
   pthread_mutex_lock(&lock);
}
