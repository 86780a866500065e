// Breaks cleanup.disable: a layout guide stays on the map when navigation is disabled.
//
// A guide can't be seen, but it isn't the map's: an app that enables and disables navigation many
// times collects them, and whoever lists the map's guides finds strangers.
#include "../base/delegate.h"

#define KEEPS_GUIDE

#include "../base/delegate.c"
