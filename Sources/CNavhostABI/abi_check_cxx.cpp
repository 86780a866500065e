// Holds the layout of the ABI in place, as C++17, and reads the C++ header once.
#define NAV_ASSERT(condition, text) static_assert(condition, text)
#include "abi_check.inc"

#include <navhost/navhost.hpp>

namespace {

// A delegate with some of the callbacks, plain, virtual and with a status.
class sample {
public:
   explicit sample(const nav_core_t &) {}
   virtual ~sample() = default;
   void enable(nav_map_t, nav_state_t) {}
   virtual nav_status_t start(nav_map_t, nav_state_t, nav_state_t) { return NAV_OK; }
};

static_assert(navhost::detail::has_enable<sample, void, nav_map_t, nav_state_t>::value, "");
static_assert(!navhost::detail::has_disable<sample, void, nav_map_t, nav_state_t>::value, "");

} // namespace

template class navhost::delegate_adapter<sample>;
