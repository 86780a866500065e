// "navhost.stacks/1": the members of a stack. Core.
//
// A hiding stack sets its members in one column and hides those at the end of the list for which
// the height is too short; they come back when there is room again. It sets `hidden` on its
// members: nobody else does.
//
// A stack view (NAV_VIEW_STACK) arranges its members in a row or a column. It never sets `hidden`,
// and closes the gap that a hidden member leaves.
#ifndef NAVHOST_STACKS_H
#define NAVHOST_STACKS_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_STACKS "navhost.stacks/1"

enum { // `which` of a custom spacing
   NAV_SPACING_DEFAULT = 0, // the stack's own
   NAV_SPACING_SYSTEM = 1,
   NAV_SPACING_POINTS = 2,
};

typedef struct nav_stacks {
   uint32_t struct_size;
   uint32_t reserved;
   // Replaces all members. New ones become subviews; those left out leave a hiding stack, and stay
   // subviews of a stack view. [T]
   nav_status_t (*set_members)(const nav_host_t *host, nav_view_t stack,
                               const nav_view_t *NAV_NULLABLE list, uint32_t count);
   // One more, at `index` (-1: last); one fewer, which stays a subview. [T]
   nav_status_t (*insert_member)(const nav_host_t *host, nav_view_t stack, nav_view_t member,
                                 int32_t index);
   nav_status_t (*remove_member)(const nav_host_t *host, nav_view_t stack, nav_view_t member);
   // In the stack's order. [R]
   nav_status_t (*members)(const nav_host_t *host, nav_view_t stack, nav_view_t *NAV_NULLABLE out,
                           uint32_t capacity, uint32_t *count);
   // The spacing after one member of a stack view; `points` counts with NAV_SPACING_POINTS alone. It
   // goes when the member does. [W], [R]
   nav_status_t (*set_custom_spacing)(const nav_host_t *host, nav_view_t stack, nav_view_t member,
                                      int32_t which, double points);
   nav_status_t (*custom_spacing)(const nav_host_t *host, nav_view_t stack, nav_view_t member,
                                  int32_t *which, double *points);
} nav_stacks_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
