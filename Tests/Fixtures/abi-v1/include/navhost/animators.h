// "navhost.animators/1": property animators and keyframes. An extension: a host may lack it.
//
// A property animator is a bracket that can be started, paused, scrubbed, turned round and ended
// early. What is recorded for it is set in the model at once, and shown as far as the animator is.
// Its values are properties (NAV_ANIMATOR_…): fraction, reversed, how it scrubs, state, running.
#ifndef NAVHOST_ANIMATORS_H
#define NAVHOST_ANIMATORS_H

#include <navhost/base.h>
#include <navhost/motion.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_ANIMATORS "navhost.animators/1"

enum { // NAV_ANIMATOR_STATE
   NAV_ANIMATOR_INACTIVE = 0, // not started, or finished: can be filled and started
   NAV_ANIMATOR_ACTIVE = 1,   // runs or is paused
   NAV_ANIMATOR_STOPPED = 2,  // waits for `finish`
};
enum { // where an animator left its values
   NAV_POSITION_NONE = -1, // it never finished: only let go of `user`
   NAV_POSITION_END = 0,
   NAV_POSITION_START = 1,
   NAV_POSITION_CURRENT = 2,
};

// Comes exactly once: when the run finishes, or with NAV_POSITION_NONE when it never will (stopped
// without finishing, the animator or the host gone). `user` goes over with the call. Opens phase F.
typedef nav_status_t (*nav_animator_fn)(void *NAV_NULLABLE user, int32_t position);

typedef struct nav_animators {
   uint32_t struct_size;
   uint32_t reserved;
   // Makes an inactive animator with one count; delay, repetition and `completion` of the spec are
   // not for animators and stay 0. The host holds the peer while it runs. One that is released
   // while paused or stopped ends where it is, and is noted: iOS throws. [M]
   nav_status_t (*animator)(const nav_host_t *host, const nav_animation_spec_t *spec,
                            const nav_peer_t *NAV_NULLABLE peer, nav_animation_t *out);
   // What is set between the two goes by the animator, over what is left of its way less
   // `delay_factor` of that (0 to 1). An inactive one becomes active and is paused. The values
   // fade out together with those recorded before. One left open at the end of a callback is
   // closed, and noted. [W]
   nav_status_t (*record_begin)(const nav_host_t *host, nav_animation_t animator,
                                double delay_factor);
   nav_status_t (*record_end)(const nav_host_t *host, nav_animation_t animator);
   // Runs to the end that is ahead, after a delay in seconds; an inactive one from its beginning. [W]
   nav_status_t (*start)(const nav_host_t *host, nav_animation_t animator, double delay);
   // Holds it; an inactive one becomes active at its beginning. [W]
   nav_status_t (*pause)(const nav_host_t *host, nav_animation_t animator);
   // Goes on to the end that is ahead. A null `timing` keeps the curve, else the rest goes by the
   // other one; `duration_factor` is of the whole duration, 0 the time that is left. [W]
   nav_status_t (*resume)(const nav_host_t *host, nav_animation_t animator,
                          const nav_animation_spec_t *NAV_NULLABLE timing, double duration_factor);
   // Leaves the values where they are seen: the model has them now. Without finishing the animator
   // is inactive again, else stopped. NAV_IGNORED unless active. [W]
   nav_status_t (*stop)(const nav_host_t *host, nav_animation_t animator,
                        int32_t without_finishing);
   // Ends a stopped animator with its values at a NAV_POSITION_…; the completions come before this
   // returns. [F]
   nav_status_t (*finish)(const nav_host_t *host, nav_animation_t animator, int32_t position);
   // Adds a function to be called at the end of this run; they come in the order added. [W]
   nav_status_t (*add_completion)(const nav_host_t *host, nav_animation_t animator,
                                  nav_animator_fn completion, void *NAV_NULLABLE user);
   // A part of the innermost open bracket, of an animator or of `motion`: what is set in it moves
   // from `start` for `duration`, both from 0 to 1 of the bracket's time along its curve. [W]
   nav_status_t (*keyframe_begin)(const nav_host_t *host, double start, double duration);
   nav_status_t (*keyframe_end)(const nav_host_t *host);
} nav_animators_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
