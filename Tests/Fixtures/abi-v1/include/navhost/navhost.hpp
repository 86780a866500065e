// navhost for C++17: a class as a layout delegate, and no exception out of it.
//
//    class my_layout {
//    public:
//       explicit my_layout(const nav_core_t &core);
//       void enable(nav_map_t map, nav_state_t now);            // any of the eight callbacks,
//       nav_status_t show_prompt(nav_map_t map, nav_view_t p);  // plain or virtual
//    };
//    nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
//       return navhost::delegate_adapter<my_layout>::make(host, out);
//    }
//
// Not part of navhost.h: a C++ author includes it by name.
#ifndef NAVHOST_NAVHOST_HPP
#define NAVHOST_NAVHOST_HPP

#include <navhost/navhost.h>

#include <cstring>
#include <exception>
#include <new>
#include <type_traits>
#include <utility>

namespace navhost {

// Ends the case with the words of what was thrown. An exception must not cross the ABI.
inline nav_status_t fatal(const nav_host_t *host, const char *what) noexcept {
   auto diagnostics =
      static_cast<const nav_diagnostics_t *>(host->get_table(host, NAV_DIAGNOSTICS));
   if (diagnostics) {
      const nav_string_t text{what, static_cast<uint32_t>(std::strlen(what)), 0};
      diagnostics->fatal(host, NAV_FATAL_LANGUAGE, &text);
   }
   return NAV_ERR_INTERNAL;
}

// Runs `body`, which returns nothing (that is NAV_OK) or a status, and lets nothing out.
template <class Body>
nav_status_t guarded(const nav_host_t *host, Body &&body) noexcept {
   try {
      if constexpr (std::is_void_v<decltype(body())>) {
         body();
         return NAV_OK;
      } else {
         return body();
      }
   } catch (const std::exception &error) {
      return fatal(host, error.what());
   } catch (...) {
      return fatal(host, "an exception of an unknown type");
   }
}

// Whether T has a method of that name for these arguments; one it lacks is "not implemented".
#define NAVHOST_METHOD(name)                                                                     \
   template <class T, class = void, class... Arguments>                                          \
   struct has_##name : std::false_type {};                                                       \
   template <class T, class... Arguments>                                                        \
   struct has_##name<T, std::void_t<decltype(std::declval<T &>().name(                           \
                           std::declval<Arguments>()...))>,                                      \
                     Arguments...> : std::true_type {};

namespace detail {
NAVHOST_METHOD(enable)
NAVHOST_METHOD(disable)
NAVHOST_METHOD(start)
NAVHOST_METHOD(stop)
NAVHOST_METHOD(size_changed)
NAVHOST_METHOD(show_prompt)
NAVHOST_METHOD(hide_prompt)
NAVHOST_METHOD(change_prompt)
} // namespace detail
#undef NAVHOST_METHOD

// A T with its count, as the host holds it.
template <class T> class delegate_adapter {
public:
   // Makes a T, from the core tables when it takes them, and gives its one count to the host.
   static nav_status_t make(const nav_host_t *host, nav_delegate_t *out) noexcept {
      return guarded(host, [&]() -> nav_status_t {
         nav_core_t core{};
         if (nav_core_load(host, &core)) return NAV_ERR_UNSUPPORTED;
         auto *made = new (std::nothrow) delegate_adapter(core);
         if (!made) return NAV_ERR_LIMIT;
         *out = nav_delegate_t{sizeof(nav_delegate_t), 0, callbacks(), peer(), made};
         return NAV_OK;
      });
   }

   // The delegate behind a value that `make` filled in; null when it is of another kind.
   static T *of(const nav_delegate_t &value) noexcept {
      return value.callbacks == callbacks() ? &static_cast<delegate_adapter *>(value.user)->value_
                                            : nullptr;
   }

private:
   const nav_host_t *host_;
   uint32_t count_ = 1;
   T value_;

   explicit delegate_adapter(const nav_core_t &core) : host_(core.host), value_(build(core)) {}

   static T build(const nav_core_t &core) {
      if constexpr (std::is_constructible_v<T, const nav_core_t &>) {
         return T(core);
      } else {
         return T();
      }
   }

   static delegate_adapter &self(void *user) { return *static_cast<delegate_adapter *>(user); }

   static const nav_peer_callbacks_t *peer() noexcept {
      static const nav_peer_callbacks_t table{sizeof(nav_peer_callbacks_t), 0, retain, release,
                                              nullptr};
      return &table;
   }

   static nav_status_t retain(void *user) noexcept {
      ++self(user).count_;
      return NAV_OK;
   }

   static nav_status_t release(void *user) noexcept {
      if (--self(user).count_ > 0) return NAV_OK;
      return guarded(self(user).host_, [&] { delete &self(user); });
   }

// One callback of the table: null when T has no such method.
#define NAVHOST_CALLBACK(name, parameters, arguments, ...)                                       \
   static auto name##_callback() noexcept {                                                      \
      nav_status_t (*call) parameters = nullptr;                                                 \
      if constexpr (detail::has_##name<T, void, __VA_ARGS__>::value) {                           \
         call = [] parameters -> nav_status_t {                                                  \
            return guarded(self(user).host_, [&] { return self(user).value_.name arguments; });  \
         };                                                                                      \
      }                                                                                          \
      return call;                                                                               \
   }

   NAVHOST_CALLBACK(enable, (void *user, nav_map_t map, nav_state_t now), (map, now), nav_map_t,
                    nav_state_t)
   NAVHOST_CALLBACK(disable, (void *user, nav_map_t map, nav_state_t old), (map, old), nav_map_t,
                    nav_state_t)
   NAVHOST_CALLBACK(start, (void *user, nav_map_t map, nav_state_t now, nav_state_t old),
                    (map, now, old), nav_map_t, nav_state_t, nav_state_t)
   NAVHOST_CALLBACK(stop, (void *user, nav_map_t map, nav_state_t now, nav_state_t old),
                    (map, now, old), nav_map_t, nav_state_t, nav_state_t)
   NAVHOST_CALLBACK(size_changed, (void *user, nav_map_t map, nav_state_t now), (map, now),
                    nav_map_t, nav_state_t)
   NAVHOST_CALLBACK(show_prompt, (void *user, nav_map_t map, nav_view_t prompt), (map, prompt),
                    nav_map_t, nav_view_t)
   NAVHOST_CALLBACK(hide_prompt, (void *user, nav_map_t map, nav_view_t prompt), (map, prompt),
                    nav_map_t, nav_view_t)
   NAVHOST_CALLBACK(change_prompt,
                    (void *user, nav_map_t map, nav_view_t prompt, nav_view_t old),
                    (map, prompt, old), nav_map_t, nav_view_t, nav_view_t)
#undef NAVHOST_CALLBACK

   static const nav_delegate_callbacks_t *callbacks() noexcept {
      static const nav_delegate_callbacks_t table{
         sizeof(nav_delegate_callbacks_t), 0,
         enable_callback(),       disable_callback(),     start_callback(),
         stop_callback(),         size_changed_callback(), show_prompt_callback(),
         hide_prompt_callback(),  change_prompt_callback()};
      return &table;
   }
};

} // namespace navhost

#endif
