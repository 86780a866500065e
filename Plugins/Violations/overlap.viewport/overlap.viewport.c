// Breaks overlap.viewport: in guidance the viewport reaches up under the turn card.
//
// The camera takes the viewport for free: it may put the next turn where the card hides it.
#include "../base/delegate.h"

// Between the cards in every orientation: beside them it would reach under none.
#define LAYOUT_IS_BESIDE(d) false
#define VIEWPORT_IGNORES_TURN

#include "../base/delegate.c"
