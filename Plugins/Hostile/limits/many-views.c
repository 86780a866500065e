// Makes a million views, ten times what the host serves, whatever it says.
#include "base/hostile.h"

void misbehave(void) {
   for (int count = 0; count < 1000000; count++) (void)hostile_view();
}
