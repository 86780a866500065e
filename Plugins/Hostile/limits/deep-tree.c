// Puts five thousand views into each other.
#include "base/hostile.h"

void misbehave(void) {
   const nav_core_t *nav = hostile_host();
   nav_view_t outer = hostile_view();
   for (int depth = 0; depth < 5000; depth++) {
      nav_view_t inner = hostile_view();
      if (nav->views->insert(nav->host, outer, inner, -1) >= 0) outer = inner;
   }
}
