// Forks a child that writes into the home folder.
#include "base/hostile.h"

#include <sys/wait.h>

void misbehave(void) {
   const pid_t child = fork();
   if (child != 0) {
      waitpid(child, NULL, 0);
      return;
   }
   char path[4096];
   snprintf(path, sizeof path, "%s/.hostile", getenv("HOME"));
   FILE *file = fopen(path, "w");
   if (file) fclose(file);
   _exit(0);
}
