// Breaks process.crash: a null pointer is written through in startGuidance.
//
// On the road the whole app would go down with the delegate.
#include "../../Hostile/crash-in-start/crash-in-start.c"
