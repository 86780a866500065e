// navhost C ABI: everything a layout delegate needs. See base.h for the rules that hold
// everywhere, then delegate.h and negotiate.h, then one header a table.
#ifndef NAVHOST_NAVHOST_H
#define NAVHOST_NAVHOST_H

#include <navhost/animators.h>
#include <navhost/base.h>
#include <navhost/core.h>
#include <navhost/delegate.h>
#include <navhost/diagnostics.h>
#include <navhost/layout.h>
#include <navhost/legacy.h>
#include <navhost/map.h>
#include <navhost/motion.h>
#include <navhost/navigator.h>
#include <navhost/negotiate.h>
#include <navhost/note.h>
#include <navhost/objects.h>
#include <navhost/properties.h>
#include <navhost/stacks.h>
#include <navhost/text.h>
#include <navhost/touches.h>
#include <navhost/views.h>
#include <navhost/work.h>

#endif
