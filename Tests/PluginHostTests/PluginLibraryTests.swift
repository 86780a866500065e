import NavigationSim
import PluginHost
import Testing
import ViewTree

@Suite struct PluginLibraryTests {
  @Test func `a whole round along the state machine goes through the library`() throws {
    let file = try TestLibrary(TestLibrary.whole)
    let library = try PluginLibrary(path: file.path)
    try library.warm(TestHost().session)
    let test = TestHost()
    var calls: [String] = []
    test.session.onEnter = { calls.append($0) }
    try test.session.use(library)
    let delegate = try test.session.makeDelegate(0)
    try test.map.setLayoutDelegate(delegate)
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    test.map.layOut()
    let state = try #require(test.map.state)
    let card = try #require(state.view(of: .turnCard))
    // The card is as wide as a narrow map, and pinned to its corner.
    #expect(test.tree.views[card].frame == Rect(x: 0, y: 0, width: 400, height: 96))
    test.map.showPrompt(height: 90)
    let prompt = try #require(test.map.prompt)
    #expect(test.tree.shownAlpha(of: prompt) == 0)
    test.session.runTurn(test.tree.advance(by: 0.3))
    #expect(test.tree.shownAlpha(of: prompt) == 1)
    test.map.hidePrompt()
    test.map.setGuidanceActive(false)
    test.map.setNavigationEnabled(false)
    try test.map.setLayoutDelegate(nil)
    #expect(
      test.session.log.map(\.text) == [
        "enable", "start", "show", "prompt is in", "hide", "stop", "disable", "release",
      ])
    #expect(
      calls == [
        "negotiate USE", "make", "enableNavigationUI", "startGuidance", "showPrompt", "completion",
        "hidePrompt", "stopGuidance", "disableNavigationUI", "release of the delegate",
      ])
    #expect(test.session.misuses.isEmpty)
    #expect(test.session.liveAuthorObjects == 0)
    #expect(test.tree.views[test.map.view].subviews.isEmpty)
    test.session.close()
    #expect(calls.last == "close")
  }

  @Test func `a probe tells who the plugin is, and can be compared with the note`() throws {
    let file = try TestLibrary(TestLibrary.whole)
    let found = try PluginLibrary(path: file.path).probe()
    #expect(found.id == "com.example.whole" && found.language == "c" && found.chosen == 1)
    #expect(
      found.delegates == [
        DelegateDescription(
          id: "com.example.whole.layout", name: "Whole", version: "2", summary: nil,
          features: .portraitOnly, minimum: Size(width: 320, height: 480))
      ])
    try found.requireAgreement(id: "com.example.whole", language: "c", versions: 1...1)
    #expect(
      throws: PluginLoadError.differsFromNote(field: "language", note: "rust", answer: "c")
    ) {
      try found.requireAgreement(id: "com.example.whole", language: "rust", versions: 1...1)
    }
  }

  @Test func `a delegate that no map takes is given back once`() throws {
    let file = try TestLibrary(TestLibrary.whole)
    let car = Screen(name: "car", size: Size(width: 800, height: 480), isCar: true)
    let test = TestHost(screen: car)
    try test.session.use(try PluginLibrary(path: file.path))
    let delegate = try test.session.makeDelegate(0)
    #expect(throws: SetDelegateError.carScreen) { try test.map.setLayoutDelegate(delegate) }
    test.session.giveBack(delegate)
    test.session.giveBack(delegate)
    test.session.close()
    #expect(test.session.log.map(\.text) == ["release"])
  }

  @Test func `when make fails the reason is what the plugin logged last`() throws {
    let file = try TestLibrary(TestLibrary.failing)
    let test = TestHost()
    try test.session.use(try PluginLibrary(path: file.path))
    let error = #expect(throws: PluginLoadError.self) { try test.session.makeDelegate(0) }
    guard case .cannotMake(0, _, "the licence has run out") = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func `what can't be opened says why`() throws {
    let error = #expect(throws: PluginLoadError.self) {
      try PluginLibrary(path: "/nowhere/plugin.so")
    }
    guard case .cannotOpen("/nowhere/plugin.so", _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    let file = try TestLibrary("int nothing;")
    #expect(
      throws: PluginLoadError.entryMissing(path: file.path, name: "navhost_negotiate")
    ) { try PluginLibrary(path: file.path) }
  }

  @Test func `a range without a common version is told with both ranges`() throws {
    let file = try TestLibrary(
      TestLibrary.answering(
        "out->oldest = 7; out->newest = 9;", status: "NAV_ERR_UNSUPPORTED"))
    #expect(throws: PluginLoadError.noCommonVersion(host: 1...1, oldest: 7, newest: 9)) {
      try PluginLibrary(path: file.path).probe()
    }
  }

  nonisolated static let wrongAnswers = [
    "out->chosen = 2;", "out->plugin = 0;", "plugin.struct_size = 8;",
    "plugin.delegate_count = 0;", "plugin.make = 0;", "out->id = NAV_STR(\"\");",
    "out->id = NAV_STR(\"\\xff\");", "out->oldest = 0;", "out->reserved = 1;",
    "out->language.bytes = 0;",
  ]

  @Test(arguments: wrongAnswers) func `a wrong answer is refused`(_ change: String) throws {
    let file = try TestLibrary(TestLibrary.answering(change))
    let error = #expect(throws: PluginLoadError.self) {
      try PluginLibrary(path: file.path).probe()
    }
    guard case .wrongAnswer = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
  }

  @Test func `a delegate without an id isn't described`() throws {
    let file = try TestLibrary(TestLibrary.answering(""))
    #expect(
      throws: PluginLoadError.cannotDescribe(index: 0, reason: "its id is empty")
    ) { try PluginLibrary(path: file.path).probe() }
  }
}
