// A small layout delegate that keeps every rule, to be broken in one place.
//
// A violation includes this, says what it changes by the macros below, defines the hooks it wants,
// and includes delegate.c last. The base lays out turn card, ETA card, buttons, logo and viewport,
// in narrow and wide maps, and slides prompts; it leaves speed widget and progress bar out.
//
// "blamed: RULE" marks the line that a finding of that violation names, or stands right above it.
//
//    HOOK_AFTER_START(d)       called at the end of start
//    HOOK_AFTER_LAYOUT(d)      called each time guidance was laid out
//    HOOK_AFTER_STOP(d, bar)   called at the end of stop, with the progress bar of the old state
//    HOOK_IN_NEGOTIATE(purpose), HOOK_IN_MAKE(), HOOK_IN_LAST_RELEASE(), HOOK_IN_CLOSE()
//
//    LAYOUT_IS_BESIDE(d)       whether the viewport stands beside the cards in guidance
//    CARD_INSET(d)             how far the turn card stands from the leading edge
//    OMITS_LOGO                guidance has no logo
//    VIEWPORT_IGNORES_TURN     the viewport reaches up under the turn card
//    READY_BUTTONS_STAY        start leaves the ready buttons in the map
//    READY_BEFORE_CLEAN        stop puts the ready layout back first, and cleans up second
//    EXTRA_STAYS               the violation's own view outlasts guidance
//    KEEPS_GUIDE               disable leaves the guide
//    PROMPT_INDEX              where a prompt goes among the map's subviews
//    PROMPT_LIFT               how far above the map's bottom edge a prompt rests
//    PROMPT_LETS_CONTENT_STAY  content does not make room for a prompt
#ifndef VIOLATIONS_BASE_DELEGATE_H
#define VIOLATIONS_BASE_DELEGATE_H

#include <navhost/navhost.h>
#include <stdbool.h>
#include <stdlib.h>

enum {
   TOP = NAV_ATTRIBUTE_TOP,
   BOTTOM = NAV_ATTRIBUTE_BOTTOM,
   LEADING = NAV_ATTRIBUTE_LEADING,
   TRAILING = NAV_ATTRIBUTE_TRAILING,
   WIDTH = NAV_ATTRIBUTE_WIDTH,
   HEIGHT = NAV_ATTRIBUTE_HEIGHT,
   CENTER_X = NAV_ATTRIBUTE_CENTER_X,
   MAX_PINS = 32,
   MAX_PROMPTS = 8,
   MAX_BUTTONS = 16,
};

// Constraints that come and go together; we have a count of each.
typedef struct pins {
   nav_constraint_t list[MAX_PINS];
   uint32_t count;
} pins_t;

typedef struct slot {
   nav_view_t prompt; // zero bits: free
   nav_constraint_t bottom;
   uint32_t serial; // tells a late completion that its prompt is gone
   bool is_leaving;
} slot_t;

typedef struct delegate {
   int references; // the host's
   int endings;    // completions still to come
   nav_map_t map;
   nav_view_t root;
   nav_item_t safe;
   nav_guide_t floor; // the content's lower edge: above the ETA card and every prompt
   nav_view_t logo, viewport, turn, eta, progress;
   nav_view_t ready_stack, guidance_stack;
   nav_view_t extra; // what a violation adds; goes with guidance
   pins_t shared, ready, guidance;
   slot_t slots[MAX_PROMPTS];
   uint32_t next_serial;
   bool is_enabled, is_guiding;
} delegate_t;

// The host's tables, bound by the USE negotiation.
static nav_core_t nav;

// --- Constraints ------------------------------------------------------------------------------

static inline nav_constraint_t tie(nav_item_t a, int32_t edge, int32_t relation, nav_item_t b,
                                   int32_t other, double constant, float priority) {
   const nav_constraint_spec_t spec = {
      .struct_size = sizeof spec, .flags = NAV_CONSTRAINT_MADE_ACTIVE, .first = a, .second = b,
      .first_attribute = edge, .second_attribute = other, .relation = relation,
      .priority = priority, .multiplier = 1, .constant = constant};
   nav_constraint_t made = {0};
   nav.layout->constraint(nav.host, &spec, &made);
   return made;
}

static inline void keep(pins_t *pins, nav_constraint_t made) {
   if (made.bits && pins->count < MAX_PINS) pins->list[pins->count++] = made;
}

static inline void pin(pins_t *pins, nav_item_t a, int32_t edge, nav_item_t b, int32_t other,
                       double constant) {
   keep(pins, tie(a, edge, NAV_RELATION_EQUAL, b, other, constant, 1000));
}

static inline void pin_size(pins_t *pins, nav_item_t a, int32_t axis, double constant) {
   pin(pins, a, axis, (nav_item_t){0}, NAV_ATTRIBUTE_NONE, constant);
}

static inline void unpin(pins_t *pins) {
   nav.layout->set_active(nav.host, pins->list, pins->count, 0);
   while (pins->count > 0) {
      nav.objects->release(nav.host, NAV_OBJECT(pins->list[--pins->count]));
   }
}

static inline nav_item_t margins(nav_view_t view) {
   nav_guide_t guide = {0};
   nav.layout->system_guide(nav.host, view, NAV_GUIDE_MARGINS, &guide);
   return NAV_ITEM(guide);
}

// --- Views ------------------------------------------------------------------------------------

static inline nav_view_t make_view(uint32_t kind, int32_t variant, int32_t alignment,
                                   nav_string_t name) {
   const nav_view_spec_t spec = {
      .struct_size = sizeof spec, .kind = kind, .variant = variant, .alignment = alignment};
   nav_view_t view = {0};
   nav.views->make(nav.host, &spec, &view);
   nav.objects->set_int(nav.host, NAV_OBJECT(view), NAV_VIEW_TRANSLATES_MASK, 0);
   nav.objects->set_int(nav.host, NAV_OBJECT(view), NAV_VIEW_INTERACTION,
                        kind == NAV_VIEW_HIDING_STACK);
   nav.objects->set_text(nav.host, NAV_OBJECT(view), NAV_ANY_NAME, &name);
   return view;
}

// A view with a background, so that it hides what is below it.
static inline nav_view_t make_plate(nav_string_t name) {
   const nav_color_t navy = {NAV_COLOR_RGBA, 0, 0.1f, 0.2f, 0.4f, 1};
   const nav_view_t plate = make_view(NAV_VIEW_PLAIN, 0, 0, name);
   nav.objects->set_color(nav.host, NAV_OBJECT(plate), NAV_VIEW_BACKGROUND, &navy);
   return plate;
}

static inline void add(delegate_t *d, nav_view_t view) {
   nav.views->insert(nav.host, d->root, view, -1);
}

static inline void remove_view(nav_view_t view) {
   if (view.bits) nav.views->remove(nav.host, view);
}

// Out of the tree, and our count given back.
static inline void discard(nav_view_t *view) {
   if (!view->bits) return;
   remove_view(*view);
   nav.objects->release(nav.host, NAV_OBJECT(*view));
   *view = (nav_view_t){0};
}

static inline nav_size_t size_of(nav_view_t view) {
   nav_rect_t bounds = {0};
   nav.objects->get_vector(nav.host, NAV_OBJECT(view), NAV_VIEW_BOUNDS, &bounds.x, 4);
   return (nav_size_t){bounds.width, bounds.height};
}

static inline bool is_wide(const delegate_t *d) {
   nav_state_t state = {0};
   int64_t wide = 0;
   nav.map->state(nav.host, d->map, &state);
   nav.objects->get_int(nav.host, NAV_OBJECT(state), NAV_STATE_WIDE, &wide);
   return wide != 0;
}

// A wide map that lies on its side: there the viewport gets more beside the cards than between.
static inline bool is_short(const delegate_t *d) {
   const nav_size_t map = size_of(d->root);
   return is_wide(d) && map.width > map.height;
}

#endif
