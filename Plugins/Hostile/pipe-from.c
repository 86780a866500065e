// Reads what a program prints.
#include "base/hostile.h"

void misbehave(void) {
   FILE *pipe = popen("echo hello", "r");
   if (!pipe) return;
   char line[16];
   (void)!fgets(line, sizeof line, pipe);
   pclose(pipe);
}
