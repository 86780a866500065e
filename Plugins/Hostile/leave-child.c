// Leaves a process behind: a double fork, a session of its own, no ear for SIGTERM.
#include "base/hostile.h"

#include <sys/wait.h>

void misbehave(void) {
   const pid_t first = fork();
   if (first > 0) {
      waitpid(first, NULL, 0);
      return;
   }
   setsid();
   signal(SIGTERM, SIG_IGN);
   if (fork() != 0) _exit(0);
   for (;;) pause();
}
