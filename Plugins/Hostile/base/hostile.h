// A delegate that does one bad thing in one phase of its life.
//
// A library is linked from three objects: the base, a behaviour (a file of this folder that defines
// misbehave) and a phase (phase.c with HOSTILE_PHASE). Which pairs there are, and what navhost has
// to say of each, stands in expected.tsv.
#ifndef HOSTILE_H
#define HOSTILE_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <navhost/navhost.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum hostile_phase { constructor, negotiate, use, create, callback, destroy, farewell, destructor };

extern const enum hostile_phase hostile_phase;

#ifdef __cplusplus
extern "C" {
#endif
void misbehave(void);

// The host that is bound, from the phase "create" on.
const nav_core_t *hostile_host(void);

// A view of the delegate's own; zero bits where the host makes none.
nav_view_t hostile_view(void);
#ifdef __cplusplus
}
#endif

#endif
