// Breaks abi.thread: the ETA card is taken out of the map on a thread of the plugin's own.
//
// The host refuses the call, and the card stays.
#include <pthread.h>

#include "../base/delegate.h"

static void *remove_card(void *user) {
   nav.views->remove(nav.host, ((delegate_t *)user)->eta); // blamed: abi.thread
   return NULL;
}

static void remove_on_thread(delegate_t *d) {
   pthread_t thread;
   if (pthread_create(&thread, NULL, remove_card, d) == 0) pthread_join(thread, NULL);
}

#define HOOK_AFTER_START remove_on_thread

#include "../base/delegate.c"
