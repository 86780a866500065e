// "navhost.work/1": time, chance, and work for later, all on the host's clock. Core.
//
// Work runs in the order of its due time, then of its making; `post` at the next turn. Time and
// random numbers come from here, so that a run can be repeated.
#ifndef NAVHOST_WORK_H
#define NAVHOST_WORK_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_WORK "navhost.work/1"

// Comes exactly once; `cancelled` is 1 when it won't do its work. Opens phase F.
typedef nav_status_t (*nav_work_fn)(void *NAV_NULLABLE user, int32_t cancelled);

typedef struct nav_work_table {
   uint32_t struct_size;
   uint32_t reserved;
   nav_status_t (*now)(const nav_host_t *host, double *out);      // seconds since the start [R]
   nav_status_t (*random)(const nav_host_t *host, uint64_t *out); // from the case's seed [R]
   // Runs after `delay` seconds of the host's clock; 0 means the next turn. [C]
   nav_status_t (*after)(const nav_host_t *host, double delay, nav_work_fn run,
                         void *NAV_NULLABLE user, nav_work_t *NAV_NULLABLE out);
   // Gives the work back with `cancelled` set; what has run already gives NAV_IGNORED. [C]
   nav_status_t (*cancel)(const nav_host_t *host, nav_work_t work);
   // Runs at the next turn; may be called from any thread, and then isn't repeatable. [A]
   nav_status_t (*post)(const nav_host_t *host, nav_work_fn run, void *NAV_NULLABLE user);
} nav_work_table_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
