private let ruleID = "abi.handle"

extension Rule {
  static let abiHandle = Rule(
    ruleID, .must, .house,
    "Every handle is alive, of the right kind and the plugin's to use, and every call at its time.",
    reason: """
      A handle that is stale, null, of another kind or another's, and a call while the host isn't \
      calling the plugin, are mistakes that would crash an app sooner or later. The host refuses \
      them and changes nothing; a plugin in Swift can't make most of them.
      """,
    bad: """
      nav.objects->release(host, NAV_OBJECT(card));
      nav.views->insert(host, root, card, -1);  // it may be gone by now
      """,
    good: """
      nav.views->insert(host, root, card, -1);
      nav.objects->release(host, NAV_OBJECT(card));  // the map's tree holds it
      """,
    check: .refusals(ruleID) { $0.isOfHandle })
}
