// Starts a program by posix_spawn, which blocks every signal meanwhile.
#include "base/hostile.h"

#include <spawn.h>
#include <sys/wait.h>

void misbehave(void) {
   char *arguments[] = {"true", NULL}, *environment[] = {NULL};
   pid_t program;
   if (posix_spawn(&program, "/bin/true", NULL, NULL, arguments, environment) == 0) {
      waitpid(program, NULL, 0);
   }
}
