// "navhost.layout/1": constraints, guides, layout passes. Core.
//
//    first.attribute  (== <= >=)  multiplier × second.attribute + constant,  at a priority
//
// Priorities are in strict order: a higher one is met before a lower one, however many there are;
// within one the sum of the absolute errors is least. 1000 is required.
#ifndef NAVHOST_LAYOUT_H
#define NAVHOST_LAYOUT_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_LAYOUT "navhost.layout/1"

enum { // the numbers of NSLayoutConstraint.Attribute
   NAV_ATTRIBUTE_NONE = 0,
   NAV_ATTRIBUTE_LEFT = 1,
   NAV_ATTRIBUTE_RIGHT = 2,
   NAV_ATTRIBUTE_TOP = 3,
   NAV_ATTRIBUTE_BOTTOM = 4,
   NAV_ATTRIBUTE_LEADING = 5,
   NAV_ATTRIBUTE_TRAILING = 6,
   NAV_ATTRIBUTE_WIDTH = 7,
   NAV_ATTRIBUTE_HEIGHT = 8,
   NAV_ATTRIBUTE_CENTER_X = 9,
   NAV_ATTRIBUTE_CENTER_Y = 10,
   NAV_ATTRIBUTE_LAST_BASELINE = 11,
   NAV_ATTRIBUTE_FIRST_BASELINE = 12,
   NAV_ATTRIBUTE_LEFT_MARGIN = 13,
   NAV_ATTRIBUTE_RIGHT_MARGIN = 14,
   NAV_ATTRIBUTE_TOP_MARGIN = 15,
   NAV_ATTRIBUTE_BOTTOM_MARGIN = 16,
   NAV_ATTRIBUTE_LEADING_MARGIN = 17,
   NAV_ATTRIBUTE_TRAILING_MARGIN = 18,
   NAV_ATTRIBUTE_CENTER_X_WITHIN_MARGINS = 19,
   NAV_ATTRIBUTE_CENTER_Y_WITHIN_MARGINS = 20,
};
enum { NAV_RELATION_AT_MOST = -1, NAV_RELATION_EQUAL = 0, NAV_RELATION_AT_LEAST = 1 };

enum {
   NAV_CONSTRAINT_MADE_ACTIVE = 1u << 0,   // active from the start
   NAV_CONSTRAINT_SYSTEM_SPACING = 1u << 1, // `multiplier` counts system spacings; see below
};

typedef struct nav_constraint_spec {
   uint32_t struct_size;
   uint32_t flags;
   nav_item_t first, second; // `second` has zero bits with NAV_ATTRIBUTE_NONE
   int32_t first_attribute, second_attribute, relation;
   float priority;
   // With NAV_CONSTRAINT_SYSTEM_SPACING: first = second + multiplier × the system's spacing (8).
   double multiplier, constant;
   nav_string_t identifier; // or nil
   nav_peer_t peer;
} nav_constraint_spec_t;

enum { // which of `system_guide`
   NAV_GUIDE_SAFE_AREA = 0,
   NAV_GUIDE_MARGINS = 1,
   NAV_GUIDE_READABLE = 2, // the margins, in a wide view at most 920 points apart
};

enum { // bits of `ambiguous`: what isn't determined
   NAV_AMBIGUOUS_X = 1u << 0,
   NAV_AMBIGUOUS_Y = 1u << 1,
   NAV_AMBIGUOUS_WIDTH = 1u << 2,
   NAV_AMBIGUOUS_HEIGHT = 1u << 3,
};

typedef struct nav_layout {
   uint32_t struct_size;
   uint32_t reserved;
   // Makes a constraint, or `count` of them: all or none. What iOS refuses with an exception (an
   // edge without a partner, a size with a position, leading with left, a priority outside 1 to
   // 1000, a constant that isn't finite) gives NAV_ERR_EXCEPTION with Apple's words. [M]
   nav_status_t (*constraint)(const nav_host_t *host, const nav_constraint_spec_t *spec,
                              nav_constraint_t *out);
   nav_status_t (*constraints)(const nav_host_t *host, const nav_constraint_spec_t *specs,
                               uint32_t count, nav_constraint_t *out);
   // Activates or deactivates all of the list; those that are so already stay so. A constraint
   // is held by the nearest common ancestor of its items; without one NAV_ERR_EXCEPTION, and none
   // of the list is changed. [T]
   nav_status_t (*set_active)(const nav_host_t *host, const nav_constraint_t *list,
                              uint32_t count, int32_t active);
   // UIKit's addConstraint and removeConstraint: on a holder of the caller's choice. [T]
   nav_status_t (*install)(const nav_host_t *host, nav_view_t holder, nav_constraint_t constraint);
   nav_status_t (*uninstall)(const nav_host_t *host, nav_view_t holder,
                             nav_constraint_t constraint);
   // What the constraint was made of, with its present constant, priority and activity. [R]
   nav_status_t (*constraint_read)(const nav_host_t *host, nav_constraint_t constraint,
                                   nav_constraint_spec_t *out);
   // The view that holds it, NAV_NONE while inactive. [R]
   nav_status_t (*holder)(const nav_host_t *host, nav_constraint_t constraint, nav_view_t *out);
   // What a view holds, oldest first. [R]
   nav_status_t (*constraints_of)(const nav_host_t *host, nav_view_t view,
                                  nav_constraint_t *NAV_NULLABLE out, uint32_t capacity,
                                  uint32_t *count);
   // Which of the view's position and size the constraints leave open. [R]
   nav_status_t (*ambiguous)(const nav_host_t *host, nav_view_t view, uint32_t *out);
   // A guide: an item without drawing. The plugin has one count. [M]
   nav_status_t (*guide)(const nav_host_t *host, const nav_peer_t *NAV_NULLABLE peer,
                         nav_guide_t *out);
   // Adding again is nothing, another owner means moving; removal deactivates what names it. [T]
   nav_status_t (*guide_add)(const nav_host_t *host, nav_view_t view, nav_guide_t guide);
   nav_status_t (*guide_remove)(const nav_host_t *host, nav_view_t view, nav_guide_t guide);
   // The view that the guide was added to, or NAV_NONE. [R]
   nav_status_t (*guide_owner)(const nav_host_t *host, nav_guide_t guide, nav_view_t *out);
   // The guides added to a view, not the system's. [R]
   nav_status_t (*guides_of)(const nav_host_t *host, nav_view_t view,
                             nav_guide_t *NAV_NULLABLE out, uint32_t capacity, uint32_t *count);
   // A view's safe-area, margins or readable guide: the same handle each time. [R]
   nav_status_t (*system_guide)(const nav_host_t *host, nav_view_t view, int32_t which,
                                nav_guide_t *out);
   // Lays out the subtree of `view` now, if anything is pending. [P]
   nav_status_t (*layout_if_needed)(const nav_host_t *host, nav_view_t view);
   nav_status_t (*update_constraints_if_needed)(const nav_host_t *host, nav_view_t view);
   // What a view would like to be, given a proposal. Goes through an override. [R]
   nav_status_t (*size_that_fits)(const nav_host_t *host, nav_view_t view,
                                  const nav_size_t *proposal, nav_size_t *out);
   // The smallest size that meets the view's constraints, with `target` wished for at the two
   // priorities; nothing is moved. [P]
   nav_status_t (*fitting_size)(const nav_host_t *host, nav_view_t view, const nav_size_t *target,
                                double horizontal, double vertical, nav_size_t *out);
} nav_layout_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
