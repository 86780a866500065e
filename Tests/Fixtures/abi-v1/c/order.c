// The view of this app's own: a card with the status of an order.
#include "harbor.h"

nav_view_t make_view(uint32_t kind, int32_t variant, int32_t alignment, nav_string_t name) {
   const nav_view_spec_t spec = {
      .struct_size = sizeof spec, .kind = kind, .variant = variant, .alignment = alignment};
   nav_view_t view = {0};
   nav.views->make(nav.host, &spec, &view);
   nav.objects->set_int(nav.host, NAV_OBJECT(view), NAV_VIEW_TRANSLATES_MASK, 0);
   nav.objects->set_text(nav.host, NAV_OBJECT(view), NAV_ANY_NAME, &name);
   return view;
}

// Out of the tree, and our count given back: with both gone, so is the view.
void discard(nav_view_t *view) {
   if (!view->bits) return;
   nav.views->remove(nav.host, *view);
   nav.objects->release(nav.host, NAV_OBJECT(*view));
   *view = (nav_view_t){0};
}

static nav_view_t make_label(nav_string_t name, nav_string_t text, double size, double weight) {
   const nav_font_request_t request = {
      .struct_size = sizeof request, .size = size, .weight = weight};
   const nav_view_t label = make_view(NAV_VIEW_LABEL, 0, 0, name);
   nav_font_t font = {0};
   nav.text->font(nav.host, &request, &font);
   nav.objects->set_object(nav.host, NAV_OBJECT(label), NAV_LABEL_FONT, NAV_OBJECT(font));
   nav.objects->set_text(nav.host, NAV_OBJECT(label), NAV_LABEL_TEXT, &text);
   nav.objects->set_int(nav.host, NAV_OBJECT(label), NAV_LABEL_ALIGNMENT, NAV_TEXT_NATURAL);
   return label;
}

// A constraint that lasts as long as the card: the view that holds it is its only owner.
static void keep(nav_constraint_t constraint) {
   nav.objects->release(nav.host, NAV_OBJECT(constraint));
}

nav_view_t make_order_card(void) {
   const nav_color_t white = {NAV_COLOR_RGBA, 0, 1, 1, 1, 1};
   const nav_view_t card = make_view(NAV_VIEW_PLAIN, 0, 0, NAV_STR("order"));
   nav_view_t labels[] = {
      make_label(NAV_STR("order.title"), NAV_STR("Order 4711"), 15, 600),
      make_label(NAV_STR("order.detail"), NAV_STR("Two parcels, ready for pickup"), 12, 400),
   };
   const nav_item_t item = NAV_ITEM(card);
   nav.objects->set_color(nav.host, NAV_OBJECT(card), NAV_VIEW_BACKGROUND, &white);
   nav.objects->set_number(nav.host, NAV_OBJECT(card), NAV_VIEW_CORNER_RADIUS,
                           style(NAV_STYLE_DEFAULT_CORNER_RADIUS));
   // It only tells: a touch goes through to the map.
   nav.objects->set_int(nav.host, NAV_OBJECT(card), NAV_VIEW_INTERACTION, 0);
   for (int i = 0; i < 2; i++) {
      const nav_item_t label = NAV_ITEM(labels[i]);
      nav.views->insert(nav.host, card, labels[i], -1);
      keep(tie(label, LEADING, NAV_RELATION_EQUAL, item, LEADING, 12, 1000));
      keep(tie(label, TRAILING, NAV_RELATION_EQUAL, item, TRAILING, -12, 1000));
   }
   keep(tie(NAV_ITEM(labels[0]), TOP, NAV_RELATION_EQUAL, item, TOP, 6, 1000));
   keep(tie(NAV_ITEM(labels[1]), TOP, NAV_RELATION_EQUAL, NAV_ITEM(labels[0]), BOTTOM, 0, 1000));
   keep(tie(item, HEIGHT, NAV_RELATION_EQUAL, (nav_item_t){0}, NAV_ATTRIBUTE_NONE, 48, 1000));
   for (int i = 0; i < 2; i++) nav.objects->release(nav.host, NAV_OBJECT(labels[i]));
   return card;
}
