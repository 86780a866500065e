// Asks to be traced, as against a debugger.
#include "base/hostile.h"

#include <sys/ptrace.h>

void misbehave(void) { ptrace(PTRACE_TRACEME, 0, NULL, NULL); }
