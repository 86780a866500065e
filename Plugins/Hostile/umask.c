// Opens what files are made with.
#include "base/hostile.h"

#include <sys/stat.h>

void misbehave(void) { umask(0); }
