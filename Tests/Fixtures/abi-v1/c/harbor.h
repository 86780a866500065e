// What the parts of harbor share: the delegate's state, and who does what to it.
#ifndef HARBOR_H
#define HARBOR_H

#include <navhost/navhost.h>
#include <stdbool.h>

// The host's tables, bound when the host says that it will use this library.
extern nav_core_t nav;

// The words of a constraint, without the prefix that would hide them.
enum {
   TOP = NAV_ATTRIBUTE_TOP,
   BOTTOM = NAV_ATTRIBUTE_BOTTOM,
   LEADING = NAV_ATTRIBUTE_LEADING,
   TRAILING = NAV_ATTRIBUTE_TRAILING,
   WIDTH = NAV_ATTRIBUTE_WIDTH,
   HEIGHT = NAV_ATTRIBUTE_HEIGHT,
};

enum { MAX_PINS = 64, MAX_BUTTONS = 16 };

typedef struct prompt prompt_t;

typedef struct harbor {
   int references;

   // The map holds its delegate, so it outlives us: nothing of it is counted here.
   nav_map_t map;
   nav_view_t root;
   nav_item_t safe;

   // From the SDK. Those of guidance have zero bits outside it.
   nav_view_t logo, viewport, turn, eta, progress, speed;

   // Our own: made by enable, given back by disable.
   nav_view_t buttons, speed_stack, order;

   prompt_t *prompts;               // those on screen, newest first
   nav_constraint_t pins[MAX_PINS]; // what holds the present layout
   uint32_t pin_count;
} harbor_t;

// A prompt on screen, the ones that are sliding out included.
struct prompt {
   harbor_t *owner; // null once it was taken away under a running slide
   prompt_t *next;
   nav_view_t view;
   nav_constraint_t bottom; // its constant moves the prompt
   bool is_leaving;
};

// order.c: the view of this app's own, and how views are made.
nav_view_t make_view(uint32_t kind, int32_t variant, int32_t alignment, nav_string_t name);
nav_view_t make_order_card(void);
void discard(nav_view_t *view);

// layout.c: where everything stands, in whatever state, size and direction the map has now.
void lay_out(harbor_t *h);
void unpin(harbor_t *h);
nav_constraint_t tie(nav_item_t first, int32_t edge, int32_t relation, nav_item_t second,
                     int32_t other, double constant, float priority);
double style(int32_t which);
double height_of(nav_view_t view);

// prompts.c: how prompts come and go.
void slide_in(harbor_t *h, nav_view_t view);
void slide_out(harbor_t *h, nav_view_t view);
void raise_prompts(harbor_t *h);
void drop_prompts(harbor_t *h, bool only_leaving);

#endif
