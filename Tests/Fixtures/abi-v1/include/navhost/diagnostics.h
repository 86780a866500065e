// "navhost.diagnostics/1": what went wrong, and words for the report. Core.
#ifndef NAVHOST_DIAGNOSTICS_H
#define NAVHOST_DIAGNOSTICS_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_DIAGNOSTICS "navhost.diagnostics/1"

enum { NAV_LOG_DEBUG = 0, NAV_LOG_INFO = 1, NAV_LOG_WARNING = 2, NAV_LOG_ERROR = 3 };

// Why `fatal` ends the case.
enum {
   NAV_FATAL_EXCEPTION = 1, // iOS throws an Objective-C exception here
   NAV_FATAL_LANGUAGE = 2,  // an exception or panic of the plugin's language reached the ABI
};

// The last call that failed, from this plugin. Strings have *host* lifetime, until the next
// failure.
typedef struct nav_failure {
   uint32_t struct_size;
   nav_status_t status;
   nav_string_t function; // "views.insert"
   nav_string_t text;     // a sentence: what was found, what was wanted
   nav_string_t name;     // of EXCEPTION: Apple's name of the exception; else nil
} nav_failure_t;

typedef struct nav_limits {
   uint32_t struct_size;
   uint32_t views, constraints, depth; // objects alive, and how deep the tree may be
   uint32_t nested_callbacks;
   uint32_t text_bytes, name_bytes;
   uint32_t animations, work;
   uint32_t reserved;
} nav_limits_t;

typedef struct nav_diagnostics {
   uint32_t struct_size;
   uint32_t reserved;
   // The last failure, or NAV_NONE. [R]
   nav_status_t (*last_failure)(const nav_host_t *host, nav_failure_t *out);
   // How much of everything this host serves. [R]
   nav_status_t (*limits)(const nav_host_t *host, nav_limits_t *out);
   // A line for the case's log. [A]
   nav_status_t (*log)(const nav_host_t *host, int32_t level, const nav_string_t *text);
   // A remark of the plugin's about one of its objects (zero bits: none in particular); reports
   // show it. It names no rule. [R]
   nav_status_t (*note)(const nav_host_t *host, nav_object_t about, const nav_string_t *text);
   // Ends the case: the plugin can't go on. Never returns. [A]
   nav_status_t (*fatal)(const nav_host_t *host, int32_t why, const nav_string_t *text);
   // Where in the plugin's source the next call stands, for languages without DWARF. [R]
   nav_status_t (*source_hint)(const nav_host_t *host, const nav_string_t *file, uint32_t line,
                               uint32_t column);
} nav_diagnostics_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
