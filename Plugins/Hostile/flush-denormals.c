// Takes the smallest numbers for zero, as -ffast-math does.
#include "base/hostile.h"

#include <immintrin.h>

void misbehave(void) { _mm_setcsr(_mm_getcsr() | 0x8040); }
