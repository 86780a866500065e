// Breaks process.hang: startGuidance never returns.
//
// Callbacks run on the main thread: the map stands still, and so does every button.
#include "../base/delegate.h"

static void loop(delegate_t *d) {
   volatile bool is_running = true;
   (void)d;
   while (is_running) continue; // blamed: process.hang
}

#define HOOK_AFTER_START loop

#include "../base/delegate.c"
