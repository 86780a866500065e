// Where everything stands.
//
// One function lays out every state, so that a layout depends on the state and not on the way
// there. The camera's viewport stands in one of two places:
//
//    between the cards                     beside them, on a map that is wide and short
//    ┌──────────────┐                      ┌────────┬───────────────────┐
//    │ turn         │                      │ turn   │                   │
//    ├──────────────┤                      ├────────┤                   │
//    │ order        │                      │ order  │                   │
//    ├──────────────┤                      ├────────┤     viewport      │
//    │   viewport   │                      │ speed  │                   │
//    │ logo speed  ▣│                      ├────────┤                  ▣│
//    ├──────────────┤                      │ eta    │ logo             ▣│
//    │ eta          │                      └────────┴───────────────────┘
//    └──────────────┘
#include "harbor.h"

enum { GAP = 8 };

// Room between the cards from which the order card is shown: at least 60 % stay free with it.
enum { ORDER_ROOM = 176 };

// --- Constraints ------------------------------------------------------------------------------

// An active constraint; the caller has one count of it.
nav_constraint_t tie(nav_item_t first, int32_t edge, int32_t relation, nav_item_t second,
                     int32_t other, double constant, float priority) {
   const nav_constraint_spec_t spec = {
      .struct_size = sizeof spec,
      .flags = NAV_CONSTRAINT_MADE_ACTIVE,
      .first = first,
      .second = second,
      .first_attribute = edge,
      .second_attribute = other,
      .relation = relation,
      .priority = priority,
      .multiplier = 1,
      .constant = constant,
   };
   nav_constraint_t made = {0};
   nav.layout->constraint(nav.host, &spec, &made);
   return made;
}

static void hold(harbor_t *h, nav_constraint_t made) {
   if (made.bits && h->pin_count < MAX_PINS) h->pins[h->pin_count++] = made;
}

static void pin(harbor_t *h, nav_item_t a, int32_t edge, nav_item_t b, int32_t other,
                double constant) {
   hold(h, tie(a, edge, NAV_RELATION_EQUAL, b, other, constant, 1000));
}

static void pin_above(harbor_t *h, nav_item_t a, nav_item_t b, int32_t other) {
   hold(h, tie(a, BOTTOM, NAV_RELATION_AT_MOST, b, other, 0, 1000));
}

// As far down as what lies below allows.
static void sink(harbor_t *h, nav_item_t a, nav_item_t b, int32_t other) {
   hold(h, tie(a, BOTTOM, NAV_RELATION_EQUAL, b, other, 0, 250));
}

void unpin(harbor_t *h) {
   nav.layout->set_active(nav.host, h->pins, h->pin_count, 0);
   while (h->pin_count > 0) nav.objects->release(nav.host, NAV_OBJECT(h->pins[--h->pin_count]));
}

// --- Measures ---------------------------------------------------------------------------------

double style(int32_t which) {
   double value = 0;
   nav.map->style_value(nav.host, which, &value);
   return value;
}

static nav_size_t size_of(nav_view_t view) {
   nav_rect_t bounds = {0};
   nav.objects->get_vector(nav.host, NAV_OBJECT(view), NAV_VIEW_BOUNDS, &bounds.x, 4);
   return (nav_size_t){bounds.width, bounds.height};
}

double height_of(nav_view_t view) { return size_of(view).height; }

static nav_item_t margins(nav_view_t view) {
   nav_guide_t guide = {0};
   nav.layout->system_guide(nav.host, view, NAV_GUIDE_MARGINS, &guide);
   return NAV_ITEM(guide);
}

static double larger(double a, double b) { return a > b ? a : b; }

// --- What goes where --------------------------------------------------------------------------

typedef struct plan {
   bool is_guiding, is_beside, shows_order;
   nav_item_t column; // what the viewport stands beside
} plan_t;

// Beside the cards where that gives the camera nearly as much as between them; and wherever a tall
// prompt leaves too little between. Read anew each time: `wide` is true from the first callback on
// when the map starts out wide.
static plan_t make_plan(const harbor_t *h) {
   plan_t plan = {.is_guiding = h->turn.bits != 0};
   nav_state_t state = {0};
   int64_t is_wide = 0;
   nav_insets_t safe = {0};
   nav.map->state(nav.host, h->map, &state);
   nav.objects->get_int(nav.host, NAV_OBJECT(state), NAV_STATE_WIDE, &is_wide);
   nav.objects->get_vector(nav.host, NAV_OBJECT(h->root), NAV_VIEW_SAFE_AREA, &safe.top, 4);
   nav.layout->layout_if_needed(nav.host, h->root); // cards get their sizes in a layout pass

   double prompt = 0;
   for (const prompt_t *p = h->prompts; p; p = p->next) prompt = larger(prompt, height_of(p->view));
   const nav_size_t map = size_of(h->root);
   const double width = map.width - safe.left - safe.right;
   const double top = plan.is_guiding ? height_of(h->turn) : safe.top;
   const double bottom = plan.is_guiding ? height_of(h->eta) : safe.bottom;
   const double between = width * (map.height - top - bottom);
   const double left_over = width * (map.height - top - larger(bottom, prompt));
   plan.shows_order = plan.is_guiding
      && map.height - top - larger(bottom, prompt) >= ORDER_ROOM;

   const nav_view_t column = plan.is_guiding ? h->turn
      : h->prompts                           ? h->prompts->view
                                             : (nav_view_t){0};
   if (is_wide && column.bits) {
      const double beside =
         (width - size_of(column).width) * (map.height - safe.top - safe.bottom);
      plan.is_beside = beside * 3 >= between * 2 || left_over * 5 < beside * 3;
      plan.column = NAV_ITEM(column);
   }
   return plan;
}

// Cards take care of the safe area themselves: they reach to the map's edge.
static void place_cards(harbor_t *h) {
   pin(h, NAV_ITEM(h->turn), LEADING, h->safe, LEADING, 0);
   pin(h, NAV_ITEM(h->turn), TOP, NAV_ITEM(h->root), TOP, 0);
   pin(h, NAV_ITEM(h->eta), LEADING, NAV_ITEM(h->root), LEADING, 0);
   pin(h, NAV_ITEM(h->eta), BOTTOM, NAV_ITEM(h->root), BOTTOM, 0);
}

static void place_viewport(harbor_t *h, plan_t plan) {
   const nav_item_t viewport = NAV_ITEM(h->viewport);
   pin(h, viewport, TRAILING, h->safe, TRAILING, 0);
   if (plan.is_beside) {
      pin(h, viewport, LEADING, plan.column, TRAILING, 0);
      pin(h, viewport, TOP, h->safe, TOP, 0);
      pin(h, viewport, BOTTOM, h->safe, BOTTOM, 0);
      return;
   }
   pin(h, viewport, LEADING, h->safe, LEADING, 0);
   if (plan.shows_order) {
      pin(h, viewport, TOP, NAV_ITEM(h->order), BOTTOM, GAP);
   } else if (plan.is_guiding) {
      pin(h, viewport, TOP, NAV_ITEM(h->turn), BOTTOM, 0);
   } else {
      pin(h, viewport, TOP, h->safe, TOP, 0);
   }
   // Above the ETA card and every prompt, also while one slides.
   sink(h, viewport, h->safe, BOTTOM);
   pin_above(h, viewport, h->safe, BOTTOM);
   if (plan.is_guiding) pin_above(h, viewport, NAV_ITEM(h->eta), TOP);
   for (const prompt_t *p = h->prompts; p; p = p->next) {
      pin_above(h, viewport, NAV_ITEM(p->view), TOP);
   }
}

// What stands in the viewport follows it, and so stays clear of cards and prompts.
static void place_ornaments(harbor_t *h, plan_t plan) {
   const nav_item_t viewport = NAV_ITEM(h->viewport), logo = NAV_ITEM(h->logo);
   const nav_item_t buttons = NAV_ITEM(h->buttons);
   const double padding = style(NAV_STYLE_BUTTON_VERTICAL_PADDING);
   pin(h, logo, LEADING, viewport, LEADING, 0);
   pin(h, logo, BOTTOM, viewport, BOTTOM, 0);
   pin(h, buttons, TRAILING, viewport, TRAILING, -style(NAV_STYLE_BUTTON_HORIZONTAL_PADDING));
   pin(h, buttons, TOP, viewport, TOP, padding);
   pin(h, buttons, BOTTOM, viewport, BOTTOM, -padding);
   if (!plan.is_guiding) return;
   // The bar is as high as it likes, down to what the viewport leaves above the logo.
   pin(h, NAV_ITEM(h->progress), LEADING, viewport, LEADING,
       style(NAV_STYLE_ELEMENT_HORIZONTAL_PADDING));
   pin(h, NAV_ITEM(h->progress), BOTTOM, logo, TOP, 0);
   hold(h, tie(NAV_ITEM(h->progress), TOP, NAV_RELATION_AT_LEAST, viewport, TOP, GAP, 1000));
}

static void place_order(harbor_t *h, plan_t plan) {
   if (!plan.shows_order) {
      nav.views->remove(nav.host, h->order);
      return;
   }
   const nav_item_t order = NAV_ITEM(h->order), turn = margins(h->turn);
   nav.views->insert_beside(nav.host, h->root, h->order, h->turn, 0);
   pin(h, order, LEADING, turn, LEADING, 0);
   pin(h, order, TRAILING, turn, TRAILING, 0);
   pin(h, order, TOP, turn, BOTTOM, GAP);
}

// On the ETA card's margins guide, so that the two transparent margins don't add up.
static void place_speed(harbor_t *h, plan_t plan) {
   const nav_item_t speed = NAV_ITEM(h->speed_stack), turn = margins(h->turn);
   const nav_item_t eta = margins(h->eta);
   const nav_item_t ceiling = plan.shows_order ? NAV_ITEM(h->order) : turn;
   if (plan.is_beside) {
      pin(h, speed, LEADING, turn, LEADING, 0);
   } else {
      pin(h, speed, LEADING, NAV_ITEM(h->logo), TRAILING, 0);
   }
   sink(h, speed, eta, TOP);
   pin_above(h, speed, eta, TOP);
   for (const prompt_t *p = h->prompts; p; p = p->next) {
      if (plan.is_beside) {
         // Makes room at once and doesn't glide: one that was hidden would cross the turn card.
         hold(h, tie(speed, BOTTOM, NAV_RELATION_AT_MOST, NAV_ITEM(h->root), BOTTOM,
                     -height_of(p->view), 1000));
      } else {
         pin_above(h, speed, margins(p->view), TOP);
      }
   }
   // Not required: a prompt may reach up to the turn card, and then the stack has no height.
   hold(h, tie(speed, TOP, NAV_RELATION_AT_LEAST, ceiling, BOTTOM, 0, 999));
}

void lay_out(harbor_t *h) {
   unpin(h);
   if (h->turn.bits) place_cards(h);
   const plan_t plan = make_plan(h);
   if (plan.is_guiding) place_order(h, plan);
   place_viewport(h, plan);
   place_ornaments(h, plan);
   if (plan.is_guiding) place_speed(h, plan);
}
