// The one way in: a plugin exports `navhost_negotiate` and nothing else. And the one way on: the
// host's `get_table`.
#ifndef NAVHOST_NEGOTIATE_H
#define NAVHOST_NEGOTIATE_H

#include <navhost/base.h>
#include <navhost/delegate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

typedef struct nav_host nav_host_t;

// What the plugin speaks through. Valid from a USE (or WARM) negotiation until `close`.
struct nav_host {
   uint32_t struct_size;
   uint32_t version;            // the version agreed on
   void *NAV_NULLABLE host_data; // the host's own; leave it alone
   uint64_t features;           // reserved, 0
   // A table of functions by its id, "navhost.views/1", or null when this host doesn't serve it.
   // The same pointer for the host's life; every function in it is non-null. [A]
   const void *NAV_NULLABLE (*NAV_NONNULL get_table)(const nav_host_t *host, const char *id);
};

// Whether `table`, as this host gave it, reaches as far as the member `function`.
#define NAV_HAS(table, function) \
   ((table)->struct_size >= \
    (uint32_t)((const char *)(&(table)->function + 1) - (const char *)(table)))

enum {
   NAV_PURPOSE_PROBE = 1, // who are you? `host` is null; keep nothing
   NAV_PURPOSE_WARM = 2,  // touch your caches against a throw-away host: keep nothing, start no
                          // thread. Comes before the fork, in a full phase of that host
   NAV_PURPOSE_USE = 3,   // bind this host
};

typedef struct nav_negotiate_in {
   uint32_t struct_size;
   uint32_t purpose;
   uint32_t oldest, newest;             // the versions that the host speaks
   const nav_host_t *NAV_NULLABLE host; // null for PROBE
   nav_string_t host_name, host_version;
} nav_negotiate_in_t;

enum {
   NAV_PLUGIN_ONE_HOST = 1u << 0, // objects are made without naming a host: one USE at a time
   NAV_PLUGIN_THREADS = 1u << 1,  // starts threads of its own
};

// The plugin's table; lives as long as the library. Complete from PROBE on.
typedef struct nav_plugin {
   uint32_t struct_size;
   uint32_t flags;
   uint32_t delegate_count; // at least 1
   uint32_t reserved;
   // Fills in who the delegate `index` is. Makes nothing. Legal before any host is bound.
   nav_status_t (*NAV_NULLABLE describe)(uint32_t index, nav_delegate_info_t *info);
   // Makes a delegate; there is no map yet. The host takes over one count of it and gives it back
   // by `release`. An error means "not loaded"; the text logged last is the reason. Opens phase F.
   nav_status_t (*NAV_NULLABLE make)(const nav_host_t *host, uint32_t index,
                                     nav_delegate_t *out);
   // Runs what waits on the plugin's own run loops, without waiting; null when it has none.
   // Opens phase F.
   nav_status_t (*NAV_NULLABLE pump)(const nav_host_t *host, int32_t *did_work);
   // The host goes; nothing of it may be used afterwards.
   nav_status_t (*NAV_NULLABLE close)(const nav_host_t *host);
   // An extension of the plugin's by its id, or null. [A]
   const void *NAV_NULLABLE (*NAV_NULLABLE get_extension)(const char *id);
} nav_plugin_t;

typedef struct nav_negotiate_out {
   uint32_t struct_size;
   uint32_t chosen;                         // the newest version that both speak
   uint32_t oldest, newest;                 // the versions that the plugin speaks
   const nav_plugin_t *NAV_NULLABLE plugin; // lives as long as the library
   nav_string_t id;                         // reverse-DNS, as in the ELF note; library lifetime
   nav_string_t language;                   // "c", "c++", "rust", "swift", …, as in the note
   uint64_t reserved;
} nav_negotiate_out_t;

// What a plugin exports. May be called any number of times; only USE binds, only `close` ends.
//
// With no version in common it fills in `oldest` and `newest` and returns NAV_ERR_UNSUPPORTED.
NAV_EXPORT nav_status_t navhost_negotiate(const nav_negotiate_in_t *in, nav_negotiate_out_t *out);

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
