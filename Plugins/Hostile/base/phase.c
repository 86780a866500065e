// Which phase a library goes wrong in.
#include "hostile.h"

const enum hostile_phase hostile_phase = HOSTILE_PHASE;
