// Breaks cleanup.order: stop brings the ready layout back first and cleans guidance up second.
//
// In between both layouts hold the logo and the viewport. Whatever asks for a layout pass at that
// moment meets constraints that contradict each other.
#include "../base/delegate.h"

#define READY_BEFORE_CLEAN

#include "../base/delegate.c"
