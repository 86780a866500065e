// Lets an exception out of a function of the C interface.
#include "base/hostile.h"

#include <stdexcept>

void misbehave(void) { throw std::runtime_error("nobody catches this"); }
