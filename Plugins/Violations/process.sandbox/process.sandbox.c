// Breaks process.sandbox: startGuidance opens a socket.
//
// Whether there is a network, and how fast, must not decide where a button stands.
#include "../base/delegate.h"

#include <sys/socket.h>
#include <unistd.h>

static void call_home(delegate_t *d) {
   (void)d;
   const int peer = socket(AF_INET, SOCK_DGRAM, 0);
   if (peer >= 0) close(peer);
}

#define HOOK_AFTER_START call_home

#include "../base/delegate.c"
