// "navhost.motion/1": animations on the host's clock. Core.
//
// Brackets: what is set between `begin` and `commit` animates; they nest. The model has the new
// value at once, the presentation moves there. Position and size are additive, as on iOS: each
// animation adds (old - new), fading to 0, so that two of them running at once blend.
#ifndef NAVHOST_MOTION_H
#define NAVHOST_MOTION_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_MOTION "navhost.motion/1"

enum { // kinds of timing; an open set
   NAV_ANIMATION_NONE = 0,       // performWithoutAnimation
   NAV_ANIMATION_CURVE = 1,      // by `curve`
   NAV_ANIMATION_SPRING = 2,     // by `damping_ratio` and `initial_velocity`
   NAV_ANIMATION_CUBIC = 3,      // by `timing`: x1, y1, x2, y2; the xs from 0 to 1
   NAV_ANIMATION_PHYSICS = 4,    // by `timing`: mass, stiffness, damping; takes its own time
   NAV_ANIMATION_BOUNCE = 5,     // by `timing`: bounce from -1 to below 1; `duration` is perceived
   NAV_ANIMATION_TRANSITION = 6, // a cross-dissolve: sets at once, ends after `duration`
};
enum { NAV_CURVE_EASE_IN_OUT = 0, NAV_CURVE_EASE_IN = 1, NAV_CURVE_EASE_OUT = 2,
       NAV_CURVE_LINEAR = 3 };
enum {
   NAV_ANIMATION_LAYOUT_SUBVIEWS = 1u << 0,    // of what moves, before `commit` or `keyframe_end`
   NAV_ANIMATION_ALLOW_INTERACTION = 1u << 1,  // touches reach what moves
   NAV_ANIMATION_FROM_CURRENT = 1u << 2,       // not additive: starts from what is seen
   NAV_ANIMATION_OVERRIDE_DURATION = 1u << 3,  // of the enclosing bracket
   NAV_ANIMATION_OVERRIDE_CURVE = 1u << 4,
   NAV_ANIMATION_REPEAT = 1u << 5,       // `repeat_count` times; 0 is for ever
   NAV_ANIMATION_AUTOREVERSE = 1u << 6,  // each run goes back; at the end the model is shown
   NAV_ANIMATION_VELOCITY_Y = 1u << 7,   // `initial_velocity` is along x, `velocity_y` along y
   // One of these for the bracket's keyframes; without any, values move evenly within each.
   NAV_CALCULATION_DISCRETE = 1u << 8,     // values jump at the end of each keyframe
   NAV_CALCULATION_PACED = 2u << 8,        // at one speed through all of them
   NAV_CALCULATION_CUBIC = 3u << 8,        // along a curve through all values
   NAV_CALCULATION_CUBIC_PACED = 4u << 8,  // along that curve at one speed
   NAV_CALCULATION_MASK = 7u << 8,         // the bits of these
};

// Comes exactly once, when every animation of the bracket has ended; `finished` is 0 when one was
// removed before its end. `user` goes over with the call. Opens phase F.
typedef nav_status_t (*nav_completion_fn)(void *NAV_NULLABLE user, int32_t finished);

typedef struct nav_animation_spec {
   uint32_t struct_size;
   uint32_t options;
   int32_t kind;
   int32_t curve;
   double duration, delay;           // seconds
   double damping_ratio;             // of a spring: 0 to 1, 1 doesn't swing
   double initial_velocity;          // of any spring: in whole distances a second
   nav_completion_fn NAV_NULLABLE completion;
   void *NAV_NULLABLE user;
   // From here on 0 where `struct_size` leaves it out.
   double timing[4];
   double velocity_y;   // positions and sizes; all else goes by `initial_velocity`
   double repeat_count; // runs; with autoreverse there and back is one
} nav_animation_spec_t;

// The size of a spec that ends with `user`: the least that is taken.
#define NAV_ANIMATION_SPEC_SIZE 64

typedef struct nav_motion {
   uint32_t struct_size;
   uint32_t reserved;
   // Opens a bracket. A duration of 0 or less sets at once; the completion still comes. [W]
   nav_status_t (*begin)(const nav_host_t *host, const nav_animation_spec_t *spec,
                         nav_animation_t *out);
   // Closes the innermost bracket, which must be this one. One left open at the end of a callback
   // is closed, and noted. [W]
   nav_status_t (*commit)(const nav_host_t *host, nav_animation_t animation);
   // Ends the animations of a view at once, at the model's values. [W]
   nav_status_t (*remove_animations)(const nav_host_t *host, nav_view_t view);
   // Whether brackets animate at all. [W], [R]
   nav_status_t (*set_enabled)(const nav_host_t *host, int32_t enabled);
   nav_status_t (*enabled)(const nav_host_t *host, int32_t *out);
   // The timing of the innermost open bracket, or NAV_NONE. Bounce comes as physics. [R]
   nav_status_t (*inherited)(const nav_host_t *host, nav_animation_spec_t *out);
   // How many animations of a view are running. [R]
   nav_status_t (*running)(const nav_host_t *host, nav_view_t view, uint32_t *out);
} nav_motion_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
