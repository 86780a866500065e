import NavigationSim
import TestSupport
import Testing
import ViewTree

/// What a delegate sets off while it is called.
@Suite
struct DeedTests {
  @Test func `navigation switched off in a callback goes off after it`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    var readBack: Bool?
    var phase: NavigationPhase?
    test.delegate.onCall = { call, map in
      guard call.name == .startGuidance else { return }
      map.setNavigationEnabled(false)
      readBack = map.isNavigationEnabled
      phase = map.phase
    }
    test.map.setGuidanceActive(true)
    #expect(readBack == false)
    #expect(phase == .guiding)
    #expect(test.map.phase == .off)
    #expect(test.delegate.deepestNesting == 1)
    #expect(
      test.delegate.names == [
        .enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI,
      ])
  }

  @Test func `guidance asked for in a callback reads back and starts after it`() throws {
    let test = try TestMap()
    var readBack: Bool?
    test.delegate.onCall = { call, map in
      guard call.name == .enableNavigationUI else { return }
      map.setGuidanceActive(true)
      readBack = map.isGuidanceWanted
    }
    test.map.setNavigationEnabled(true)
    #expect(readBack == true)
    #expect(test.map.phase == .guiding)
    #expect(test.delegate.deepestNesting == 1)
    #expect(test.delegate.names == [.enableNavigationUI, .startGuidance])
  }

  @Test func `stopping and starting again in a callback keeps the last word`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    var isFirst = true
    test.delegate.onCall = { call, map in
      guard call.name == .startGuidance, isFirst else { return }
      isFirst = false
      map.setGuidanceActive(false)
      map.setGuidanceActive(true)
    }
    test.map.setGuidanceActive(true)
    #expect(test.map.isGuidanceWanted)
    #expect(test.map.phase == .guiding)
    #expect(
      test.delegate.names == [
        .enableNavigationUI, .startGuidance, .stopGuidance, .startGuidance,
      ])
  }

  @Test func `terms are judged when navigation is asked for`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    test.delegate.onCall = { call, map in
      guard call.name == .disableNavigationUI else { return }
      map.setTermsAccepted(false)
      map.setNavigationEnabled(true)
      map.setTermsAccepted(true)
    }
    test.map.setNavigationEnabled(false)
    #expect(test.map.phase == .off)
    #expect(!test.map.isNavigationEnabled)
  }

  @Test func `a prompt in a callback waits for its end`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    test.delegate.onCall = { call, map in
      switch call.name {
      case .startGuidance: map.showPrompt(height: 96)
      case .showPrompt: map.hidePrompt()
      default: break
      }
    }
    test.map.setGuidanceActive(true)
    #expect(test.delegate.deepestNesting == 1)
    #expect(
      test.delegate.names == [.enableNavigationUI, .startGuidance, .showPrompt, .hidePrompt])
  }

  @Test func `a delegate set in a callback is held at once and called later`() throws {
    let test = try TestMap()
    let next = RecordingDelegate()
    test.map.setNavigationEnabled(true)
    var readsBack = false
    test.delegate.onCall = { call, map in
      guard call.name == .disableNavigationUI else { return }
      do {
        try map.setLayoutDelegate(next)
        map.setNavigationEnabled(true)
      } catch {
        Issue.record("refused although navigation was asked to go off: \(error)")
      }
      readsBack = map.delegate === next
      #expect(next.timesTaken == 1)
      #expect(test.delegate.timesReleased == 0)
    }
    test.map.setNavigationEnabled(false)
    #expect(readsBack)
    #expect(test.delegate.names == [.enableNavigationUI, .disableNavigationUI])
    #expect(test.delegate.timesReleased == 1)
    #expect(next.names == [.enableNavigationUI])
  }

  @Test func `a delegate that ends navigation in guidance still gets both callbacks`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    test.delegate.onCall = { call, map in
      guard call.name == .startGuidance else { return }
      map.setNavigationEnabled(false)
      try? map.setLayoutDelegate(nil)
    }
    test.map.setGuidanceActive(true)
    #expect(test.map.delegate == nil)
    #expect(
      test.delegate.names == [
        .enableNavigationUI, .startGuidance, .stopGuidance, .disableNavigationUI,
      ])
    #expect(test.delegate.timesReleased == 1)
  }

  @Test func `maps of one session do not nest in each other`() throws {
    let tree = ViewTree(measurer: FixedTextMeasurer())
    let navigator = Navigator()
    let first = MapView(tree: tree, screen: .phone, navigator: navigator)
    let second = MapView(tree: tree, screen: .phone, navigator: navigator)
    let delegate = RecordingDelegate()
    try first.setLayoutDelegate(delegate)
    try second.setLayoutDelegate(delegate)
    delegate.onCall = { call, map in if map === first { second.setNavigationEnabled(true) } }
    first.setNavigationEnabled(true)
    #expect(delegate.names == [.enableNavigationUI, .enableNavigationUI])
    #expect(delegate.deepestNesting == 1)
  }

  @Test func `an observer sees each call begin and end`() throws {
    final class Observer: MapObserver {
      func map(_ map: MapView, didUse legacy: LegacyMember) {}
      var seen: [String] = []
      func map(_ map: MapView, willMake call: DelegateCall) { seen.append("will \(call.name)") }
      func map(_ map: MapView, didMake call: DelegateCall) {
        seen.append("did \(call.name)")
        // A deed of the observer's must not come between two callbacks of one transition.
        if call.name == .stopGuidance { map.setNavigationEnabled(true) }
      }
    }
    let test = try TestMap.guiding()
    let observer = Observer()
    test.map.observer = observer
    test.map.setNavigationEnabled(false)
    #expect(
      observer.seen == [
        "will stopGuidance", "did stopGuidance", "will disableNavigationUI",
        "did disableNavigationUI", "will enableNavigationUI", "did enableNavigationUI",
      ])
  }
}
