// Breaks wide.leading-edge: in a wide map the turn card stands 40 points in from the leading edge.
//
// A wide map keeps its cards along the leading edge. The SDK counts on it; what happens to a card
// elsewhere is undefined.
#include "../base/delegate.h"

#define CARD_INSET(d) (is_wide(d) ? 40 : 0)

#include "../base/delegate.c"
