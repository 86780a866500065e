import NavigationSim

/// What a case must have shown for a rule to have been judged by it.
extension CaseRecord {
  /// Why rules about what stands in the map say nothing here.
  var noNavigation: String? {
    passing.isNavigatingWithDelegate
      || moments.contains { $0.frame.phase != .off && $0.hasDelegate }
      ? nil : "navigation was never enabled with the delegate set"
  }

  /// Why rules about prompts say nothing here.
  var noPrompt: String? {
    called(.showPrompt) || called(.changePrompt) ? nil : "no prompt was shown"
  }

  /// Why a rule about one callback says nothing here.
  func noCall(_ name: DelegateCall.Name) -> String? {
    called(name) ? nil : "\(name.rawValue) was never called"
  }

  func called(_ name: DelegateCall.Name) -> Bool { calls.contains { $0.name == name } }
}
