// "navhost.text/1": fonts, and how large text is. Core.
//
// Fonts are interned: an equal request gives an equal handle, for the life of the host. All
// families are set in one pinned face, so that a layout is the same on every machine.
#ifndef NAVHOST_TEXT_H
#define NAVHOST_TEXT_H

#include <navhost/base.h>
#include <navhost/negotiate.h>

NAV_EXTERN_C_BEGIN
NAV_ASSUME_NONNULL_BEGIN

#define NAV_TEXT "navhost.text/1"

enum { NAV_FONT_ITALIC = 1u << 0, NAV_FONT_MONOSPACED_DIGITS = 1u << 1 };

typedef struct nav_font_request {
   uint32_t struct_size;
   uint32_t flags;     // NAV_FONT_…
   double size;        // points
   double weight;      // 100 to 900; 400 is regular
   nav_string_t family; // or nil for the system's
} nav_font_request_t;

typedef struct nav_font_metrics {
   uint32_t struct_size;
   uint32_t reserved;
   double ascender, descender, cap_height, x_height, line_height; // points, positive
} nav_font_metrics_t;

typedef struct nav_text_request {
   uint32_t struct_size;
   uint32_t lines;      // at most; 0 for any number
   nav_string_t text;
   nav_font_t font;
   double width;        // where lines break; 0 for no limit
   int32_t line_break;  // NAV_BREAK_…
   uint32_t reserved;
} nav_text_request_t;

typedef struct nav_text_metrics {
   uint32_t struct_size;
   uint32_t lines;
   nav_size_t size;
   double first_baseline; // from the top
   double last_baseline;  // from the bottom
   uint32_t truncated;    // 0 or 1
   uint32_t reserved;
} nav_text_metrics_t;

typedef struct nav_text {
   uint32_t struct_size;
   uint32_t reserved;
   nav_status_t (*font)(const nav_host_t *host, const nav_font_request_t *request,
                        nav_font_t *out);                                                // [M]
   nav_status_t (*font_read)(const nav_host_t *host, nav_font_t font,
                             nav_font_request_t *out);                                   // [R]
   nav_status_t (*font_metrics)(const nav_host_t *host, nav_font_t font,
                                nav_font_metrics_t *out);                                // [R]
   nav_status_t (*measure)(const nav_host_t *host, const nav_text_request_t *request,
                           nav_text_metrics_t *out);                                     // [R]
} nav_text_t;

NAV_ASSUME_NONNULL_END
NAV_EXTERN_C_END

#endif
