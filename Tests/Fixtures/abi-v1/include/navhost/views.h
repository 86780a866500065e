// "navhost.views/1": views and their hierarchy. Core.
#ifndef NAVHOST_VIEWS_H
#define NAVHOST_VIEWS_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_VIEWS "navhost.views/1"

enum { // the kinds of view that a plugin can make; an open set
   NAV_VIEW_PLAIN = 0,
   NAV_VIEW_LABEL = 1,
   NAV_VIEW_STACK = 2, // UIKit's stack view
   NAV_VIEW_HIDING_STACK = 6,
};

// Which callbacks a view wants. One whose bit is clear isn't called, whatever the table holds.
enum {
   NAV_WANTS_LAYOUT = 1u << 0,
   NAV_WANTS_UPDATE_CONSTRAINTS = 1u << 1,
   NAV_WANTS_MOVES = 1u << 2,    // will_move, did_move
   NAV_WANTS_CHILDREN = 1u << 3, // did_add, will_remove
   NAV_WANTS_INSETS = 1u << 4,
   NAV_WANTS_INTRINSIC_SIZE = 1u << 5,
   NAV_WANTS_SIZE_THAT_FITS = 1u << 6,
   NAV_WANTS_POINT_INSIDE = 1u << 7,
   NAV_WANTS_HIT_TEST = 1u << 8,
   NAV_WANTS_BASELINES = 1u << 9,
};

enum { NAV_MOVE_SUPERVIEW = 0, NAV_MOVE_WINDOW = 1 };         // `which` of the moves
enum { NAV_INSETS_MARGINS = 0, NAV_INSETS_SAFE_AREA = 1 };    // `which` of insets_changed
enum { NAV_BASELINE_FIRST = 0, NAV_BASELINE_LAST = 1 };       // `which` of baseline_view
enum { NAV_NEEDS_LAYOUT = 1u << 0, NAV_NEEDS_CONSTRAINTS = 1u << 1,
       NAV_NEEDS_INTRINSIC_SIZE = 1u << 2 };

// The host calls a view of the plugin's. `user` is the peer's. NAV_PASS asks for what the host
// does for this kind of view; an error is treated alike, and noted.
typedef struct nav_view_callbacks {
   uint32_t struct_size;
   uint32_t reserved;
   // Phase L. UIKit's layoutSubviews: the frames of the subviews are set.
   nav_status_t (*NAV_NULLABLE layout)(void *NAV_NULLABLE user);
   // Phase L. UIKit's updateConstraints, leaves first.
   nav_status_t (*NAV_NULLABLE update_constraints)(void *NAV_NULLABLE user);
   // Phase L. `to` has zero bits when the view leaves.
   nav_status_t (*NAV_NULLABLE will_move)(void *NAV_NULLABLE user, nav_view_t to, int32_t which);
   nav_status_t (*NAV_NULLABLE did_move)(void *NAV_NULLABLE user, int32_t which);
   nav_status_t (*NAV_NULLABLE did_add)(void *NAV_NULLABLE user, nav_view_t child);
   nav_status_t (*NAV_NULLABLE will_remove)(void *NAV_NULLABLE user, nav_view_t child);
   // Phase L. Only when they change, after the pass.
   nav_status_t (*NAV_NULLABLE insets_changed)(void *NAV_NULLABLE user, int32_t which);
   // Phase Q. A measure of -1 means none on that axis. Must not depend on the frame.
   nav_status_t (*NAV_NULLABLE intrinsic_size)(void *NAV_NULLABLE user, nav_size_t *out);
   // Phase Q.
   nav_status_t (*NAV_NULLABLE size_that_fits)(void *NAV_NULLABLE user,
                                               const nav_size_t *proposal, nav_size_t *out);
   // From here on null where `struct_size` leaves it out.
   // Phase Q. UIKit's point(inside:with:), in the view's own space; 1 for inside. See touches.h.
   nav_status_t (*NAV_NULLABLE point_inside)(void *NAV_NULLABLE user, const nav_point_t *point,
                                             int32_t *out);
   // Phase Q. UIKit's hitTest(_:with:): the view that takes the touch, zero bits for none.
   nav_status_t (*NAV_NULLABLE hit_test)(void *NAV_NULLABLE user, const nav_point_t *point,
                                         nav_view_t *out);
   // Phase Q. UIKit's forFirstBaselineLayout and forLastBaselineLayout: the view below that lends
   // the baseline. The view itself, or one that isn't below it, is what NAV_PASS is.
   nav_status_t (*NAV_NULLABLE baseline_view)(void *NAV_NULLABLE user, int32_t which,
                                              nav_view_t *out);
} nav_view_callbacks_t;

// The size of the callbacks that end with `size_that_fits`: the least that is taken.
#define NAV_VIEW_CALLBACKS_SIZE 80

typedef struct nav_view_spec {
   uint32_t struct_size;
   uint32_t kind;      // NAV_VIEW_…
   int32_t variant;    // of a hiding stack: NAV_STACK_TOP, _CENTER, _BOTTOM
   int32_t alignment;  // of a hiding stack: NAV_STACK_LEADING, _TRAILING
   uint32_t flags;     // reserved, 0
   uint32_t reserved;
   uint64_t wants;     // NAV_WANTS_…
   nav_rect_t frame;
   const nav_view_callbacks_t *NAV_NULLABLE callbacks; // library lifetime
   nav_peer_t peer;
} nav_view_spec_t;

typedef struct nav_views {
   uint32_t struct_size;
   uint32_t reserved;
   // Makes a view; the plugin has one count of it. [M]
   nav_status_t (*make)(const nav_host_t *host, const nav_view_spec_t *spec, nav_view_t *out);
   // Puts `child` among the subviews of `parent` at `index`, back to front; -1 is the front. It
   // leaves where it was first; within the same parent this is a reorder and keeps constraints.
   // A parent of the SDK's gives NAV_ERR_OWNER. [T]
   nav_status_t (*insert)(const nav_host_t *host, nav_view_t parent, nav_view_t child,
                          int32_t index);
   // Just above (1) or below (0) a sibling; at the front when `sibling` is none of `parent`'s. [T]
   nav_status_t (*insert_beside)(const nav_host_t *host, nav_view_t parent, nav_view_t child,
                                 nav_view_t sibling, int32_t above);
   // Swaps two subviews. [T]
   nav_status_t (*exchange)(const nav_host_t *host, nav_view_t parent, int32_t first,
                            int32_t second);
   // Takes the view out of its superview. Constraints that join its subtree with the rest become
   // inactive and stay so. Without a superview: NAV_IGNORED. [T]
   nav_status_t (*remove)(const nav_host_t *host, nav_view_t view);
   // NAV_NONE where there is none. [R]
   nav_status_t (*superview)(const nav_host_t *host, nav_view_t view, nav_view_t *out);
   nav_status_t (*window)(const nav_host_t *host, nav_view_t view, nav_view_t *out);
   // Back to front. What is inside a view of the SDK's isn't told: an empty list, NAV_NOTED. [R]
   nav_status_t (*subviews)(const nav_host_t *host, nav_view_t view, nav_view_t *NAV_NULLABLE out,
                            uint32_t capacity, uint32_t *count);
   // 1 when `ancestor` is the view or above it. [R]
   nav_status_t (*is_descendant)(const nav_host_t *host, nav_view_t view, nav_view_t ancestor,
                                 int32_t *out);
   // Takes a point (count 2) or a rectangle (4: x, y, width, height) from one view's space to
   // another's; zero bits stand for the window. [R]
   nav_status_t (*convert)(const nav_host_t *host, nav_view_t from, nav_view_t to, double *values,
                           uint32_t count);
   // Marks what the next pass must do anew. [W]
   nav_status_t (*set_needs)(const nav_host_t *host, nav_view_t view, uint32_t needs);
   // Changes which callbacks the view gets. [W]
   nav_status_t (*set_wants)(const nav_host_t *host, nav_view_t view, uint64_t wants);
   // What the host itself does for this kind of view: `super.…` inside an override. [W], [R]
   nav_status_t (*base_layout)(const nav_host_t *host, nav_view_t view);
   nav_status_t (*base_update_constraints)(const nav_host_t *host, nav_view_t view);
   nav_status_t (*base_intrinsic_size)(const nav_host_t *host, nav_view_t view, nav_size_t *out);
   nav_status_t (*base_size_that_fits)(const nav_host_t *host, nav_view_t view,
                                       const nav_size_t *proposal, nav_size_t *out);
} nav_views_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
