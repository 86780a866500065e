import NavigationSim
import TestSupport
import Testing
import ViewTree

/// Setting the layout delegate, and who holds it.
@Suite
struct DelegateTests {
  @Test(arguments: [true, false]) func `it is refused while navigation is enabled`(
    isNil: Bool
  ) throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    let refused = RecordingDelegate()
    #expect(throws: SetDelegateError.navigationEnabled) {
      try test.map.setLayoutDelegate(isNil ? nil : refused)
    }
    #expect(test.map.delegate === test.delegate)
    test.map.setNavigationEnabled(false)
    #expect(refused.calls.isEmpty)
    #expect(refused.timesTaken == 0)
    #expect(test.delegate.names == [.enableNavigationUI, .disableNavigationUI])
    try test.map.setLayoutDelegate(isNil ? nil : refused)
    #expect(test.delegate.timesReleased == 1)
  }

  @Test func `it is refused on a car's screen, in every state, for nil too`() throws {
    let test = try TestMap(.car)
    #expect(throws: SetDelegateError.carScreen) {
      try test.map.setLayoutDelegate(RecordingDelegate())
    }
    #expect(throws: SetDelegateError.carScreen) { try test.map.setLayoutDelegate(nil) }
    test.map.setNavigationEnabled(true)
    #expect(throws: SetDelegateError.carScreen) {
      try test.map.setLayoutDelegate(RecordingDelegate())
    }
    test.map.setGuidanceActive(true)
    #expect(throws: SetDelegateError.carScreen) { try test.map.setLayoutDelegate(nil) }
    test.map.resize(to: .phone)
    #expect(throws: SetDelegateError.carScreen) { try test.map.setLayoutDelegate(nil) }
    #expect(test.map.delegate == nil)
  }

  @Test func `the errors have the codes of the SDK`() {
    #expect(SetDelegateError.navigationEnabled.rawValue == 1)
    #expect(SetDelegateError.carScreen.rawValue == 2)
  }

  @Test func `without terms navigation stays off and a delegate can be set`() throws {
    let test = try TestMap()
    test.map.setTermsAccepted(false)
    test.map.setNavigationEnabled(true)
    try test.map.setLayoutDelegate(RecordingDelegate())
    #expect(test.delegate.timesReleased == 1)
  }

  @Test func `it is held strongly until it is replaced`() throws {
    let tree = ViewTree(measurer: FixedTextMeasurer())
    let map = MapView(tree: tree, screen: .phone)
    weak var seen: RecordingDelegate?
    do {
      let delegate = RecordingDelegate()
      seen = delegate
      try map.setLayoutDelegate(delegate)
    }
    #expect(seen != nil)
    try map.setLayoutDelegate(nil)
    #expect(seen == nil)
  }

  @Test func `it is let go exactly once`() throws {
    let test = try TestMap()
    #expect(test.delegate.timesTaken == 1)
    try test.map.setLayoutDelegate(test.delegate)
    #expect(test.delegate.timesTaken == 1)
    #expect(test.delegate.timesReleased == 0)
    let other = RecordingDelegate()
    try test.map.setLayoutDelegate(other)
    #expect(test.delegate.timesReleased == 1)
    try test.map.setLayoutDelegate(test.delegate)
    #expect(test.delegate.timesTaken == 2)
    #expect(other.timesReleased == 1)
    test.map.close()
    #expect(test.delegate.timesReleased == 2)
    #expect(test.map.delegate == nil)
  }

  @Test func `the map's end lets it go while navigation is on`() throws {
    let test = try TestMap.guiding()
    test.map.close()
    #expect(test.delegate.timesReleased == 1)
    #expect(test.delegate.calls.isEmpty)
  }

  @Test func `a replaced delegate gets nothing more`() throws {
    let test = try TestMap()
    let other = RecordingDelegate()
    try test.map.setLayoutDelegate(other)
    test.map.setNavigationEnabled(true)
    #expect(test.delegate.calls.isEmpty)
    #expect(other.names == [.enableNavigationUI])
  }

  @Test func `faults make the map accept what it must refuse, and hold nothing`() throws {
    let enabled = try TestMap(faults: [.acceptsDelegateWhileEnabled])
    enabled.map.setNavigationEnabled(true)
    try enabled.map.setLayoutDelegate(nil)
    let car = try TestMap(.car, faults: [.acceptsDelegateOnCarScreen])
    try car.map.setLayoutDelegate(car.delegate)
    #expect(car.map.delegate === car.delegate)
    let loose = try TestMap(faults: [.doesNotHoldDelegate])
    try loose.map.setLayoutDelegate(nil)
    #expect(loose.delegate.timesTaken == 0)
    #expect(loose.delegate.timesReleased == 0)
  }
}
