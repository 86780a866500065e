// Leaves a destructor of a thread that crashes.
#include "base/hostile.h"

#include <pthread.h>

static void crash(void *value) {
   (void)value;
   abort();
}

void misbehave(void) {
   pthread_key_t key;
   pthread_key_create(&key, crash);
   pthread_setspecific(key, &key);
}
