// Refuses what it is asked for.
#include "base/hostile.h"

#include <stdint.h>

extern int32_t hostile_answer;

void misbehave(void) { hostile_answer = -1; }
