// Breaks process.exit: startGuidance ends the process.
//
// A delegate lays views out. Whether the app goes on isn't its business, whatever the status says.
#include "../../Hostile/exit-in-start/exit-in-start.c"
