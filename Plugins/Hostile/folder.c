// Goes to another folder.
#include "base/hostile.h"

void misbehave(void) { (void)!chdir("/"); }
