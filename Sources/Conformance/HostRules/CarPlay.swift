import NavigationSim

extension HostRule {
  static let carPlay = HostRule(
    "host.carplay", .doc,
    "A map made for a CarPlay screen takes no layout delegate.",
    reason: """
      On a car's screen the SDK alone lays out. setLayoutDelegate answers with the error of code 2 \
      in every state, for nil too, and also where code 1 would apply.
      """,
    bad: """
      try carPlayMapView.setLayoutDelegate(MyLayoutDelegate())  // throws
      """,
    good: """
      try phoneMapView.setLayoutDelegate(MyLayoutDelegate())
      """
  ) { stand in
    let map = stand.makeMap(HostStand.carScreen)
    let delegate = RecordingDelegate()
    func refuses(while state: String) {
      for refused in [delegate, nil] {
        stand.expect(
          stand.set(refused, on: map) == .carScreen,
          "\(refused == nil ? "nil" : "a delegate") was not refused with code 2 while \(state)")
      }
    }
    refuses(while: "navigation was disabled")
    map.setNavigationEnabled(true)
    refuses(while: "navigation was enabled")
    map.setGuidanceActive(true)
    refuses(while: "guiding")
    map.setNavigationEnabled(false)
    refuses(while: "navigation was disabled again")
    stand.expect(map.delegate == nil, "a car's map has a layout delegate")
    stand.expect(delegate.calls.isEmpty, "the refused delegate was called \(delegate.names)")
  }
}
