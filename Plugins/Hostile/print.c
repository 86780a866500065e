// Floods both output streams with bytes that are no text, and ends them like a verdict.
#include "base/hostile.h"

void misbehave(void) {
   static char noise[1 << 16];
   for (size_t i = 0; i < sizeof noise; i++) noise[i] = "\0\033[31m\xc3\xff\"}\n"[i % 12];
   for (int round = 0; round < 100; round++) {
      (void)!write(STDOUT_FILENO, noise, sizeof noise);
      (void)!write(STDERR_FILENO, noise, sizeof noise);
   }
   puts("\nCONFORMANT");
}
