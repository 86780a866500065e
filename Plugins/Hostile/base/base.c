// Everything but the bad thing: the violations' delegate, with misbehave called in the phase chosen.
#include "hostile.h"

#include "../../Violations/base/delegate.h"

// What negotiation and `make` answer.
nav_status_t hostile_answer = NAV_OK;

static void reach(enum hostile_phase phase) {
   if (phase == hostile_phase) misbehave();
}

__attribute__((constructor)) static void load(void) { reach(constructor); }
__attribute__((destructor)) static void unload(void) { reach(destructor); }

static void negotiating(uint32_t purpose) {
   if (purpose == NAV_PURPOSE_PROBE) reach(negotiate);
   if (purpose == NAV_PURPOSE_USE) reach(use);
}

#define HOOK_IN_NEGOTIATE(purpose) negotiating(purpose)
#define HOOK_IN_MAKE() reach(create)
#define ANSWER hostile_answer
#define HOOK_AFTER_START(d) ((void)(d), reach(callback))
#define HOOK_IN_LAST_RELEASE() reach(destroy)
#define HOOK_IN_CLOSE() reach(farewell)

#include "../../Violations/base/delegate.c"

const nav_core_t *hostile_host(void) { return &nav; }

nav_view_t hostile_view(void) {
   const nav_view_spec_t spec = {.struct_size = sizeof spec};
   nav_view_t view = {0};
   (void)nav.views->make(nav.host, &spec, &view);
   return view;
}
