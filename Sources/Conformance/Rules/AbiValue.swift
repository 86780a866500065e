private let ruleID = "abi.value"

extension Rule {
  static let abiValue = Rule(
    ruleID, .must, .house,
    "No call passes a value that the ABI doesn't allow: NaN, an unknown setting, one out of range.",
    reason: """
      A number that is none, a setting that doesn't exist or only reads, a priority or an index out \
      of range, text that is no UTF-8, a null pointer: the host refuses such a call and changes \
      nothing. On iOS some of them throw, and others do what nobody meant.
      """,
    bad: """
      nav.objects->set_number(host, NAV_OBJECT(card), NAV_VIEW_ALPHA, 0.0 / 0.0);
      """,
    good: """
      nav.objects->set_number(host, NAV_OBJECT(card), NAV_VIEW_ALPHA, count > 0 ? sum / count : 1);
      """,
    check: .refusals(ruleID) { $0.isOfValue })
}
