// Holds the layout of the ABI in place, as C11.
#define NAV_ASSERT(condition, text) _Static_assert(condition, text)
#include "abi_check.inc"
