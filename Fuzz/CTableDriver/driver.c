#include "arguments.h"

// -- What the host calls ----------------------------------------------------------------------------

static nav_status_t answer(void *user) {
   fuzz *f = user;
   if (f->depth < deepest && f->place < f->count && a_byte(f) % 4 == 0) table_driver_step(f);
   static const nav_status_t some[] = {NAV_OK, NAV_PASS, NAV_IGNORED, NAV_ERR_INTERNAL, -99, 77};
   uint8_t choice = a_byte(f);
   return choice < 200 ? NAV_OK : some[choice % 6];
}

static nav_status_t on_completion(void *user, int32_t finished) { (void)finished; return answer(user); }
static nav_status_t on_work(void *user, int32_t cancelled) { (void)cancelled; return answer(user); }
static nav_status_t on_animator(void *user, int32_t position) { (void)position; return answer(user); }

static const nav_peer_callbacks_t peer_callbacks = {sizeof peer_callbacks, 0, answer, answer, answer};

static nav_status_t will_move(void *user, nav_view_t to, int32_t which) {
   (void)to, (void)which;
   return answer(user);
}
static nav_status_t of_view(void *user, nav_view_t view) { (void)view; return answer(user); }
static nav_status_t of_which(void *user, int32_t which) { (void)which; return answer(user); }
static nav_status_t intrinsic_size(void *user, nav_size_t *out) {
   *out = (nav_size_t){a_number(user), a_number(user)};
   return answer(user);
}
static nav_status_t size_that_fits(void *user, const nav_size_t *proposal, nav_size_t *out) {
   (void)proposal;
   return intrinsic_size(user, out);
}
static nav_status_t point_inside(void *user, const nav_point_t *point, int32_t *out) {
   (void)point;
   *out = an_int(user);
   return answer(user);
}
static nav_status_t hit_test(void *user, const nav_point_t *point, nav_view_t *out) {
   (void)point;
   *out = a_view(user);
   return answer(user);
}
static nav_status_t baseline_view(void *user, int32_t which, nav_view_t *out) {
   (void)which;
   *out = a_view(user);
   return answer(user);
}

static const nav_view_callbacks_t view_callbacks = {
   .struct_size = sizeof view_callbacks,
   .layout = answer,
   .update_constraints = answer,
   .will_move = will_move,
   .did_move = of_which,
   .did_add = of_view,
   .will_remove = of_view,
   .insets_changed = of_which,
   .intrinsic_size = intrinsic_size,
   .size_that_fits = size_that_fits,
   .point_inside = point_inside,
   .hit_test = hit_test,
   .baseline_view = baseline_view,
};

static nav_status_t of_state(void *user, nav_map_t map, nav_state_t state) {
   (void)map;
   table_driver_learn(user, state.bits);
   return answer(user);
}
static nav_status_t of_states(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
   table_driver_learn(user, old.bits);
   return of_state(user, map, now);
}
static nav_status_t of_prompt(void *user, nav_map_t map, nav_view_t prompt) {
   (void)map;
   table_driver_learn(user, prompt.bits);
   return answer(user);
}
static nav_status_t of_prompts(void *user, nav_map_t map, nav_view_t prompt, nav_view_t old) {
   (void)old;
   return of_prompt(user, map, prompt);
}

static const nav_delegate_callbacks_t delegate_callbacks = {
   .struct_size = sizeof delegate_callbacks,
   .enable = of_state,
   .disable = of_state,
   .start = of_states,
   .stop = of_states,
   .size_changed = of_state,
   .show_prompt = of_prompt,
   .hide_prompt = of_prompt,
   .change_prompt = of_prompts,
};

static nav_status_t of_map(void *user, nav_map_t map) { (void)map; return answer(user); }
static const nav_listener_callbacks_t listener_callbacks = {sizeof listener_callbacks, 0, of_map, of_map,
                                                            of_map};

// -- Structs that are handed over -------------------------------------------------------------------

// Each stands in a room, behind which there is memory for whatever size it says it has.
#define FILL(type, ...)                                      \
   type *made = a_room(f, 0);                                \
   if (made == NULL || (uintptr_t)made % 8 != 0) return made; \
   *made = (type)__VA_ARGS__;                                \
   return made

static const nav_string_t *some_string(fuzz *f) { FILL(nav_string_t, a_string(f)); }
static const nav_point_t *some_point(fuzz *f) { FILL(nav_point_t, {a_number(f), a_number(f)}); }
static const nav_size_t *some_size(fuzz *f) { FILL(nav_size_t, {a_number(f), a_number(f)}); }
static const nav_color_t *some_color(fuzz *f) {
   FILL(nav_color_t, {a_byte(f) % 4, a_byte(f) == 255, (float)a_number(f), (float)a_number(f), 1,
                      (float)a_number(f)});
}

static nav_peer_t a_peer(fuzz *f) {
   uint8_t choice = a_byte(f);
   return (nav_peer_t){choice % 3 ? &peer_callbacks : NULL, f};
}
static const nav_peer_t *some_peer(fuzz *f) { FILL(nav_peer_t, a_peer(f)); }

static const nav_animation_spec_t *some_animation_spec(fuzz *f) {
   FILL(nav_animation_spec_t,
        {.struct_size = a_struct_size(f, sizeof *made),
         .options = (uint32_t)a_word(f),
         .kind = an_int(f),
         .curve = an_int(f),
         .duration = a_number(f),
         .delay = a_number(f),
         .damping_ratio = a_number(f),
         .initial_velocity = a_number(f),
         .completion = a_byte(f) % 2 ? on_completion : NULL,
         .user = f,
         .timing = {a_number(f), a_number(f), a_number(f), a_number(f)},
         .velocity_y = a_number(f),
         .repeat_count = a_number(f)});
}

static nav_constraint_spec_t a_constraint_spec(fuzz *f, uint32_t size) {
   return (nav_constraint_spec_t){.struct_size = size,
                                  .flags = (uint32_t)a_word(f),
                                  .first = a_item(f),
                                  .second = a_item(f),
                                  .first_attribute = an_int(f),
                                  .second_attribute = an_int(f),
                                  .relation = an_int(f) % 3 - 1,
                                  .priority = (float)a_number(f),
                                  .multiplier = a_number(f),
                                  .constant = a_number(f),
                                  .identifier = a_string(f),
                                  .peer = a_peer(f)};
}

static const nav_constraint_spec_t *some_constraint_spec(fuzz *f) {
   nav_constraint_spec_t *made = a_room(f, 0);
   if (made == NULL || (uintptr_t)made % 8 != 0) return made;
   uint32_t size = a_struct_size(f, sizeof *made);
   for (int index = 0; index < 7; index++) made[index] = a_constraint_spec(f, size);
   return made;
}

static const nav_delegate_t *some_delegate(fuzz *f) { FILL(nav_delegate_t, table_driver_delegate(f)); }

static const nav_font_request_t *some_font_request(fuzz *f) {
   FILL(nav_font_request_t, {a_struct_size(f, sizeof *made), (uint32_t)a_word(f), a_number(f), a_number(f),
                             a_string(f)});
}

static const nav_text_request_t *some_text_request(fuzz *f) {
   FILL(nav_text_request_t, {a_struct_size(f, sizeof *made), (uint32_t)a_word(f), a_string(f), a_font(f),
                             a_number(f), an_int(f), a_byte(f) == 255});
}

static const nav_listener_t *some_listener(fuzz *f) {
   FILL(nav_listener_t, {a_struct_size(f, sizeof *made), 0, a_byte(f) % 4 ? &listener_callbacks : NULL, f});
}

static const nav_view_spec_t *some_view_spec(fuzz *f) {
   FILL(nav_view_spec_t,
        {.struct_size = a_struct_size(f, sizeof *made),
         .kind = (uint32_t)an_int(f),
         .variant = an_int(f) % 4,
         .alignment = an_int(f) % 3,
         .flags = a_byte(f) == 255,
         .wants = a_word(f),
         .frame = {a_number(f), a_number(f), a_number(f), a_number(f)},
         .callbacks = a_byte(f) % 4 ? &view_callbacks : NULL,
         .peer = a_peer(f)});
}

static const double *some_double(fuzz *f) {
   double *made = a_room(f, 0);
   if (made == NULL || (uintptr_t)made % 8 != 0) return made;
   for (int index = 0; index < 16; index++) made[index] = a_number(f);
   return made;
}

static const nav_view_t *some_view(fuzz *f) {
   nav_view_t *made = a_room(f, 0);
   if (made == NULL || (uintptr_t)made % 8 != 0) return made;
   for (int index = 0; index < 16; index++) made[index] = a_view(f);
   return made;
}

static const nav_constraint_t *some_constraint(fuzz *f) {
   nav_constraint_t *made = a_room(f, 0);
   if (made == NULL || (uintptr_t)made % 8 != 0) return made;
   for (int index = 0; index < 16; index++) made[index] = a_constraint(f);
   return made;
}

// -- The calls --------------------------------------------------------------------------------------

#define text text_table  // the driver's member of that name holds a text
#define DRIVE(table, function, ...)                                     \
   static nav_status_t drive_##table##_##function(fuzz *f) {            \
      return f->table->function(f->host __VA_OPT__(, ) __VA_ARGS__);    \
   }
#define LEAVE(table, function, why)
#include "drives.inc"
#undef DRIVE
#undef LEAVE
#undef text

static const struct drive {
   const char *table;
   uint32_t offset;
   nav_status_t (*call)(fuzz *f);  // null for what isn't called
} drives[] = {
#define text text_table
#define PLACE(table, function) __builtin_offsetof(__typeof__(*((fuzz *)0)->table), function)
#define DRIVE(table, function, ...) {TABLE_##table, PLACE(table, function), drive_##table##_##function},
#define LEAVE(table, function, why) {TABLE_##table, PLACE(table, function), NULL},
#define TABLE_animators NAV_ANIMATORS
#define TABLE_diagnostics NAV_DIAGNOSTICS
#define TABLE_layout NAV_LAYOUT
#define TABLE_legacy NAV_LEGACY
#define TABLE_map NAV_MAP
#define TABLE_motion NAV_MOTION
#define TABLE_navigator NAV_NAVIGATOR
#define TABLE_objects NAV_OBJECTS
#define TABLE_stacks NAV_STACKS
#define TABLE_text_table NAV_TEXT
#define TABLE_text NAV_TEXT
#define TABLE_touches NAV_TOUCHES
#define TABLE_views NAV_VIEWS
#define TABLE_work NAV_WORK
#include "drives.inc"
#undef text
};
enum { drive_count = sizeof drives / sizeof *drives };

const char *table_driver_function(uint32_t index, uint32_t *offset) {
   if (index >= drive_count) return NULL;
   *offset = drives[index].offset;
   return drives[index].table;
}

void table_driver_learn(fuzz *f, uint64_t bits) {
   if (bits == 0) return;
   for (size_t index = 0; index < f->handle_count; index++) {
      if (f->handles[index] == bits) return;
   }
   if (f->handle_count < known_handles) f->handles[f->handle_count++] = bits;
   else f->handles[bits % known_handles] = bits;
}

void table_driver_step(fuzz *f) {
   const struct drive *drive = &drives[a_byte(f) % drive_count];
   if (drive->call == NULL || f->depth >= deepest) return;
   // Nested calls use other rooms' contents as they are: a plugin may do the same.
   f->depth++;
   memset(f->is_handle, 0, sizeof f->is_handle);
   nav_status_t status = drive->call(f);
   f->depth--;
   if (status < 0) return;
   for (int index = 0; index < rooms; index++) {
      uint64_t bits;
      memcpy(&bits, f->room[index], sizeof bits);
      if (f->is_handle[index]) table_driver_learn(f, bits);
   }
}

nav_delegate_t table_driver_delegate(fuzz *f) {
   return (nav_delegate_t){a_struct_size(f, sizeof(nav_delegate_t)), 0,
                           a_byte(f) == 255 ? NULL : &delegate_callbacks,
                           a_byte(f) % 4 ? &peer_callbacks : NULL, f};
}

fuzz *table_driver_make(const nav_host_t *host, const uint8_t *bytes, size_t count) {
   fuzz *f = calloc(1, sizeof *f);
   if (f == NULL) abort();
   f->host = host;
   f->bytes = bytes;
   f->count = count;
   f->text = malloc(text_size);
   if (f->text == NULL) abort();
   memset(f->text, 'a', text_size);
   f->animators = host->get_table(host, NAV_ANIMATORS);
   f->diagnostics = host->get_table(host, NAV_DIAGNOSTICS);
   f->layout = host->get_table(host, NAV_LAYOUT);
   f->legacy = host->get_table(host, NAV_LEGACY);
   f->map = host->get_table(host, NAV_MAP);
   f->motion = host->get_table(host, NAV_MOTION);
   f->navigator = host->get_table(host, NAV_NAVIGATOR);
   f->objects = host->get_table(host, NAV_OBJECTS);
   f->stacks = host->get_table(host, NAV_STACKS);
   f->text_table = host->get_table(host, NAV_TEXT);
   f->touches = host->get_table(host, NAV_TOUCHES);
   f->views = host->get_table(host, NAV_VIEWS);
   f->work = host->get_table(host, NAV_WORK);
   return f;
}

void table_driver_free(fuzz *f) {
   free(f->text);
   free(f);
}

uint8_t table_driver_byte(fuzz *f) { return a_byte(f); }
int32_t table_driver_is_at_end(const fuzz *f) { return f->place >= f->count; }
