// Writes a file into the home folder.
#include "base/hostile.h"

void misbehave(void) {
   char path[4096];
   const char *home = getenv("HOME");
   snprintf(path, sizeof path, "%s/.hostile", home ? home : "/tmp");
   FILE *file = fopen(path, "w");
   if (!file) return;
   fputs("here\n", file);
   fclose(file);
}
