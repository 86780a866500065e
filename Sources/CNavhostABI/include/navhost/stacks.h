// "navhost.stacks/1": the members of a stack. Core.
//
// A hiding stack sets its members in one column and hides those at the end of the list for which
// the height is too short; they come back when there is room again. It sets `hidden` on its
// members: nobody else does.
#ifndef NAVHOST_STACKS_H
#define NAVHOST_STACKS_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_STACKS "navhost.stacks/1"

typedef struct nav_stacks {
   uint32_t struct_size;
   uint32_t reserved;
   // Replaces all members. New ones become subviews; those left out leave the stack. [T]
   nav_status_t (*set_members)(const nav_host_t *host, nav_view_t stack,
                               const nav_view_t *NAV_NULLABLE list, uint32_t count);
   // One more, at `index` (-1: last); one fewer, which stays a subview. [T]
   nav_status_t (*insert_member)(const nav_host_t *host, nav_view_t stack, nav_view_t member,
                                 int32_t index);
   nav_status_t (*remove_member)(const nav_host_t *host, nav_view_t stack, nav_view_t member);
   // In the stack's order. [R]
   nav_status_t (*members)(const nav_host_t *host, nav_view_t stack, nav_view_t *NAV_NULLABLE out,
                           uint32_t capacity, uint32_t *count);
} nav_stacks_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
