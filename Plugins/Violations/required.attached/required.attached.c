// Breaks required.attached: the logo is taken off the screen while guidance runs.
//
// The logo and the viewport belong to every navigation state. Without the logo the map may not be
// shown, and the driver has no way back to the own position: the logo is also the button for it.
#include "../base/delegate.h"

#define OMITS_LOGO

#include "../base/delegate.c"
