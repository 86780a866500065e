// Takes the layout delegate away from the car's map, where the session has one, and notes the answer.
#include "delegate.h"

static void reach_for_the_car(delegate_t *d) {
   nav_map_t maps[4];
   uint32_t count = 0;
   (void)d;
   if (nav.map->maps(nav.host, maps, 4, &count) < 0 || count < 2) return;
   int64_t is_car = 0;
   int32_t code = -1;
   nav.objects->get_int(nav.host, NAV_OBJECT(maps[1]), NAV_MAP_CAR_SCREEN, &is_car);
   const nav_status_t status = nav.map->set_delegate(nav.host, maps[1], NULL, &code);
   const nav_string_t text = is_car && code == NAV_LAYOUT_ERROR_CAR_SCREEN && status == NAV_ERR_STATE
      ? NAV_STR("a car's screen, code 2")
      : NAV_STR("another answer");
   nav.diagnostics->note(nav.host, (nav_object_t){0}, &text);
}

#define HOOK_AFTER_START reach_for_the_car

#include "delegate.c"
