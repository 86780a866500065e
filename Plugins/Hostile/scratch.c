// Fills the folder for temporary files: deep, unreadable, and with what is left of an earlier case.
#include "base/hostile.h"

#include <fcntl.h>
#include <sys/stat.h>

void misbehave(void) {
   const char *scratch = getenv("TMPDIR");
   char path[4096];
   snprintf(path, sizeof path, "%s/once", scratch);
   // Aborts when a file of an earlier case is still there, or when it can't be made.
   const int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0);
   if (file < 0) abort();
   close(file);
   int folder = open(scratch, O_RDONLY | O_DIRECTORY);
   for (int depth = 0; depth < 300; depth++) {
      if (mkdirat(folder, "deeper", 0700) != 0) abort();
      const int below = openat(folder, "deeper", O_RDONLY | O_DIRECTORY);
      close(folder);
      folder = below;
   }
   mkdirat(folder, "closed", 0);
   close(folder);
}
