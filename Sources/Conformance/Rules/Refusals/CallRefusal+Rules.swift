import NavigationSim
import PluginHost
import ViewTree

/// Which rule a call that the host refused breaks: one for each.
extension CallRefusal {
  /// A provided view that was to be put into another: tree.direct-subview.
  var isNesting: Bool {
    views.count == 2 && views.allSatisfy { view in provided.contains { $0.view == view } }
  }

  /// A change of something that is the SDK's own inside a provided view: tree.internal.
  var isOfProvided: Bool { status == .owner && !provided.isEmpty && !isNesting }

  /// A layout delegate set while navigation is enabled, or on a car's map.
  var isOfDelegate: Bool { status == .state && function == "map.set_delegate" }

  var isOfThread: Bool { status == .thread }

  /// Handles that are stale, foreign, null or of the wrong kind, and calls at the wrong time.
  var isOfHandle: Bool {
    switch status {
    case .handle, .kind, .state: !isOfDelegate && !isNesting
    case .owner: provided.isEmpty
    default: false
    }
  }

  /// All that is wrong with the values of a call.
  var isOfValue: Bool {
    !isNesting && !isOfProvided && !isOfDelegate && !isOfThread && !isOfHandle
  }

  /// The finding that it makes; the same call refused for the same reason is one.
  func finding(_ rule: String) -> Finding {
    var finding = Finding(
      rule: rule, severity: .must, message: "\(function): \(text)", step: step)
    finding.topic = "\(function) \(status)"
    finding.suspects = [.refusal(function, status)]
    return finding
  }
}

extension Rule.Check {
  /// A finding for each refused call of a kind.
  static func refusals(
    _ rule: String, where isMeant: @escaping @Sendable (CallRefusal) -> Bool
  ) -> Rule.Check {
    .record { record in record.refusals.filter(isMeant).map { $0.finding(rule) } }
  }
}
