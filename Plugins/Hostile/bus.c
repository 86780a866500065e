// Reads past the end of a mapped file.
#include "base/hostile.h"

#include <sys/mman.h>

void misbehave(void) {
   const int file = memfd_create("short", 0);
   if (file < 0) return;
   volatile char *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
   (void)page[0];
}
