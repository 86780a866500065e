// What arguments are made of: good values mostly, so that calls get somewhere, and every kind of bad
// one. Memory that is named is always there: a host can't know that a plugin lies about its own.
#ifndef ARGUMENTS_H
#define ARGUMENTS_H

#include "CTableDriver.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { known_handles = 64, rooms = 4, room_bytes = 64 * 1024, text_size = 128 * 1024, deepest = 3 };

typedef struct table_driver fuzz;

struct table_driver {
   const nav_host_t *host;
   const uint8_t *bytes;
   size_t count, place;
   int depth;
   uint64_t handles[known_handles];
   size_t handle_count;
   // Results of the call at hand; those that are handles are learnt afterwards.
   _Alignas(16) char room[rooms][room_bytes];
   int is_handle[rooms];
   int next_room;
   char *text;
   const nav_animators_t *animators;
   const nav_diagnostics_t *diagnostics;
   const nav_layout_t *layout;
   const nav_legacy_t *legacy;
   const nav_map_table_t *map;
   const nav_motion_t *motion;
   const nav_navigator_t *navigator;
   const nav_objects_t *objects;
   const nav_stacks_t *stacks;
   const nav_text_t *text_table;
   const nav_touches_t *touches;
   const nav_views_t *views;
   const nav_work_table_t *work;
};

static inline uint8_t a_byte(fuzz *f) { return f->place < f->count ? f->bytes[f->place++] : 0; }

static inline uint64_t a_word(fuzz *f) {
   uint64_t word = 0;
   switch (a_byte(f) % 8) {
   case 0: return UINT64_MAX;
   case 1:
      for (int index = 0; index < 8; index++) word = word << 8 | a_byte(f);
      return word;
   case 2: return 1ull << a_byte(f) % 64;
   default: return a_byte(f) % 32;
   }
}

static inline int32_t an_int(fuzz *f) {
   switch (a_byte(f) % 16) {
   case 0: return INT32_MIN;
   case 1: return INT32_MAX;
   case 2: return -1;
   case 3: return (int32_t)a_word(f);
   default: return a_byte(f) % 9;
   }
}

static inline double a_number(fuzz *f) {
   static const double some[] = {0,   1,    -1,   8,    44,  96,       320,     1000,       0.5,
                                 250, 1e9, -1e9, 1e300, NAN, INFINITY, -INFINITY, 4.9e-324, -0.0};
   uint8_t choice = a_byte(f);
   if (choice >= 250) {
      uint64_t bits = 0;
      for (int index = 0; index < 8; index++) bits = bits << 8 | a_byte(f);
      double number;
      memcpy(&number, &bits, sizeof number);
      return number;
   }
   // Most calls are to succeed: the odd ones come seldom.
   if (choice < 200) return some[choice % 10];
   return some[choice % (sizeof some / sizeof *some)];
}

// Known ones of any kind, none, and forged ones.
static inline uint64_t a_handle(fuzz *f, int kind) {
   uint8_t choice = a_byte(f);
   if (choice < 8 || f->handle_count == 0) return 0;
   if (choice < 16) return (uint64_t)kind << 56 | (uint64_t)a_byte(f) << 32 | a_byte(f);
   if (choice < 20) return a_word(f);
   size_t place = a_byte(f) % f->handle_count;
   if (choice < 32) return f->handles[place];
   // The next one of the wanted kind.
   for (size_t step = 0; step < f->handle_count; step++) {
      uint64_t bits = f->handles[(place + step) % f->handle_count];
      if (kind == 0 || (int)(bits >> 56) == kind) return bits;
   }
   return f->handles[place];
}

#define HANDLE(name, kind) \
   static inline nav_##name##_t a_##name(fuzz *f) { return (nav_##name##_t){a_handle(f, kind)}; }
HANDLE(view, NAV_KIND_VIEW)
HANDLE(guide, NAV_KIND_GUIDE)
HANDLE(constraint, NAV_KIND_CONSTRAINT)
HANDLE(font, NAV_KIND_FONT)
HANDLE(animation, NAV_KIND_ANIMATION)
HANDLE(work, NAV_KIND_WORK)
HANDLE(map, NAV_KIND_MAP)
HANDLE(state, NAV_KIND_STATE)
HANDLE(object, 0)
HANDLE(item, NAV_KIND_VIEW)

static inline nav_property_t a_property(fuzz *f) {
   nav_property_t property = 0;
   if (a_byte(f) >= 240) return (nav_property_t)a_word(f);
   (void)f->objects->property_at(f->host, a_byte(f), &property);
   return a_byte(f) >= 224 ? property | NAV_SHOWN : property;
}

// Lists have room for 16 elements and more.
static inline uint32_t a_count(fuzz *f) {
   uint8_t choice = a_byte(f);
   return choice >= 250 ? UINT32_MAX : choice % 7;
}
static inline uint32_t a_capacity(fuzz *f) { return a_byte(f) % 2 ? 512 : a_byte(f) % 4; }

static inline nav_string_t a_string(fuzz *f) {
   static const char *const some[] = {"card", "", "two words", "\xff\xfe", "\xe2\x9c\x93", "a\0b", "12:34"};
   uint8_t choice = a_byte(f);
   if (choice < 16) return (nav_string_t){NULL, a_byte(f) % 3, 0};
   if (choice < 24) return (nav_string_t){f->text, UINT32_MAX, 0};
   if (choice < 32) return (nav_string_t){f->text, (uint32_t)(a_byte(f) * 500), 0};
   if (choice < 36) return (nav_string_t){"x", 1, a_byte(f)};
   const char *text = some[choice % 7];
   return (nav_string_t){text, choice % 7 == 5 ? 3 : (uint32_t)strlen(text), 0};
}

// Memory for a result, or none, or memory at an odd place.
static inline void *a_room(fuzz *f, int is_handle) {
   uint8_t choice = a_byte(f);
   if (choice == 255) return NULL;
   int index = f->next_room++ % rooms;
   f->is_handle[index] = is_handle && choice != 254;
   return f->room[index] + (choice == 254 ? 1 : 0);
}

// The size that a struct says it has: its own mostly.
static inline uint32_t a_struct_size(fuzz *f, size_t size) {
   static const uint32_t others[] = {0, 4, 7, UINT32_MAX, 4096, 64, 8, 80};
   uint8_t choice = a_byte(f);
   return choice >= 248 ? others[choice - 248] : (uint32_t)size;
}

#define ROOM(name, type) static inline type *room_##name(fuzz *f) { return a_room(f, 0); }
#define HANDLE_ROOM(name) \
   static inline nav_##name##_t *room_##name(fuzz *f) { return a_room(f, 1); }
#define STRUCT_ROOM(name)                                                        \
   static inline nav_##name##_t *room_##name(fuzz *f) {                          \
      nav_##name##_t *room = a_room(f, 0);                                       \
      if (room != NULL && (uintptr_t)room % 8 == 0) {                            \
         room->struct_size = a_struct_size(f, sizeof *room);                     \
      }                                                                          \
      return room;                                                               \
   }
ROOM(char, char)
ROOM(double, double)
ROOM(int32, int32_t)
ROOM(int64, int64_t)
ROOM(uint32, uint32_t)
ROOM(uint64, uint64_t)
ROOM(button, nav_button_t)
ROOM(color, nav_color_t)
ROOM(peer, nav_peer_t)
ROOM(property, nav_property_t)
ROOM(size, nav_size_t)
HANDLE_ROOM(animation)
HANDLE_ROOM(constraint)
HANDLE_ROOM(font)
HANDLE_ROOM(guide)
HANDLE_ROOM(map)
HANDLE_ROOM(object)
HANDLE_ROOM(state)
HANDLE_ROOM(view)
HANDLE_ROOM(work)
STRUCT_ROOM(animation_spec)
STRUCT_ROOM(constraint_spec)
STRUCT_ROOM(delegate)
STRUCT_ROOM(failure)
STRUCT_ROOM(font_metrics)
STRUCT_ROOM(font_request)
STRUCT_ROOM(limits)
STRUCT_ROOM(property_info)
STRUCT_ROOM(text_metrics)

#endif
