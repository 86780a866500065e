import Foundation
import TestSupport
import Testing

/// A plugin in C, compiled by the test that needs it.
final class TestLibrary {
  let path: String
  private let folder: ScratchFolder

  /// Compiles a source against the project's headers.
  init(_ source: String) throws {
    folder = try ScratchFolder()
    path = folder.path("plugin.so")
    let file = folder.path("plugin.c")
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let headers = Project.root + "/Sources/CNavhostABI/include"
    let outcome = try Command.run(
      "/usr/bin/cc", ["-std=c11", "-shared", "-fPIC", "-I", headers, file, "-o", path])
    try #require(outcome.exitCode == 0, "\(outcome.errors)")
  }

  /// A whole delegate: it attaches logo and viewport, lays the turn card out in guidance, fades
  /// the prompt in, and says in the log what it does.
  static let whole =
    common + """
      static nav_core_t core;
      static nav_view_t prompt_on_screen;

      static void say(const char *text) {
         nav_string_t line = {text, (uint32_t)strlen(text), 0};
         core.diagnostics->log(core.host, NAV_LOG_INFO, &line);
      }
      static nav_view_t component(nav_state_t state, int32_t which) {
         nav_view_t view = {0};
         core.map->component(core.host, state, which, &view);
         return view;
      }
      static nav_view_t root(nav_map_t map) {
         nav_view_t view = {0};
         core.map->view(core.host, map, &view);
         return view;
      }
      static nav_status_t enable(void *user, nav_map_t map, nav_state_t now) {
         say("enable");
         core.views->insert(core.host, root(map), component(now, NAV_COMPONENT_VIEWPORT), -1);
         core.views->insert(core.host, root(map), component(now, NAV_COMPONENT_LOGO), -1);
         return NAV_OK;
      }
      static nav_status_t disable(void *user, nav_map_t map, nav_state_t old) {
         say("disable");
         core.views->remove(core.host, component(old, NAV_COMPONENT_VIEWPORT));
         core.views->remove(core.host, component(old, NAV_COMPONENT_LOGO));
         return NAV_OK;
      }
      static nav_status_t start(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
         say("start");
         nav_view_t card = component(now, NAV_COMPONENT_TURN_CARD);
         core.views->insert(core.host, root(map), card, -1);
         nav_guide_t safe = {0};
         core.layout->system_guide(core.host, root(map), NAV_GUIDE_SAFE_AREA, &safe);
         nav_constraint_spec_t specs[2] = {
            {.struct_size = sizeof(nav_constraint_spec_t), .flags = NAV_CONSTRAINT_MADE_ACTIVE,
             .first = NAV_ITEM(card), .second = NAV_ITEM(safe),
             .first_attribute = NAV_ATTRIBUTE_TOP, .second_attribute = NAV_ATTRIBUTE_TOP,
             .priority = 1000, .multiplier = 1},
            {.struct_size = sizeof(nav_constraint_spec_t), .flags = NAV_CONSTRAINT_MADE_ACTIVE,
             .first = NAV_ITEM(card), .second = NAV_ITEM(safe),
             .first_attribute = NAV_ATTRIBUTE_LEADING,
             .second_attribute = NAV_ATTRIBUTE_LEADING, .priority = 1000, .multiplier = 1}};
         nav_constraint_t made[2];
         nav_status_t status = core.layout->constraints(core.host, specs, 2, made);
         for (int i = 0; i < 2 && status == NAV_OK; i++)
            core.objects->release(core.host, NAV_OBJECT(made[i]));
         return status;
      }
      static nav_status_t stop(void *user, nav_map_t map, nav_state_t now, nav_state_t old) {
         say("stop");
         return core.views->remove(core.host, component(old, NAV_COMPONENT_TURN_CARD));
      }
      static nav_status_t shown(void *user, int32_t finished) {
         say(finished ? "prompt is in" : "prompt was stopped");
         return NAV_OK;
      }
      static nav_status_t show(void *user, nav_map_t map, nav_view_t prompt) {
         say("show");
         prompt_on_screen = prompt;
         core.views->insert(core.host, root(map), prompt, -1);
         core.objects->set_number(core.host, NAV_OBJECT(prompt), NAV_VIEW_ALPHA, 0);
         nav_animation_spec_t spec = {.struct_size = sizeof spec, .kind = NAV_ANIMATION_CURVE,
                                      .duration = 0.25, .completion = shown};
         nav_animation_t animation;
         core.motion->begin(core.host, &spec, &animation);
         core.objects->set_number(core.host, NAV_OBJECT(prompt), NAV_VIEW_ALPHA, 1);
         return core.motion->commit(core.host, animation);
      }
      static nav_status_t hide(void *user, nav_map_t map, nav_view_t prompt) {
         say("hide");
         return core.views->remove(core.host, prompt);
      }
      static nav_status_t retain(void *user) { say("retain"); return NAV_OK; }
      static nav_status_t release(void *user) { say("release"); return NAV_OK; }

      static const nav_delegate_callbacks_t callbacks = {
         .struct_size = sizeof callbacks, .enable = enable, .disable = disable, .start = start,
         .stop = stop, .show_prompt = show, .hide_prompt = hide};
      static const nav_peer_callbacks_t peer = {
         .struct_size = sizeof peer, .retain = retain, .release = release};

      static nav_status_t describe(uint32_t index, nav_delegate_info_t *info) {
         info->id = NAV_STR("com.example.whole.layout");
         info->name = NAV_STR("Whole");
         info->version = NAV_STR("2");
         info->features = NAV_DELEGATE_PORTRAIT_ONLY;
         info->minimum = (nav_size_t){320, 480};
         return NAV_OK;
      }
      static nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
         *out = (nav_delegate_t){sizeof *out, 0, &callbacks, &peer, 0};
         return NAV_OK;
      }
      static nav_status_t close_host(const nav_host_t *host) { return NAV_OK; }
      static const nav_plugin_t plugin = {
         .struct_size = sizeof plugin, .delegate_count = 1, .describe = describe, .make = make,
         .close = close_host};

      NAV_EXPORT nav_status_t navhost_negotiate(const nav_negotiate_in_t *in,
                                                nav_negotiate_out_t *out) {
         answer(in, out, &plugin);
         if (in->purpose != NAV_PURPOSE_PROBE && nav_core_load(in->host, &core))
            return NAV_ERR_UNSUPPORTED;
         return NAV_OK;
      }
      """

  /// A plugin whose one delegate can't be made.
  static let failing =
    common + """
      static nav_status_t describe(uint32_t index, nav_delegate_info_t *info) {
         info->id = NAV_STR("com.example.failing");
         return NAV_OK;
      }
      static nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
         const nav_diagnostics_t *d =
            (const nav_diagnostics_t *)host->get_table(host, NAV_DIAGNOSTICS);
         nav_string_t why = NAV_STR("the licence has run out");
         d->log(host, NAV_LOG_ERROR, &why);
         return NAV_ERR_STATE;
      }
      static nav_status_t close_host(const nav_host_t *host) { return NAV_OK; }
      static const nav_plugin_t plugin = {
         .struct_size = sizeof plugin, .delegate_count = 1, .describe = describe, .make = make,
         .close = close_host};
      NAV_EXPORT nav_status_t navhost_negotiate(const nav_negotiate_in_t *in,
                                                nav_negotiate_out_t *out) {
         answer(in, out, &plugin);
         return NAV_OK;
      }
      """

  /// An entry that gives a fixed answer, changed by one statement.
  static func answering(_ statement: String, status: String = "NAV_OK") -> String {
    common + """
      static nav_status_t describe(uint32_t index, nav_delegate_info_t *info) { return NAV_OK; }
      static nav_status_t make(const nav_host_t *host, uint32_t index, nav_delegate_t *out) {
         return NAV_OK;
      }
      static nav_status_t close_host(const nav_host_t *host) { return NAV_OK; }
      static nav_plugin_t plugin = {
         .struct_size = sizeof plugin, .delegate_count = 1, .describe = describe, .make = make,
         .close = close_host};
      NAV_EXPORT nav_status_t navhost_negotiate(const nav_negotiate_in_t *in,
                                                nav_negotiate_out_t *out) {
         answer(in, out, &plugin);
         \(statement)
         return \(status);
      }
      """
  }

  private static let common = """
    #include <navhost/navhost.h>
    #include <string.h>
    static void answer(const nav_negotiate_in_t *in, nav_negotiate_out_t *out,
                       const nav_plugin_t *plugin) {
       out->chosen = out->oldest = out->newest = 1;
       out->plugin = plugin;
       out->id = NAV_STR("com.example.whole");
       out->language = NAV_STR("c");
    }

    """
}
