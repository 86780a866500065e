import NavigationSim
import TestSupport
import Testing
import ViewTree

/// Which views are one instance, which are new, and when they go.
@Suite
struct LifetimeTests {
  private func views(_ state: NavigationState?) throws -> [ViewID] {
    let state = try #require(state)
    return state.components.map(\.view) + state.buttons.map(\.view)
  }

  @Test func `logo, viewport and ready buttons stay one instance`() throws {
    let test = try TestMap()
    test.map.setNavigationEnabled(true)
    let first = try #require(test.map.state)
    let firstViews = try views(first)
    test.map.setGuidanceActive(true)
    let guidance = try #require(test.map.state)
    #expect(guidance.view(of: .logo) == first.view(of: .logo))
    #expect(guidance.view(of: .viewport) == first.view(of: .viewport))
    test.map.setGuidanceActive(false)
    #expect(try views(test.map.state) == firstViews)
    test.map.setNavigationEnabled(false)
    test.map.setNavigationEnabled(true)
    #expect(try views(test.map.state) == firstViews)
    #expect(firstViews.allSatisfy { test.tree.contains(.view($0)) })
  }

  @Test func `guidance components are new at each start`() throws {
    let test = try TestMap.guiding()
    let first = Set(try views(test.map.state))
    test.map.setGuidanceActive(false)
    test.map.setGuidanceActive(true)
    let second = Set(try views(test.map.state))
    // Logo and viewport.
    #expect(first.intersection(second).count == 2)
  }

  @Test func `guidance views are alive while stopping and gone after it`() throws {
    let test = try TestMap.guiding()
    let state = try #require(test.map.state)
    let own = try views(state).filter { $0 != state.components[0].view }.dropFirst()
    #expect(own.count == 6)
    var aliveInside = false
    test.delegate.onCall = { call, map in
      if call.name == .stopGuidance {
        aliveInside = own.allSatisfy { map.tree.contains(.view($0)) }
      }
    }
    test.map.setGuidanceActive(false)
    #expect(aliveInside)
    #expect(own.allSatisfy { !test.tree.contains(.view($0)) })
    #expect(test.map.provided.map(\.kind) == [.logo, .viewport, .button])
  }

  @Test func `a guidance view that somebody holds stays valid`() throws {
    let test = try TestMap.guiding()
    let turn = try #require(test.map.state?.view(of: .turnCard))
    let eta = try #require(test.map.state?.view(of: .etaCard))
    test.tree.retain(.view(turn))
    try test.tree.insert(eta, into: test.map.view)
    test.map.setNavigationEnabled(false)
    #expect(test.tree.contains(.view(turn)))
    #expect(test.tree.contains(.view(eta)))
    #expect(test.map.provided.contains { $0.view == turn })
    // It still follows the map, like any view of the SDK's.
    test.map.resize(to: .landscape)
    #expect(try test.size(of: turn) == Size(width: 375, height: 96))
    test.tree.removeFromSuperview(turn)
    test.tree.release(.view(turn))
    test.tree.removeFromSuperview(eta)
    test.map.forgetGone()
    #expect(!test.tree.contains(.view(turn)))
    #expect(!test.tree.contains(.view(eta)))
    #expect(test.map.provided.map(\.kind) == [.logo, .viewport, .button])
  }

  @Test func `fifty rounds leave as many objects as one`() throws {
    let test = try TestMap()
    func round() {
      test.map.setNavigationEnabled(true)
      test.map.setGuidanceActive(true)
      test.map.showPrompt(height: 96)
      test.map.showPrompt(height: 200)
      test.map.setNavigationEnabled(false)
    }
    round()
    let before = (test.tree.views.count, test.tree.constraints.count, test.map.provided.count)
    for _ in 0..<49 { round() }
    #expect(test.tree.views.count == before.0)
    #expect(test.tree.constraints.count == before.1)
    #expect(test.map.provided.count == before.2)
  }

  @Test func `two maps in one tree share no view`() throws {
    let tree = ViewTree(measurer: FixedTextMeasurer())
    let maps = [MapView(tree: tree, screen: .phone), MapView(tree: tree, screen: .phone)]
    for map in maps {
      map.setNavigationEnabled(true)
      map.setGuidanceActive(true)
    }
    let (first, second) = (try views(maps[0].state), try views(maps[1].state))
    #expect(Set(first).isDisjoint(with: second))
    #expect(maps[0].view != maps[1].view)
    maps[0].setNavigationEnabled(false)
    #expect(maps[1].phase == .guiding)
    #expect(second.allSatisfy { tree.contains(.view($0)) })
  }

  @Test func `a fault hands over another logo in each state`() throws {
    let test = try TestMap(faults: [.freshLogoEachState])
    test.map.setNavigationEnabled(true)
    let first = try #require(test.map.state?.view(of: .logo))
    test.map.setGuidanceActive(true)
    let second = try #require(test.map.state?.view(of: .logo))
    test.map.setGuidanceActive(false)
    let third = try #require(test.map.state?.view(of: .logo))
    #expect(Set([first, second, third]).count == 3)
    #expect(try test.size(of: third) == Size(width: 88, height: 32))
  }
}
