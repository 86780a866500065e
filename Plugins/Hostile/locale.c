// Switches the locale, as to read numbers with it.
#include "base/hostile.h"

#include <locale.h>

void misbehave(void) { setlocale(LC_ALL, "C.UTF-8"); }
