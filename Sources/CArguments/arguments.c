#include "CArguments.h"

void arguments_restart(void)
{
   optind = 0;  // the GNU way to start over, which also forgets a half-read cluster
   opterr = 0;
}

const char *arguments_value(void) { return optarg; }

int arguments_position(void) { return optind; }

int arguments_refused(void) { return optopt; }
