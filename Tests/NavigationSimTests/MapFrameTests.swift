import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct MapFrameTests {
  @Test func `a frame tells the map at a moment`() throws {
    let test = try TestMap(.landscape, direction: .rightToLeft)
    #expect(MapFrame(of: test.map, isShown: false).phase == .off)
    test.map.setNavigationEnabled(true)
    test.pass(seconds: 1.5)
    let frame = MapFrame(of: test.map, isShown: false)
    #expect(frame.phase == .ready)
    #expect(frame.isWide)
    #expect(frame.direction == .rightToLeft)
    #expect(frame.screen == .landscape)
    #expect(frame.time == 1.5)
    #expect(frame.bounds == Rect(x: 0, y: 0, width: 844, height: 390))
    // Insets 0, 47, 21, 47.
    #expect(frame.safeRect == Rect(x: 47, y: 0, width: 750, height: 369))
    test.map.setGuidanceActive(true)
    #expect(MapFrame(of: test.map, isShown: false).phase == .guiding)
  }

  @Test func `what the state provides is told from what is only alive`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    let prompt = try #require(test.map.prompt)
    let turn = try #require(test.map.state?.view(of: .turnCard))
    try test.tree.insert(turn, into: test.map.view)
    let guiding = MapFrame(of: test.map, isShown: false)
    #expect(
      guiding.current.map(\.name) == [
        "googleLogo", "viewport", "turnCard", "etaCard", "tripProgressBar", "speedWidget",
        "compass", "reporting", "prompt1",
      ])
    // The compass of the ready state, beyond these.
    #expect(guiding.provided.count == 10)
    #expect(guiding.prompt == prompt)
    #expect(guiding.component(.turnCard)?.view == turn)
    test.map.setGuidanceActive(false)
    let ready = MapFrame(of: test.map, isShown: false)
    #expect(ready.current.map(\.name) == ["googleLogo", "viewport", "compass", "prompt1"])
    #expect(ready.provided(turn)?.kind == .turnCard)
    #expect(ready.component(.turnCard) == nil)
    test.tree.removeFromSuperview(turn)
    #expect(MapFrame(of: test.map, isShown: false).provided(turn) == nil)
  }

  @Test func `a visual rect is a frame less its transparent margin`() throws {
    let test = try TestMap.guiding()
    let state = try #require(test.map.state)
    let turn = try #require(state.view(of: .turnCard))
    let compass = try #require(state.buttons.first?.view)
    let custom = test.tree.makeView(.plain, frame: Rect(x: 10, y: 200, width: 40, height: 20))
    try test.tree.insert(custom, into: test.map.view)
    _ = try test.size(of: turn)
    _ = try test.size(of: compass)
    let frame = MapFrame(of: test.map, isShown: false)
    func visual(_ view: ViewID) throws -> Rect {
      frame.visualRect(of: try #require(frame.tree[view]))
    }
    // 390 × 143 at the origin, less 8 at both sides and below.
    #expect(try visual(turn) == Rect(x: 8, y: 0, width: 374, height: 135))
    #expect(try visual(compass) == Rect(x: 4, y: 4, width: 40, height: 40))
    #expect(try visual(custom) == Rect(x: 10, y: 200, width: 40, height: 20))
  }

  @Test func `a frame stays as it was taken`() throws {
    let test = try TestMap.guiding()
    let turn = try #require(test.map.state?.view(of: .turnCard))
    _ = try test.size(of: turn)
    let before = MapFrame(of: test.map, isShown: false)
    let copy = before
    test.map.resize(to: .landscape)
    test.map.layOut()
    #expect(before == copy)
    #expect(before.tree[turn]?.rect == Rect(x: 0, y: 0, width: 390, height: 143))
    #expect(before != MapFrame(of: test.map, isShown: false))
  }
}
