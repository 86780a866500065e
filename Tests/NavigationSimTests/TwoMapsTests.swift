import NavigationSim
import TestSupport
import Testing
import ViewTree

/// A phone's and a car's map in one session.
@Suite
struct TwoMapsTests {
  struct Pair {
    let phone: TestMap
    let car: MapView

    init(carSize: Size = Size(width: 800, height: 480)) throws {
      phone = try TestMap()
      car = MapView(
        tree: phone.tree, screen: Screen(name: "car", size: carSize, isCar: true),
        navigator: phone.map.navigator)
    }
  }

  @Test func `both guide, and only the phone's delegate is called`() throws {
    let pair = try Pair()
    pair.phone.map.setNavigationEnabled(true)
    pair.phone.map.setGuidanceActive(true)
    pair.car.setNavigationEnabled(true)
    #expect(pair.car.phase == .guiding, "a map enabled in a session that guides guides at once")
    pair.phone.map.showPrompt(height: 96)
    pair.car.showPrompt(height: 96)
    #expect(pair.car.prompt == nil, "prompts are the phone's")
    pair.phone.map.setGuidanceActive(false)
    #expect(pair.car.phase == .ready)
    #expect(
      pair.phone.delegate.names == [
        .enableNavigationUI, .startGuidance, .showPrompt, .stopGuidance,
      ])
  }

  @Test func `a map that goes off leaves the other guiding`() throws {
    let pair = try Pair()
    for map in [pair.phone.map, pair.car] { map.setNavigationEnabled(true) }
    pair.car.setGuidanceActive(true)
    pair.phone.map.setNavigationEnabled(false)
    #expect(pair.car.phase == .guiding && pair.phone.map.phase == .off)
    pair.phone.map.setNavigationEnabled(true)
    #expect(pair.phone.map.phase == .guiding)
    pair.car.setNavigationEnabled(false)
    pair.phone.map.setNavigationEnabled(false)
    pair.phone.map.setNavigationEnabled(true)
    #expect(pair.phone.map.phase == .ready, "with the last map guidance is given up")
  }

  @Test func `a car's map takes no delegate in any state`() throws {
    let pair = try Pair()
    for phase in NavigationPhase.allCases {
      pair.car.setNavigationEnabled(phase != .off)
      pair.car.setGuidanceActive(phase == .guiding)
      #expect(pair.car.phase == phase)
      #expect(throws: SetDelegateError.carScreen) {
        try pair.car.setLayoutDelegate(RecordingDelegate())
      }
      #expect(throws: SetDelegateError.carScreen) { try pair.car.setLayoutDelegate(nil) }
    }
    #expect(pair.phone.map.delegate === pair.phone.delegate)
  }

  @Test func `nothing that happens to the car's map moves the phone's`() throws {
    let pair = try Pair()
    for map in [pair.phone.map, pair.car] { map.setNavigationEnabled(true) }
    pair.phone.map.setGuidanceActive(true)
    let turn = try #require(pair.phone.map.state?.view(of: .turnCard))
    let size = try pair.phone.size(of: turn)
    let views = pair.phone.map.provided
    _ = pair.phone.delegate.take()
    // The panel of a car's screen and its bars come and go: hand-picked insets.
    for insets in [
      Insets(top: 0, left: 148, bottom: 0, right: 0),
      Insets(top: 44, left: 0, bottom: 0, right: 148),
      .zero,
    ] {
      var screen = pair.car.screen
      screen.safeArea = insets
      pair.car.resize(to: screen)
      pair.car.layOut()
      #expect(pair.car.screen.safeArea == insets)
      // No cards in a car: what the camera frames is the safe area.
      #expect(
        pair.car.camera.frame
          == Rect(
            x: insets.left, y: insets.top, width: 800 - insets.left - insets.right,
            height: 480 - insets.top - insets.bottom))
    }
    pair.car.setCameraMode(.overview)
    pair.car.setSettings { $0.isNavigationHeaderEnabled = false }
    pair.car.resize(to: Screen(name: "car", size: Size(width: 459, height: 240), isCar: true))
    #expect(pair.phone.delegate.calls.isEmpty)
    #expect(try pair.phone.size(of: turn) == size)
    #expect(pair.phone.map.provided == views)
    #expect(pair.phone.map.cameraMode == .following)
    pair.car.close()
    pair.phone.map.setGuidanceActive(false)
    #expect(pair.phone.delegate.names == [.stopGuidance])
  }

  @Test func `no two maps share a view`() throws {
    let pair = try Pair()
    for map in [pair.phone.map, pair.car] { map.setNavigationEnabled(true) }
    pair.phone.map.setGuidanceActive(true)
    let (phone, car) = (pair.phone.map.provided.map(\.view), pair.car.provided.map(\.view))
    #expect(Set(phone).isDisjoint(with: car))
    #expect(phone.count >= 9 && car.count >= 9)
    #expect(pair.phone.map.state !== pair.car.state)
  }
}
