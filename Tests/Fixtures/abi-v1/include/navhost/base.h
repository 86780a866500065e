// navhost C ABI, version 1: what every other header builds on.
//
// Rules that hold everywhere
//
// - Every function and callback returns a `nav_status_t`. An error changes nothing.
// - Every function takes the host first: a process may hold several.
// - Handles are one-word structs, a C type a kind; zero bits are "none". A stale, foreign or
//   wrong handle gives a status, never undefined behaviour.
// - Memory: who allocates frees. Inputs live for the *call* and are copied by the host. Callback
//   tables and the plugin's own table live as long as the *library*. Results of any length go
//   into the caller's buffer: capacity in, count out; too small gives NAV_ERR_CAPACITY, `count`
//   says what is needed and nothing is written.
// - A struct that begins with `struct_size` may grow at its end; whoever fills one writes
//   `sizeof` there, and its reader takes the smaller of what was sent and what it knows. Fields
//   named `reserved` and unknown flags are 0, or the call is refused. One without it never grows.
// - Version 1 is frozen: no number, id or place is ever changed or used again. What is new comes as a
//   further table, at the end of a struct with `struct_size`, or as a new constant of an open set.
// - All lengths are points, as `double`; rectangles are in the space of the view's superview
//   unless said otherwise.
// - Nothing unwinds across: no C++ exception, no panic, no longjmp.
// - One thread: the one that called the plugin. From any other, every function but those tagged
//   [A] gives NAV_ERR_THREAD and touches nothing.
//
// Tags. The letter before a function says in which phase it may be called. A phase is opened by
// the host when it calls the plugin; the innermost open one decides. Outside all phases only [A]
// is legal.
//
//    [A] any thread and phase      [C] counts         [R] reads           [M] makes
//    [W] writes a value            [T] tree changes   [P] layout passes   [F] full phase only
//
//    phase              opened by                                      legal
//    F full             delegate callbacks, make, completions, work    all
//    L layout           layout, update_constraints, moves, changes     A C R M W T, P below
//    Q question         intrinsic_size, size_that_fits                 A C R M W
//    X count            retain                                         A C
//    X count            release, disposed                              A C R M W T
#ifndef NAVHOST_BASE_H
#define NAVHOST_BASE_H

#include <stdint.h>

#if defined(__cplusplus)
#define NAV_EXTERN_C_BEGIN extern "C" {
#define NAV_EXTERN_C_END }
#else
#define NAV_EXTERN_C_BEGIN
#define NAV_EXTERN_C_END
#endif

#if defined(__clang__)
// Pedantic builds warn of nullability as an extension; it is one on purpose.
#pragma clang diagnostic ignored "-Wnullability-extension"
#define NAV_NULLABLE _Nullable
#define NAV_NONNULL _Nonnull
#define NAV_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NAV_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#else
#define NAV_NULLABLE
#define NAV_NONNULL
#define NAV_ASSUME_NONNULL_BEGIN
#define NAV_ASSUME_NONNULL_END
#endif

// Marks the one symbol that a plugin exports.
#define NAV_EXPORT __attribute__((visibility("default")))

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

// The oldest and newest version of the ABI that these headers describe.
#define NAV_ABI_OLDEST 1
#define NAV_ABI_NEWEST 1

// --- Statuses ---------------------------------------------------------------------------------

typedef int32_t nav_status_t;
enum {
   NAV_OK = 0,
   NAV_IGNORED = 1, // legal, and without effect
   NAV_PASS = 2,    // of a callback: do what you would do without me
   NAV_NOTED = 3,   // done, and a finding was made of it
   NAV_NONE = 4,    // the value asked for is nil

   NAV_ERR_ARGUMENT = -1,    // an argument breaks its rule
   NAV_ERR_HANDLE = -2,      // stale, foreign or null
   NAV_ERR_KIND = -3,        // a handle of another kind than this function takes
   NAV_ERR_OWNER = -4,       // belongs to the SDK or to another map
   NAV_ERR_STATE = -5,       // not in this phase
   NAV_ERR_THREAD = -6,      // not from this thread
   NAV_ERR_VALUE = -7,       // not a number, infinite, out of range, or not UTF-8
   NAV_ERR_CAPACITY = -8,    // the buffer is too small; `count` says what is needed
   NAV_ERR_LIMIT = -9,       // past a limit of the host; see `limits` in diagnostics.h
   NAV_ERR_UNSUPPORTED = -10, // known to the ABI, not served by this host
   NAV_ERR_HIERARCHY = -11,  // would make a view its own ancestor, or needs a common ancestor
   NAV_ERR_EXCEPTION = -12,  // iOS throws here; `last_failure` has the name and the text
   NAV_ERR_MISSING = -13,    // there is no such thing
   NAV_ERR_LOOP = -14,       // layout did not come to rest
   NAV_ERR_INTERNAL = -15,   // the host's own fault
};

// --- Handles ----------------------------------------------------------------------------------

// The layout of `bits`: kind 63-56, generation 55-32, index 31-0.
enum {
   NAV_KIND_NONE = 0,
   NAV_KIND_VIEW = 1,
   NAV_KIND_GUIDE = 2,
   NAV_KIND_CONSTRAINT = 3,
   NAV_KIND_FONT = 4,
   NAV_KIND_ANIMATION = 5,
   NAV_KIND_WORK = 6,
   NAV_KIND_MAP = 7,
   NAV_KIND_STATE = 8,
};

typedef struct nav_view { uint64_t bits; } nav_view_t;
typedef struct nav_guide { uint64_t bits; } nav_guide_t;
typedef struct nav_constraint { uint64_t bits; } nav_constraint_t;
typedef struct nav_font { uint64_t bits; } nav_font_t;
typedef struct nav_animation { uint64_t bits; } nav_animation_t;
typedef struct nav_work { uint64_t bits; } nav_work_t;
typedef struct nav_map { uint64_t bits; } nav_map_t;
typedef struct nav_state { uint64_t bits; } nav_state_t;

// Any of the above; zero bits mean the host itself where a function says so.
typedef struct nav_object { uint64_t bits; } nav_object_t;

// A view or a guide: what a constraint names.
typedef struct nav_item { uint64_t bits; } nav_item_t;

// --- Values -----------------------------------------------------------------------------------

typedef struct nav_point { double x, y; } nav_point_t;
typedef struct nav_size { double width, height; } nav_size_t;
typedef struct nav_rect { double x, y, width, height; } nav_rect_t;

// `left` and `right` are leading and trailing where a function says "directional".
typedef struct nav_insets { double top, left, bottom, right; } nav_insets_t;

// UTF-8 with its length in bytes, no zero byte inside. A null `bytes` is nil, length 0 is empty.
typedef struct nav_string {
   const char *NAV_NULLABLE bytes;
   uint32_t length;
   uint32_t reserved;
} nav_string_t;

enum {
   NAV_COLOR_NONE = 0, // nil: the default, or clear
   NAV_COLOR_RGBA = 1, // extended sRGB, not premultiplied
};
typedef struct nav_color {
   uint32_t kind;
   uint32_t reserved;
   float red, green, blue, alpha;
} nav_color_t;

// --- Peers ------------------------------------------------------------------------------------

// How the host holds a plugin's own object.
//
// An object that a plugin makes has two counts. The plugin's: one from `make`, more by `retain`,
// fewer by `release`. And the host's hold: a view is held by its superview, a guide by its owner,
// an active constraint by the view it is installed on. While the host holds the object it also
// holds its peer: `retain` once at the start, `release` once at the end. With no count and no hold
// left, `disposed` comes once, and then the handle is stale.
typedef struct nav_peer_callbacks {
   uint32_t struct_size;
   uint32_t reserved;
   nav_status_t (*NAV_NULLABLE retain)(void *NAV_NULLABLE user);   // opens phase X
   nav_status_t (*NAV_NULLABLE release)(void *NAV_NULLABLE user);  // opens phase X
   nav_status_t (*NAV_NULLABLE disposed)(void *NAV_NULLABLE user); // opens phase X
} nav_peer_callbacks_t;

// `callbacks` lives as long as the library; null means no peer.
typedef struct nav_peer {
   const nav_peer_callbacks_t *NAV_NULLABLE callbacks;
   void *NAV_NULLABLE user;
} nav_peer_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
