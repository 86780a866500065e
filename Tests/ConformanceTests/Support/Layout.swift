import NavigationSim
import ViewTree

/// The views and constraints of the reference layout.
final class Layout {
  /// Unowned, as the map holds the delegate.
  unowned let map: MapView
  let tree: ViewTree
  let defect: Defect?
  let turns: Turns

  /// Stays above the ETA card and above any prompt; what belongs at the bottom hangs on it.
  private var bottom: GuideID?
  private var guideConstraints: [LayoutConstraintID] = []
  var ready = Part()
  var guidance = Part()
  var shownPrompts: [ShownPrompt] = []

  /// What the views stand in; nil for the map itself.
  var container: ViewID?

  /// The safe area when the layout was made, for who reads it only then.
  let firstInsets: Insets

  /// The views and constraints of one state; the delegate holds a count of what it made.
  struct Part {
    var views: [ViewID] = []
    var made: [ViewID] = []
    var constraints: [LayoutConstraintID] = []
    var isEmpty: Bool { views.isEmpty }
  }

  struct ShownPrompt {
    let view: ViewID
    let bottom: LayoutConstraintID
    let constraints: [LayoutConstraintID]
  }

  init(_ map: MapView, _ defect: Defect?, _ turns: Turns) {
    self.map = map
    tree = map.tree
    self.defect = defect
    self.turns = turns
    firstInsets = map.screen.safeArea
  }

  var root: LayoutItem { .view(map.view) }
  var safe: LayoutItem { .guide(tree.systemGuide(.safeArea, of: map.view)) }
  var bottomGuide: LayoutItem { bottom.map { .guide($0) } ?? root }

  // MARK: - Making

  func make(_ spec: LayoutConstraintSpec) -> LayoutConstraintID? {
    guard let made = try? tree.makeConstraint(spec) else { return nil }
    try? tree.activate([made])
    return made
  }

  func make(_ specs: [LayoutConstraintSpec]) -> [LayoutConstraintID] {
    specs.compactMap { make($0) }
  }

  func makeView(_ name: String, background: Color? = Color(red: 1, green: 1, blue: 1)) -> ViewID {
    let view = tree.makeView(.plain)
    tree.setName(name, of: view)
    tree.setTranslatesMask(false, of: view)
    tree.setLook(of: view) { $0.background = background }
    return view
  }

  func drop(_ constraints: [LayoutConstraintID]) {
    tree.deactivate(constraints)
    for constraint in constraints where tree.contains(.constraint(constraint)) {
      tree.release(.constraint(constraint))
    }
  }

  func remove(_ part: inout Part, except kept: [ViewID] = []) {
    drop(part.constraints)
    for view in part.views where tree.contains(.view(view)) && !kept.contains(view) {
      tree.removeFromSuperview(view)
    }
    for view in part.made where tree.contains(.view(view)) { tree.release(.view(view)) }
    part = Part()
  }

  // MARK: - Guide

  func addGuide() {
    let guide = tree.makeGuide()
    tree.setGuideName("contentBottom", of: guide)
    tree.addGuide(guide, to: map.view)
    bottom = guide
    guideConstraints = make([
      LayoutConstraintSpec(.guide(guide), .height, constant: 0),
      LayoutConstraintSpec(.guide(guide), .bottom, .equal, safe, .bottom, priority: 250),
      LayoutConstraintSpec(.guide(guide), .bottom, .atMost, safe, .bottom),
    ])
  }

  func removeGuide() {
    drop(guideConstraints)
    guideConstraints = []
    guard let guide = bottom else { return }
    if defect != .guideStaysAfterDisable { tree.removeGuide(guide, from: map.view) }
    if defect == .bannerStaysAfterDisable {
      let banner = makeView("orderBanner")
      insert([banner])
      tree.release(.view(banner))
    }
    if tree.contains(.guide(guide)) { tree.release(.guide(guide)) }
    bottom = nil
  }

  // MARK: - Ready

  func showReady(_ state: NavigationState) {
    var part = Part()
    let stack = makeStack(state, in: &part)
    var views: [ViewID] = [stack]
    part.made.append(stack)
    guard let logo = state.view(of: .logo), let viewport = state.view(of: .viewport) else { return }
    if defect == .emptyReadyContainerStays {
      let banner = makeView("welcome")
      part.made.append(banner)
      views.append(banner)
    }
    views += defect == .logoLeftOut ? [viewport] : [viewport, logo]
    part.views = views
    insert(views)
    part.constraints = make([
      LayoutConstraintSpec(.view(stack), .trailing, .equal, safe, .trailing),
      LayoutConstraintSpec(.view(stack), .top, .equal, safe, .top),
      LayoutConstraintSpec(.view(stack), .bottom, .equal, bottomGuide, .top),
      LayoutConstraintSpec(.view(viewport), .leading, .equal, safe, .leading),
      LayoutConstraintSpec(.view(viewport), .trailing, .equal, safe, .trailing),
      LayoutConstraintSpec(.view(viewport), .top, .equal, safe, .top),
      LayoutConstraintSpec(.view(viewport), .bottom, .equal, bottomGuide, .top),
    ])
    if defect != .logoLeftOut {
      part.constraints += make([
        LayoutConstraintSpec(.view(logo), .leading, .equal, safe, .leading),
        LayoutConstraintSpec(.view(logo), .bottom, .equal, bottomGuide, .top),
      ])
    }
    ready = part
  }

  func hideReady() {
    if defect == .readyConstraintsStay, map.phase == .guiding {
      ready = Part()
      return
    }
    var kept: [ViewID] = []
    if defect == .readyCompassStays, map.phase == .guiding, let stack = ready.made.first {
      for member in tree.views[stack].hidingStack?.members ?? [] {
        try? tree.insert(member, into: map.view)
        kept.append(member)
      }
    }
    if defect == .emptyReadyContainerStays, map.phase == .guiding, ready.made.count > 1 {
      let welcome = ready.made[1]
      tree.setLook(of: welcome) { $0.background = nil }
      kept.append(welcome)
    }
    if defect == .readyCompassStays, map.phase == .off {
      for item in map.provided where item.kind == .button && tree.views[item.view].superview != nil
      {
        tree.removeFromSuperview(item.view)
      }
    }
    if defect == .emptyReadyContainerStays, map.phase == .off {
      for view in tree.views[map.view].subviews where tree.views[view].name == "welcome" {
        tree.removeFromSuperview(view)
      }
    }
    remove(&ready, except: kept)
  }

  func makeStack(_ state: NavigationState, in part: inout Part) -> ViewID {
    let stack = tree.makeHidingStack(position: .bottom, isTrailing: true)
    tree.setName("buttons", of: stack)
    try? tree.setMembers(members(of: state), of: stack)
    return stack
  }

  func insert(_ views: [ViewID]) {
    for view in views { try? tree.insert(view, into: container ?? map.view) }
  }

  // MARK: - End

  /// A constraint that is never given back while the delegate lives.
  func spareConstraint() -> LayoutConstraintID? {
    try? tree.makeConstraint(LayoutConstraintSpec(root, .width, constant: 1, priority: 1))
  }

  func releaseAll() {
    for prompt in shownPrompts { drop(prompt.constraints) }
    shownPrompts = []
    remove(&guidance)
    remove(&ready)
    removeGuide()
    removeContainer()
  }
}
