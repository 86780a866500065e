import NavigationSim

extension HostRule {
  static let strongReference = HostRule(
    "host.strong-reference", .doc,
    "The map holds its layout delegate, and releases it exactly once.",
    reason: """
      An app may hand over a delegate and forget it: the map keeps it until another is set, or \
      nil, or the map goes.
      """,
    bad: """
      weak var delegate = MyLayoutDelegate()  // gone before it is set
      """,
    good: """
      try mapView.setLayoutDelegate(MyLayoutDelegate())
      """
  ) { stand in
    let map = stand.makeMap()
    let first = RecordingDelegate()
    let second = RecordingDelegate()
    func expect(_ delegate: RecordingDelegate, _ takings: Int, _ releases: Int, _ when: String) {
      stand.expect(
        delegate.takings == takings && delegate.releases == releases,
        "\(when) the delegate was held \(delegate.takings) times and released "
          + "\(delegate.releases) times, not \(takings) and \(releases)")
    }
    _ = stand.set(first, on: map)
    expect(first, 1, 0, "after it was set")
    _ = stand.set(first, on: map)
    expect(first, 1, 0, "after it was set again")
    map.setNavigationEnabled(true)
    map.setGuidanceActive(true)
    map.setNavigationEnabled(false)
    expect(first, 1, 0, "after a round through the states")
    _ = stand.set(second, on: map)
    expect(first, 1, 1, "after it was replaced")
    _ = stand.set(nil, on: map)
    expect(second, 1, 1, "after nil was set")
    _ = stand.set(second, on: map)
    map.close()
    expect(second, 2, 2, "after the map went")
    expect(first, 1, 1, "at the end")
  }
}
