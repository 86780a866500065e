// Makes a folder in the home folder.
#include "base/hostile.h"

#include <sys/stat.h>

void misbehave(void) {
   char path[4096];
   snprintf(path, sizeof path, "%s/.hostile-cache", getenv("HOME"));
   mkdir(path, 0700);
}
