#ifndef NAVHOST_CARGUMENTS_H
#define NAVHOST_CARGUMENTS_H

#include <getopt.h>

// getopt keeps its place in global variables, which Swift can't read safely: these do.

// Starts at the beginning, and leaves the messages to the caller.
void arguments_restart(void);

// The value of the option just read, or null. Points into the arguments.
const char *_Nullable arguments_value(void);

// The place of the next argument; after the last option, of the first operand.
int arguments_position(void);

// The option that was refused: its code, or 0 when it is unknown or ambiguous.
int arguments_refused(void);

#endif
