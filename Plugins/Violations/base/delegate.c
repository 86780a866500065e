// The base delegate itself: see delegate.h. Included at the end of a violation.
#include "delegate.h"

#ifndef LAYOUT_IS_BESIDE
#define LAYOUT_IS_BESIDE(d) is_short(d)
#endif
#ifndef CARD_INSET
#define CARD_INSET(d) 0
#endif
#ifndef HOOK_IN_NEGOTIATE
#define HOOK_IN_NEGOTIATE(purpose) ((void)0)
#endif
#ifndef HOOK_IN_MAKE
#define HOOK_IN_MAKE() ((void)0)
#endif
#ifndef ANSWER
#define ANSWER NAV_OK
#endif
#ifndef HOOK_IN_LAST_RELEASE
#define HOOK_IN_LAST_RELEASE() ((void)0)
#endif
#ifndef HOOK_IN_CLOSE
#define HOOK_IN_CLOSE() ((void)0)
#endif
#ifndef PROMPT_INDEX
#define PROMPT_INDEX -1
#endif
#ifndef PROMPT_LIFT
#define PROMPT_LIFT 0
#endif

NAV_NOTE("org.navhost.violation", "c");

// --- Layouts ----------------------------------------------------------------------------------

static nav_view_t component(nav_state_t state, int32_t which) {
   nav_view_t view = {0};
   nav.map->component(nav.host, state, which, &view);
   return view;
}

static void fill_stack(nav_view_t stack, nav_state_t state) {
   nav_button_t buttons[MAX_BUTTONS];
   nav_view_t views[MAX_BUTTONS];
   uint32_t count = 0;
   if (nav.map->buttons(nav.host, state, buttons, MAX_BUTTONS, &count) < 0) count = 0;
   for (uint32_t i = 0; i < count; i++) views[i] = buttons[i].view;
   nav.stacks->set_members(nav.host, stack, views, count); // blamed: cleanup.start-guidance
}

// Logo and buttons stand in the viewport's lower corners and follow it.
static void place_ornaments(delegate_t *d, pins_t *pins, nav_view_t stack, bool has_logo) {
   const nav_item_t viewport = NAV_ITEM(d->viewport);
   pin(pins, viewport, TRAILING, d->safe, TRAILING, 0);
   pin(pins, NAV_ITEM(stack), TRAILING, viewport, TRAILING, -8);
   pin(pins, NAV_ITEM(stack), BOTTOM, viewport, BOTTOM, -8);
   if (!has_logo) return;
   pin(pins, NAV_ITEM(d->logo), LEADING, viewport, LEADING, 0);
   pin(pins, NAV_ITEM(d->logo), BOTTOM, viewport, BOTTOM, 0);
}

static void lay_out_ready(delegate_t *d) {
   const nav_item_t viewport = NAV_ITEM(d->viewport);
   pin(&d->ready, viewport, LEADING, d->safe, LEADING, 0);
   pin(&d->ready, viewport, TOP, d->safe, TOP, 0);
   pin(&d->ready, viewport, BOTTOM, NAV_ITEM(d->floor), TOP, 0);
   pin(&d->ready, NAV_ITEM(d->ready_stack), TOP, viewport, TOP, 8);
   place_ornaments(d, &d->ready, d->ready_stack, true);
}

static void lay_out_guidance(delegate_t *d) {
   const nav_item_t viewport = NAV_ITEM(d->viewport), turn = NAV_ITEM(d->turn);
   const nav_item_t eta = NAV_ITEM(d->eta), root = NAV_ITEM(d->root);
   pins_t *pins = &d->guidance;
   unpin(pins);
   pin(pins, turn, LEADING, d->safe, LEADING, CARD_INSET(d)); // blamed: wide.leading-edge
   pin(pins, turn, TOP, root, TOP, 0);
   pin(pins, eta, LEADING, root, LEADING, 0);
   pin(pins, eta, BOTTOM, root, BOTTOM, 0);
   if (LAYOUT_IS_BESIDE(d)) {
      pin(pins, viewport, LEADING, turn, TRAILING, 0);
      pin(pins, viewport, TOP, d->safe, TOP, 0);
      pin(pins, viewport, BOTTOM, d->safe, BOTTOM, 0);
      pin(pins, NAV_ITEM(d->guidance_stack), TOP, viewport, TOP, 8);
   } else {
      keep(pins, tie(NAV_ITEM(d->floor), BOTTOM, NAV_RELATION_AT_MOST, eta, TOP, 0, 1000));
      pin(pins, viewport, LEADING, d->safe, LEADING, 0);
#ifdef VIEWPORT_IGNORES_TURN
      pin(pins, viewport, TOP, d->safe, TOP, 0); // blamed: overlap.viewport
#else
      pin(pins, viewport, TOP, turn, BOTTOM, 0);
#endif
      pin(pins, viewport, BOTTOM, NAV_ITEM(d->floor), TOP, 0);
      pin(pins, NAV_ITEM(d->guidance_stack), TOP, turn, BOTTOM, 8);
   }
#ifdef OMITS_LOGO
   place_ornaments(d, pins, d->guidance_stack, false);
#else
   place_ornaments(d, pins, d->guidance_stack, true);
#endif
#ifdef HOOK_AFTER_LAYOUT
   HOOK_AFTER_LAYOUT(d);
#endif
}

// --- Prompts ----------------------------------------------------------------------------------

// Removing the view drops its constraints; the serial turns a running slide's end into nothing.
static void clear_slot(slot_t *slot) {
   const nav_view_t prompt = slot->prompt;
   const nav_constraint_t bottom = slot->bottom;
   if (!prompt.bits) return;
   *slot = (slot_t){0};
   nav.views->remove(nav.host, prompt);
   nav.objects->release(nav.host, NAV_OBJECT(bottom));
   nav.objects->release(nav.host, NAV_OBJECT(prompt));
}

// What a slide's end needs to know; lives until the completion, which comes exactly once.
typedef struct ending {
   delegate_t *owner;
   uint32_t serial;
} ending_t;

static nav_status_t slid_out(void *user, int32_t finished) {
   ending_t *ending = user;
   delegate_t *d = ending->owner;
   (void)finished;
   for (int i = 0; i < MAX_PROMPTS; i++) {
      if (d->slots[i].serial == ending->serial) clear_slot(&d->slots[i]);
   }
   free(ending);
   if (--d->endings == 0 && d->references == 0) free(d);
   return NAV_OK;
}

static void slide(delegate_t *d, slot_t *slot, double constant, ending_t *ending) {
   const nav_animation_spec_t spec = {
      .struct_size = sizeof spec, .kind = NAV_ANIMATION_CURVE, .curve = NAV_CURVE_EASE_IN_OUT,
      .duration = 0.3, .completion = ending ? slid_out : NULL, .user = ending};
   nav_animation_t animation = {0};
   nav.motion->begin(nav.host, &spec, &animation);
   nav.objects->set_number(nav.host, NAV_OBJECT(slot->bottom), NAV_CONSTRAINT_CONSTANT, constant);
   nav.layout->layout_if_needed(nav.host, d->root);
   nav.motion->commit(nav.host, animation);
}

// blamed: prompt.clear
static nav_status_t show_prompt(void *user, nav_map_t map, nav_view_t prompt) {
   delegate_t *d = user;
   slot_t *slot = NULL;
   (void)map;
   for (int i = 0; i < MAX_PROMPTS && !slot; i++) {
      if (!d->slots[i].prompt.bits) slot = &d->slots[i];
   }
   if (!slot) return NAV_ERR_LIMIT;
   const nav_item_t item = NAV_ITEM(prompt);
   nav.objects->retain(nav.host, NAV_OBJECT(prompt));
   nav.views->insert(nav.host, d->root, prompt, PROMPT_INDEX); // blamed: prompt.shown
   *slot = (slot_t){.prompt = prompt, .serial = ++d->next_serial};
   slot->bottom = tie(item, BOTTOM, NAV_RELATION_EQUAL, NAV_ITEM(d->root), BOTTOM,
                      size_of(prompt).height, 1000);
   pins_t held = {0}; // by the map alone: they go with the prompt
   pin(&held, item, LEADING, d->safe, LEADING, 0);
#ifndef PROMPT_LETS_CONTENT_STAY
   keep(&held, tie(NAV_ITEM(d->floor), BOTTOM, NAV_RELATION_AT_MOST, item, TOP, 0, 1000));
#endif
   while (held.count > 0) nav.objects->release(nav.host, NAV_OBJECT(held.list[--held.count]));
   nav.layout->layout_if_needed(nav.host, d->root);
   slide(d, slot, -(PROMPT_LIFT), NULL);
   return NAV_OK;
}

static nav_status_t hide_prompt(void *user, nav_map_t map, nav_view_t prompt) {
   delegate_t *d = user;
   (void)map;
   for (int i = 0; i < MAX_PROMPTS; i++) {
      slot_t *slot = &d->slots[i];
      if (slot->prompt.bits != prompt.bits) continue;
      ending_t *ending = malloc(sizeof *ending);
      if (!ending) return NAV_ERR_LIMIT;
      *ending = (ending_t){d, slot->serial};
      d->endings++;
      slot->is_leaving = true;
      slide(d, slot, size_of(prompt).height, ending);
      return NAV_OK;
   }
   return NAV_OK;
}

// blamed: prompt.clear
static nav_status_t change_prompt(void *user, nav_map_t map, nav_view_t prompt, nav_view_t old) {
   hide_prompt(user, map, old);
   return show_prompt(user, map, prompt);
}

// --- States -----------------------------------------------------------------------------------

static void add_guidance(delegate_t *d, nav_state_t state) {
   d->turn = component(state, NAV_COMPONENT_TURN_CARD);
   d->eta = component(state, NAV_COMPONENT_ETA_CARD);
   d->progress = component(state, NAV_COMPONENT_TRIP_PROGRESS_BAR);
   d->is_guiding = true;
   fill_stack(d->guidance_stack, state);
#ifdef OMITS_LOGO
   remove_view(d->logo); // blamed: required.attached
#endif
   add(d, d->guidance_stack);
   add(d, d->turn);
   add(d, d->eta);
   for (int i = 0; i < MAX_PROMPTS; i++) { // one may have outlasted the last stop
      if (d->slots[i].prompt.bits) {
         nav.views->insert(nav.host, d->root, d->slots[i].prompt, PROMPT_INDEX);
      }
   }
}

static void remove_guidance(delegate_t *d) {
   unpin(&d->guidance);
   nav.stacks->set_members(nav.host, d->guidance_stack, NULL, 0);
   remove_view(d->guidance_stack);
#ifndef EXTRA_STAYS
   discard(&d->extra);
#endif
   remove_view(d->progress);
   remove_view(d->turn);
   remove_view(d->eta);
   d->turn = d->eta = d->progress = (nav_view_t){0};
   d->is_guiding = false;
}

static void add_ready(delegate_t *d, nav_state_t state) {
   add(d, d->viewport);
   add(d, d->logo);
   add(d, d->ready_stack);
   fill_stack(d->ready_stack, state);
   nav.layout->set_active(nav.host, d->ready.list, d->ready.count, 1); // blamed: cleanup.order
   for (int i = 0; i < MAX_PROMPTS; i++) {
      if (d->slots[i].prompt.bits) {
         nav.views->insert(nav.host, d->root, d->slots[i].prompt, PROMPT_INDEX);
      }
   }
}

static void remove_ready(delegate_t *d) {
   nav.layout->set_active(nav.host, d->ready.list, d->ready.count, 0);
   nav.stacks->set_members(nav.host, d->ready_stack, NULL, 0);
   remove_view(d->ready_stack);
}

static void drop_floor(delegate_t *d) {
   if (!d->floor.bits) return;
   nav.layout->guide_remove(nav.host, d->root, d->floor);
   nav.objects->release(nav.host, NAV_OBJECT(d->floor));
   d->floor = (nav_guide_t){0};
}

static void take_down(delegate_t *d) {
   if (!d->is_enabled) return;
   d->is_enabled = false;
   for (int i = 0; i < MAX_PROMPTS; i++) clear_slot(&d->slots[i]);
   remove_guidance(d);
   remove_ready(d);
   unpin(&d->ready);
   unpin(&d->shared);
   discard(&d->extra);
   remove_view(d->logo);
   remove_view(d->viewport);
   discard(&d->ready_stack);
   discard(&d->guidance_stack);
#ifndef KEEPS_GUIDE
   drop_floor(d);
#endif
}

static nav_status_t enable(void *user, nav_map_t map, nav_state_t now) {
   delegate_t *d = user;
   nav_guide_t safe = {0};
   d->map = map;
   d->is_enabled = true;
   nav.map->view(nav.host, map, &d->root);
   nav.layout->system_guide(nav.host, d->root, NAV_GUIDE_SAFE_AREA, &safe);
   d->safe = NAV_ITEM(safe);
   d->logo = component(now, NAV_COMPONENT_LOGO);
   d->viewport = component(now, NAV_COMPONENT_VIEWPORT);
   d->ready_stack = make_view(NAV_VIEW_HIDING_STACK, NAV_STACK_BOTTOM, NAV_STACK_TRAILING,
                              NAV_STR("readyButtons"));
   d->guidance_stack = make_view(NAV_VIEW_HIDING_STACK, NAV_STACK_BOTTOM, NAV_STACK_TRAILING,
                                 NAV_STR("guidanceButtons"));
   if (!d->floor.bits) nav.layout->guide(nav.host, NULL, &d->floor);
   nav.layout->guide_add(nav.host, d->root, d->floor); // blamed: cleanup.disable
   pin_size(&d->shared, NAV_ITEM(d->floor), HEIGHT, 0);
   keep(&d->shared, tie(NAV_ITEM(d->floor), BOTTOM, NAV_RELATION_EQUAL, d->safe, BOTTOM, 0, 250));
   add(d, d->viewport);
   add(d, d->logo);
   add(d, d->ready_stack);
   lay_out_ready(d);
   fill_stack(d->ready_stack, now);
   return NAV_OK;
}

static nav_status_t disable(void *user, nav_map_t map, nav_state_t old) {
   (void)map, (void)old;
   take_down(user);
   return NAV_OK;
}

// blamed: process.hygiene, process.sandbox
static nav_status_t start(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
   delegate_t *d = user;
   (void)map, (void)old;
#ifdef READY_BUTTONS_STAY
   nav.layout->set_active(nav.host, d->ready.list, d->ready.count, 0);
#else
   remove_ready(d);
#endif
   add_guidance(d, now);
   lay_out_guidance(d);
#ifdef HOOK_AFTER_START
   HOOK_AFTER_START(d);
#endif
   return NAV_OK;
}

static nav_status_t stop(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
   delegate_t *d = user;
   (void)map, (void)old;
   // A slide ends here: the content takes its new place at once and would meet the prompt there.
   for (int i = 0; i < MAX_PROMPTS; i++) {
      if (d->slots[i].is_leaving) clear_slot(&d->slots[i]);
   }
#ifdef READY_BEFORE_CLEAN
   add_ready(d, now);
   remove_guidance(d);
#else
   remove_guidance(d);
   add_ready(d, now);
#endif
#ifdef HOOK_AFTER_STOP
   HOOK_AFTER_STOP(d, component(old, NAV_COMPONENT_TRIP_PROGRESS_BAR));
#endif
   return NAV_OK;
}

static nav_status_t size_changed(void *user, nav_map_t map, nav_state_t now) {
   delegate_t *d = user;
   (void)map, (void)now;
   if (d->is_guiding) lay_out_guidance(d);
   return NAV_OK;
}

// --- The plugin -------------------------------------------------------------------------------

static const nav_delegate_callbacks_t callbacks = {
   .struct_size = sizeof callbacks, .enable = enable, .disable = disable, .start = start,
   .stop = stop, .size_changed = size_changed, .show_prompt = show_prompt,
   .hide_prompt = hide_prompt, .change_prompt = change_prompt};

static nav_status_t retain(void *user) {
   ((delegate_t *)user)->references++;
   return NAV_OK;
}

static nav_status_t release(void *user) {
   delegate_t *d = user;
   if (--d->references > 0) return NAV_OK;
   HOOK_IN_LAST_RELEASE();
   take_down(d);
   drop_floor(d);
   if (d->endings == 0) free(d);
   return NAV_OK;
}

static const nav_peer_callbacks_t peer = {
   .struct_size = sizeof peer, .retain = retain, .release = release};

static nav_status_t describe(uint32_t index, nav_delegate_info_t *info) {
   if (index != 0) return NAV_ERR_ARGUMENT;
   *info = (nav_delegate_info_t){
      .struct_size = sizeof *info, .id = NAV_STR("org.navhost.violation.delegate"),
      .name = NAV_STR("Violation"), .version = NAV_STR("1.0")};
   return NAV_OK;
}

static nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
   (void)host;
   if (index != 0) return NAV_ERR_ARGUMENT;
   delegate_t *d = calloc(1, sizeof *d);
   if (!d) return NAV_ERR_LIMIT;
   d->references = 1;
   HOOK_IN_MAKE();
   *out = (nav_delegate_t){sizeof *out, 0, &callbacks, &peer, d};
   return ANSWER;
}

static nav_status_t close_host(const nav_host_t *host) {
   (void)host;
   nav = (nav_core_t){0};
   HOOK_IN_CLOSE();
   return NAV_OK;
}

static const nav_plugin_t plugin = {
   .struct_size = sizeof plugin, .flags = NAV_PLUGIN_ONE_HOST, .delegate_count = 1,
   .describe = describe, .make = make, .close = close_host};

nav_status_t navhost_negotiate(const nav_negotiate_in_t *in, nav_negotiate_out_t *out) {
   *out = (nav_negotiate_out_t){
      .struct_size = sizeof *out, .oldest = NAV_ABI_OLDEST, .newest = NAV_ABI_NEWEST,
      .plugin = &plugin, .id = NAV_STR("org.navhost.violation"), .language = NAV_STR("c")};
   out->chosen = in->newest < NAV_ABI_NEWEST ? in->newest : NAV_ABI_NEWEST;
   if (out->chosen < in->oldest || out->chosen < NAV_ABI_OLDEST) return NAV_ERR_UNSUPPORTED;
   HOOK_IN_NEGOTIATE(in->purpose);
   if (in->purpose != NAV_PURPOSE_USE) return ANSWER;
   return in->host && !nav_core_load(in->host, &nav) ? ANSWER : NAV_ERR_UNSUPPORTED;
}
