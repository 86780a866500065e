// Ties views to each other in a chain as long as the host allows, and has it solved.
#include "base/hostile.h"

void misbehave(void) {
   const nav_core_t *nav = hostile_host();
   nav_view_t parent = hostile_view(), last = {0};
   for (int length = 0; length < 1000000; length++) {
      nav_view_t next = hostile_view();
      if (next.bits == 0) break;
      const nav_object_t object = {next.bits};
      (void)nav->objects->set_int(nav->host, object, NAV_VIEW_TRANSLATES_MASK, 0);
      (void)nav->views->insert(nav->host, parent, next, -1);
      nav_constraint_spec_t spec = {
         .struct_size = sizeof spec,
         .flags = NAV_CONSTRAINT_MADE_ACTIVE,
         .first = {next.bits},
         .first_attribute = NAV_ATTRIBUTE_LEADING,
         .second = {last.bits != 0 ? last.bits : parent.bits},
         .second_attribute = last.bits != 0 ? NAV_ATTRIBUTE_TRAILING : NAV_ATTRIBUTE_LEADING,
         .relation = NAV_RELATION_EQUAL,
         .priority = 1000,
         .multiplier = 1,
         .constant = 1,
      };
      nav_constraint_t made;
      (void)nav->layout->constraint(nav->host, &spec, &made);
      last = next;
   }
   (void)nav->layout->layout_if_needed(nav->host, parent);
}
