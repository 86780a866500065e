import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct PromptTests {
  @Test func `a prompt is shown, changed and hidden`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    let first = try #require(test.map.prompt)
    test.map.showPrompt(height: 200)
    let second = try #require(test.map.prompt)
    test.map.hidePrompt()
    test.map.hidePrompt()
    #expect(test.delegate.names == [.showPrompt, .changePrompt, .hidePrompt])
    #expect(first != second)
    guard case .changePrompt(second, old: first) = test.delegate.calls[1],
      case .hidePrompt(second) = test.delegate.calls[2]
    else {
      Issue.record("the callbacks name other prompts")
      return
    }
  }

  @Test func `prompts come only while guiding and only when wanted`() throws {
    let test = try TestMap()
    test.map.showPrompt(height: 96)
    test.map.setNavigationEnabled(true)
    test.map.showPrompt(height: 96)
    test.map.setDisplaysPrompts(false)
    test.map.setGuidanceActive(true)
    test.map.showPrompt(height: 96)
    #expect(test.delegate.take() == [.enableNavigationUI, .startGuidance])
    #expect(test.map.prompt == nil)
    test.map.setDisplaysPrompts(true)
    test.map.showPrompt(height: 96)
    test.map.setDisplaysPrompts(false)
    // What is on screen stays until it is hidden, and is not changed any more.
    test.map.showPrompt(height: 200)
    test.map.hidePrompt()
    #expect(test.delegate.take() == [.showPrompt, .hidePrompt])
  }

  @Test func `a prompt outlives guidance and is hidden after it`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    test.map.setGuidanceActive(false)
    #expect(test.map.prompt != nil)
    test.map.hidePrompt()
    #expect(test.delegate.names == [.showPrompt, .stopGuidance, .hidePrompt])
  }

  @Test func `a prompt that outlives guidance is changed in the next one`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    test.map.setGuidanceActive(false)
    test.map.setGuidanceActive(true)
    test.map.showPrompt(height: 200)
    #expect(
      test.delegate.names == [.showPrompt, .stopGuidance, .startGuidance, .changePrompt])
  }

  @Test func `disabling with a prompt hides none afterwards`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    test.map.setNavigationEnabled(false)
    #expect(test.map.prompt == nil)
    test.map.hidePrompt()
    #expect(test.delegate.names == [.showPrompt, .stopGuidance, .disableNavigationUI])
  }

  /// Widths by hand: narrow, the map's less its side insets; wide, 375.
  static let widths: [(Screen, Double)] = [
    (.phone, 390), (.landscape, 375), (.tablet, 375), (.split, 320), (.large, 393),
    (
      Screen(
        name: "notched", size: Size(width: 500, height: 390),
        safeArea: Insets(top: 0, left: 47, bottom: 21, right: 30)), 423
    ),
  ]

  @Test(arguments: widths) func `a prompt has its size before it is handed over`(
    screen: Screen, width: Double
  ) throws {
    let test = try TestMap.guiding(screen)
    var handedOver: Size?
    test.delegate.onCall = { call, map in
      guard case .showPrompt(let prompt) = call else { return }
      handedOver = map.tree.views[prompt].bounds.size
    }
    test.map.showPrompt(height: 200)
    #expect(handedOver == Size(width: width, height: 200))
    let prompt = try #require(test.map.prompt)
    #expect(try test.size(of: prompt) == Size(width: width, height: 200))
  }

  @Test func `the size of a prompt is the SDK's by two required constraints`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    let prompt = try #require(test.map.prompt)
    let own = test.tree.views[prompt].constraints.map { test.tree.constraints[$0] }
    #expect(own.map(\.spec.firstAttribute) == [.width, .height])
    #expect(own.map(\.spec.constant) == [390, 96])
    #expect(own.allSatisfy { $0.maker == .sdk && $0.spec.priority == 1000 })
    #expect(!test.tree.views[prompt].translatesMask)
    // Corner bits: top left 1, top right 2.
    #expect(test.tree.views[prompt].look.corners == 3)
  }

  @Test func `a prompt follows the map's width and keeps its height`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 120)
    let prompt = try #require(test.map.prompt)
    #expect(try test.size(of: prompt) == Size(width: 390, height: 120))
    test.map.resize(to: .landscape)
    #expect(try test.size(of: prompt) == Size(width: 375, height: 120))
  }

  @Test func `a prompt that nobody holds is gone when its callback returned`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    let first = try #require(test.map.prompt)
    test.map.showPrompt(height: 200)
    #expect(!test.tree.contains(.view(first)))
    let second = try #require(test.map.prompt)
    try test.tree.insert(second, into: test.map.view)
    test.map.hidePrompt()
    #expect(test.tree.contains(.view(second)))
    #expect(test.map.provided.contains { $0.view == second })
    test.tree.removeFromSuperview(second)
    #expect(!test.tree.contains(.view(second)))
    test.map.forgetGone()
    #expect(!test.map.provided.contains { $0.kind == .prompt })
  }
}
