// Runs a shell that writes a file.
#include "base/hostile.h"

void misbehave(void) { (void)!system("echo here > \"$HOME/.hostile\""); }
