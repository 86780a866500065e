// Breaks process.hang: startGuidance never returns.
//
// Callbacks run on the main thread: the map stands still, and so does every button.
#include "../../Hostile/hang-in-start/hang-in-start.c"
