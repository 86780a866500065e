// Breaks prompt.shown: prompts go behind everything else, and the ETA card covers them.
//
// A prompt warns of something on the road right now. It has to be in front, since it rests where
// the ETA card stands.
#include "../base/delegate.h"

#define PROMPT_INDEX 0

#include "../base/delegate.c"
