// Breaks prompt.clear: a prompt rests above the map's edge, and the content doesn't make room.
//
// It then covers the viewport's lower part, where the vehicle is drawn, and the logo and the
// buttons in its corners.
#include "../base/delegate.h"

#define PROMPT_LIFT 64
#define PROMPT_LETS_CONTENT_STAY

#include "../base/delegate.c"
