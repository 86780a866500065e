import NavigationSim
import TestSupport
import Testing
import ViewTree

/// Maps that change their size.
@Suite
struct ResizeTests {
  @Test func `wide mode and the cards' sizes change in one pass`() throws {
    let test = try TestMap.guiding()
    let turn = try #require(test.map.state?.view(of: .turnCard))
    let eta = try #require(test.map.state?.view(of: .etaCard))
    #expect(try test.size(of: turn) == Size(width: 390, height: 143))
    #expect(try test.size(of: eta) == Size(width: 390, height: 110))
    var seen: (isWide: Bool, turn: Size, eta: Size)?
    test.delegate.onCall = { call, map in
      guard case .sizeChanged(let state) = call else { return }
      map.layOut()
      seen = (state.isWide, map.tree.views[turn].frame.size, map.tree.views[eta].frame.size)
    }
    test.map.resize(to: .landscape)
    #expect(seen?.isWide == true)
    #expect(seen?.turn == Size(width: 375, height: 96))
    #expect(seen?.eta == Size(width: 422, height: 97))
    test.map.resize(to: .phone)
    #expect(seen?.isWide == false)
    #expect(seen?.turn == Size(width: 390, height: 143))
    #expect(seen?.eta == Size(width: 390, height: 110))
  }

  @Test func `sizeChanged comes for real changes while navigation is enabled`() throws {
    let test = try TestMap()
    test.map.resize(to: .landscape)
    #expect(test.delegate.take() == [])
    test.map.setNavigationEnabled(true)
    test.map.resize(to: .landscape)
    #expect(test.delegate.take() == [.enableNavigationUI])
    test.map.resize(to: .phone)
    #expect(test.delegate.take() == [.sizeChanged])
    test.map.setGuidanceActive(true)
    test.map.resize(to: .split)
    #expect(test.delegate.take() == [.startGuidance, .sizeChanged])
    test.map.setNavigationEnabled(false)
    test.map.resize(to: .phone)
    #expect(test.delegate.take() == [.stopGuidance, .disableNavigationUI])
  }

  @Test func `another safe area changes the cards but is no change of size`() throws {
    let test = try TestMap.guiding()
    let turn = try #require(test.map.state?.view(of: .turnCard))
    var screen = Screen.phone
    screen.safeArea.top = 20
    test.map.resize(to: screen)
    #expect(test.delegate.calls.isEmpty)
    #expect(try test.size(of: turn) == Size(width: 390, height: 116))
    #expect(test.tree.views[test.map.view].safeArea.top == 20)
  }

  @Test func `starting in a wide map is wide from the first callback on`() throws {
    let test = try TestMap(.landscape)
    var seen: [Bool] = []
    test.delegate.onCall = { call, _ in
      switch call {
      case .enableNavigationUI(let new), .startGuidance(let new, _): seen.append(new.isWide)
      default: break
      }
    }
    test.map.setNavigationEnabled(true)
    test.map.setGuidanceActive(true)
    #expect(seen == [true, true])
  }

  @Test func `a map of no size gives valid components, and right ones later`() throws {
    let test = try TestMap.guiding(.custom(.zero))
    let state = try #require(test.map.state)
    #expect(!state.isWide)
    let turn = try #require(state.view(of: .turnCard))
    let eta = try #require(state.view(of: .etaCard))
    #expect(try test.size(of: turn) == Size(width: 0, height: 96))
    #expect(try test.size(of: eta) == Size(width: 0, height: 76))
    test.map.resize(to: .tablet)
    #expect(state.isWide)
    #expect(test.delegate.names == [.sizeChanged])
    #expect(try test.size(of: turn) == Size(width: 375, height: 120))
    #expect(try test.size(of: eta) == Size(width: 375, height: 96))
  }

  @Test func `a map shrunk to nothing and back is as it was`() throws {
    let test = try TestMap.guiding()
    test.map.showPrompt(height: 96)
    let views = test.map.provided.map(\.view)
    let before = try views.map { try test.size(of: $0) }
    var nothing = Screen.custom(.zero)
    nothing.safeArea = Screen.phone.safeArea
    test.map.resize(to: nothing)
    for view in views {
      let size = try test.size(of: view)
      #expect(size.width >= 0 && size.height >= 0)
    }
    test.map.resize(to: .phone)
    #expect(try views.map { try test.size(of: $0) } == before)
    #expect(test.delegate.names == [.showPrompt, .sizeChanged, .sizeChanged])
  }

  @Test func `insets wider than the map leave cards of no width`() throws {
    let screen = Screen(
      name: "sliver", size: Size(width: 60, height: 400),
      safeArea: Insets(top: 0, left: 47, bottom: 0, right: 47))
    let test = try TestMap.guiding(screen)
    let turn = try #require(test.map.state?.view(of: .turnCard))
    #expect(try test.size(of: turn) == Size(width: 0, height: 96))
  }
}
