// harbor: a complete layout delegate in C. This file is the way in and the eight callbacks.
//
// A status is looked at only where the answer changes what harbor does: a call that fails changes
// nothing, and the host reports it with this file's line.
#include "harbor.h"

#include <stdlib.h>

NAV_NOTE("org.navhost.frozen.c", "c");

nav_core_t nav;

// --- What the SDK provides --------------------------------------------------------------------

static nav_view_t component(nav_state_t state, int32_t which) {
   nav_view_t view = {0};
   nav.map->component(nav.host, state, which, &view);
   return view;
}

// Every button of the state, whatever its type: later SDKs bring types that we don't know.
static void fill_buttons(harbor_t *h, nav_state_t state) {
   nav_button_t buttons[MAX_BUTTONS];
   nav_view_t views[MAX_BUTTONS];
   uint32_t count = 0;
   if (nav.map->buttons(nav.host, state, buttons, MAX_BUTTONS, &count) < 0) count = 0;
   for (uint32_t i = 0; i < count; i++) views[i] = buttons[i].view;
   nav.stacks->set_members(nav.host, h->buttons, views, count);
}

static void add(harbor_t *h, nav_view_t view) {
   nav.views->insert(nav.host, h->root, view, -1);
}

// --- States -----------------------------------------------------------------------------------

static void add_guidance(harbor_t *h, nav_state_t state) {
   h->turn = component(state, NAV_COMPONENT_TURN_CARD);
   h->eta = component(state, NAV_COMPONENT_ETA_CARD);
   h->progress = component(state, NAV_COMPONENT_TRIP_PROGRESS_BAR);
   h->speed = component(state, NAV_COMPONENT_SPEED_WIDGET);
   nav.stacks->set_members(nav.host, h->speed_stack, &h->speed, 1);
   add(h, h->progress);
   add(h, h->speed_stack);
   add(h, h->turn);
   add(h, h->eta);
   raise_prompts(h); // one may have outlasted the last stop
}

static void remove_guidance(harbor_t *h) {
   const nav_view_t none = {0};
   nav.stacks->set_members(nav.host, h->speed_stack, NULL, 0);
   nav.views->remove(nav.host, h->speed_stack);
   nav.views->remove(nav.host, h->order);
   if (h->turn.bits) {
      nav.views->remove(nav.host, h->progress);
      nav.views->remove(nav.host, h->turn);
      nav.views->remove(nav.host, h->eta);
   }
   h->turn = h->eta = h->progress = h->speed = none;
}

static void take_down(harbor_t *h) {
   if (!h->root.bits) return;
   drop_prompts(h, false);
   remove_guidance(h);
   nav.stacks->set_members(nav.host, h->buttons, NULL, 0);
   nav.views->remove(nav.host, h->buttons);
   nav.views->remove(nav.host, h->logo);
   nav.views->remove(nav.host, h->viewport);
   discard(&h->buttons);
   discard(&h->speed_stack);
   discard(&h->order);
   h->root = (nav_view_t){0};
}

// --- The eight callbacks ----------------------------------------------------------------------

static nav_status_t enable(void *user, nav_map_t map, nav_state_t now) {
   harbor_t *h = user;
   nav_guide_t safe = {0};
   h->map = map;
   nav.map->view(nav.host, map, &h->root);
   nav.layout->system_guide(nav.host, h->root, NAV_GUIDE_SAFE_AREA, &safe);
   h->safe = NAV_ITEM(safe);
   h->logo = component(now, NAV_COMPONENT_LOGO);
   h->viewport = component(now, NAV_COMPONENT_VIEWPORT);
   h->buttons = make_view(NAV_VIEW_HIDING_STACK, NAV_STACK_BOTTOM, NAV_STACK_TRAILING,
                          NAV_STR("buttons"));
   // A stack of one: the speed widget grows without notice, and hides where it has no room.
   h->speed_stack = make_view(NAV_VIEW_HIDING_STACK, NAV_STACK_BOTTOM, NAV_STACK_LEADING,
                              NAV_STR("speed"));
   h->order = make_order_card();
   add(h, h->viewport);
   add(h, h->logo);
   add(h, h->buttons);
   fill_buttons(h, now);
   lay_out(h);
   return NAV_OK;
}

static nav_status_t disable(void *user, nav_map_t map, nav_state_t old) {
   (void)map, (void)old;
   take_down(user);
   return NAV_OK;
}

static nav_status_t start(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
   harbor_t *h = user;
   (void)map, (void)old;
   unpin(h);
   fill_buttons(h, now);
   add_guidance(h, now);
   lay_out(h);
   return NAV_OK;
}

static nav_status_t stop(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
   harbor_t *h = user;
   (void)map, (void)old;
   // First everything of guidance goes, so that its constraints never meet the ready layout's. A
   // slide ends with it: the content takes its new place at once and would meet the prompt there.
   drop_prompts(h, true);
   remove_guidance(h);
   fill_buttons(h, now);
   lay_out(h);
   return NAV_OK;
}

static nav_status_t size_changed(void *user, nav_map_t map, nav_state_t now) {
   (void)map, (void)now;
   lay_out(user);
   return NAV_OK;
}

static nav_status_t show_prompt(void *user, nav_map_t map, nav_view_t prompt) {
   (void)map;
   slide_in(user, prompt);
   return NAV_OK;
}

static nav_status_t hide_prompt(void *user, nav_map_t map, nav_view_t prompt) {
   (void)map;
   slide_out(user, prompt);
   return NAV_OK;
}

static nav_status_t change_prompt(void *user, nav_map_t map, nav_view_t prompt, nav_view_t old) {
   (void)map;
   slide_out(user, old); // both start now, so they run at the same time
   slide_in(user, prompt);
   return NAV_OK;
}

static const nav_delegate_callbacks_t callbacks = {
   .struct_size = sizeof callbacks,
   .enable = enable,
   .disable = disable,
   .start = start,
   .stop = stop,
   .size_changed = size_changed,
   .show_prompt = show_prompt,
   .hide_prompt = hide_prompt,
   .change_prompt = change_prompt,
};

// --- The plugin -------------------------------------------------------------------------------

static nav_status_t retain(void *user) {
   ((harbor_t *)user)->references++;
   return NAV_OK;
}

static nav_status_t release(void *user) {
   harbor_t *h = user;
   if (--h->references > 0) return NAV_OK;
   take_down(h); // the map may go while navigation is enabled
   free(h);
   return NAV_OK;
}

static const nav_peer_callbacks_t peer = {
   .struct_size = sizeof peer,
   .retain = retain,
   .release = release,
};

static nav_status_t describe(uint32_t index, nav_delegate_info_t *info) {
   if (index != 0) return NAV_ERR_ARGUMENT;
   *info = (nav_delegate_info_t){
      .struct_size = sizeof *info,
      .id = NAV_STR("org.navhost.frozen.c.delegate"),
      .name = NAV_STR("Harbor"),
      .version = NAV_STR("1.0"),
      .summary = NAV_STR("Cards at the edges, an order status below the turn card."),
   };
   return NAV_OK;
}

static nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
   (void)host;
   if (index != 0) return NAV_ERR_ARGUMENT;
   harbor_t *h = calloc(1, sizeof *h);
   if (!h) return NAV_ERR_LIMIT;
   h->references = 1; // the host's
   *out = (nav_delegate_t){sizeof *out, 0, &callbacks, &peer, h};
   return NAV_OK;
}

static nav_status_t close_host(const nav_host_t *host) {
   (void)host;
   nav = (nav_core_t){0};
   return NAV_OK;
}

static const nav_plugin_t plugin = {
   .struct_size = sizeof plugin,
   .flags = NAV_PLUGIN_ONE_HOST,
   .delegate_count = 1,
   .describe = describe,
   .make = make,
   .close = close_host,
};

nav_status_t navhost_negotiate(const nav_negotiate_in_t *in, nav_negotiate_out_t *out) {
   *out = (nav_negotiate_out_t){
      .struct_size = sizeof *out,
      .oldest = NAV_ABI_OLDEST,
      .newest = NAV_ABI_NEWEST,
      .plugin = &plugin,
      .id = NAV_STR("org.navhost.frozen.c"),
      .language = NAV_STR("c"),
   };
   out->chosen = in->newest < NAV_ABI_NEWEST ? in->newest : NAV_ABI_NEWEST;
   if (out->chosen < in->oldest || out->chosen < NAV_ABI_OLDEST) return NAV_ERR_UNSUPPORTED;
   if (in->purpose != NAV_PURPOSE_USE) return NAV_OK; // harbor has no caches to warm
   return in->host && !nav_core_load(in->host, &nav) ? NAV_OK : NAV_ERR_UNSUPPORTED;
}
