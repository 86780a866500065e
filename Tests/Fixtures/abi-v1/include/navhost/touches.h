// "navhost.touches/1": which view a touch reaches. An extension: a host may lack it.
//
// Points are in the space of the view that is asked. A view of the plugin's that wants
// NAV_WANTS_POINT_INSIDE or NAV_WANTS_HIT_TEST is asked itself, also where it stands below another.
// Views that are animated take no touch, nor does anything below them, until all their animations
// are over or those left allow it (NAV_ANIMATION_ALLOW_INTERACTION, NAV_ANIMATOR_INTERACTION).
#ifndef NAVHOST_TOUCHES_H
#define NAVHOST_TOUCHES_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_TOUCHES "navhost.touches/1"

typedef struct nav_touches {
   uint32_t struct_size;
   uint32_t reserved;
   // The view that a touch reaches: this one or one below it; NAV_NONE where none takes it. What
   // is inside a view of the SDK's isn't told: it is the SDK's view itself. [R]
   nav_status_t (*hit_test)(const nav_host_t *host, nav_view_t view, const nav_point_t *point,
                            nav_view_t *out);
   // 1 when the point counts as inside the view. [R]
   nav_status_t (*point_inside)(const nav_host_t *host, nav_view_t view, const nav_point_t *point,
                                int32_t *out);
   // What the host itself does for a view: `super.…` inside an override. Those below are asked. [R]
   nav_status_t (*base_hit_test)(const nav_host_t *host, nav_view_t view, const nav_point_t *point,
                                 nav_view_t *out);
   nav_status_t (*base_point_inside)(const nav_host_t *host, nav_view_t view,
                                     const nav_point_t *point, int32_t *out);
} nav_touches_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
