// How prompts come and go: they slide over the map's bottom edge, and the layout follows.
#include "harbor.h"

#include <stdlib.h>

static const double SLIDE_SECONDS = 0.35;

static prompt_t *find(harbor_t *h, nav_view_t view) {
   prompt_t *p = h->prompts;
   while (p && p->view.bits != view.bits) p = p->next;
   return p;
}

static void unlink_prompt(prompt_t *prompt) {
   prompt_t **place = &prompt->owner->prompts;
   while (*place != prompt) place = &(*place)->next;
   *place = prompt->next;
   prompt->owner = NULL;
}

// Moves a prompt's bottom edge to `constant` below the map's, and the layout with it.
static void slide(harbor_t *h, prompt_t *prompt, double constant, nav_completion_fn completion) {
   const nav_animation_spec_t spec = {
      .struct_size = sizeof spec,
      .kind = NAV_ANIMATION_CURVE,
      .curve = NAV_CURVE_EASE_IN_OUT,
      .duration = SLIDE_SECONDS,
      .completion = completion,
      .user = prompt,
   };
   nav_animation_t animation = {0};
   nav.motion->begin(nav.host, &spec, &animation);
   nav.objects->set_number(nav.host, NAV_OBJECT(prompt->bottom), NAV_CONSTRAINT_CONSTANT,
                           constant);
   nav.layout->layout_if_needed(nav.host, h->root); // inside, or nothing would move
   nav.motion->commit(nav.host, animation);
}

// Takes a prompt away. Its constraints go with it, since the map's tree held them.
static void remove_prompt(nav_view_t view, nav_constraint_t bottom) {
   nav.views->remove(nav.host, view);
   nav.objects->release(nav.host, NAV_OBJECT(bottom));
   nav.objects->release(nav.host, NAV_OBJECT(view));
}

// Comes exactly once, also for a prompt that was dropped while it slid.
static nav_status_t slid_out(void *user, int32_t finished) {
   prompt_t *prompt = user;
   harbor_t *h = prompt->owner;
   (void)finished;
   if (h) {
      unlink_prompt(prompt);
      unpin(h); // what names the prompt is ours to let go of first
      remove_prompt(prompt->view, prompt->bottom);
      lay_out(h); // there may be room for more now
   }
   free(prompt);
   return NAV_OK;
}

void slide_in(harbor_t *h, nav_view_t view) {
   prompt_t *prompt = calloc(1, sizeof *prompt);
   if (!prompt) return;
   const nav_item_t item = NAV_ITEM(view), root = NAV_ITEM(h->root);
   nav.objects->retain(nav.host, NAV_OBJECT(view));
   nav.views->insert(nav.host, h->root, view, -1);
   // It reaches down to the map's edge: only its top corners are round.
   nav.objects->set_int(nav.host, NAV_OBJECT(view), NAV_SDK_ROUNDED_CORNERS,
                        NAV_CORNER_TOP_LEFT | NAV_CORNER_TOP_RIGHT);
   const nav_constraint_t leading =
      tie(item, LEADING, NAV_RELATION_EQUAL, h->safe, LEADING, 0, 1000);
   nav.objects->release(nav.host, NAV_OBJECT(leading)); // the map holds it
   *prompt = (prompt_t){
      .owner = h,
      .next = h->prompts,
      .view = view,
      // A prompt comes with its size: start just below the map.
      .bottom = tie(item, BOTTOM, NAV_RELATION_EQUAL, root, BOTTOM, height_of(view), 1000),
   };
   h->prompts = prompt;
   lay_out(h);
   nav.layout->layout_if_needed(nav.host, h->root); // where the slide begins
   slide(h, prompt, 0, NULL);
}

void slide_out(harbor_t *h, nav_view_t view) {
   prompt_t *prompt = find(h, view);
   if (!prompt || prompt->is_leaving) return;
   prompt->is_leaving = true;
   slide(h, prompt, height_of(view), slid_out);
}

// Puts the prompts in front of everything, the newest last; this keeps their constraints.
void raise_prompts(harbor_t *h) {
   for (const prompt_t *p = h->prompts; p; p = p->next) {
      nav.views->insert(nav.host, h->root, p->view, -1);
   }
   if (h->prompts) nav.views->insert(nav.host, h->root, h->prompts->view, -1);
}

// Takes prompts away at once, and the layout's constraints with them. One that was sliding out has
// a completion still to come, which frees it; the others are freed here.
void drop_prompts(harbor_t *h, bool only_leaving) {
   prompt_t *next;
   unpin(h);
   for (prompt_t *prompt = h->prompts; prompt; prompt = next) {
      next = prompt->next;
      if (only_leaving && !prompt->is_leaving) continue;
      const nav_view_t view = prompt->view;
      const nav_constraint_t bottom = prompt->bottom;
      unlink_prompt(prompt);
      if (!prompt->is_leaving) free(prompt);
      remove_prompt(view, bottom);
   }
}
