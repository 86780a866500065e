import ViewTree

/// The layout that a map draws itself while no layout delegate is set.
///
/// It gets the same callbacks as a delegate, and places everything anew in each: first what no
/// longer belongs there is taken away, then the rest is put in and tied together.
final class BuiltInLayout {
  unowned let map: MapView
  var tree: ViewTree { map.tree }

  /// Whether it is drawn: from enabling to disabling navigation.
  private(set) var isShown = false

  /// The provided views, the stack and the accessory that stand in the map.
  private var standing: [ViewID] = []
  private var constraints: [LayoutConstraintID] = []

  /// What cards, prompts and padding leave of the map.
  private var content: GuideID?

  /// Holds all buttons but the compass; nil while there are none.
  private var stack: ViewID?
  var prompts: [Prompt] = []

  /// A prompt, and how far below its place it is.
  struct Prompt {
    let view: ViewID
    var height: Double
    var offset: Double

    /// When its way out ends; nil while it stays.
    var leavesAt: Double?
  }

  init(map: MapView) { self.map = map }

  // MARK: - Callbacks

  func receive(_ call: DelegateCall) {
    switch call {
    case .enableNavigationUI: show()
    case .startGuidance, .stopGuidance, .sizeChanged: place()
    case .disableNavigationUI: hide()
    case .showPrompt(let new): slideIn(new)
    case .hidePrompt(let old): slideOut(old)
    case .changePrompt(let new, let old):
      slideOut(old)
      slideIn(new)
    }
  }

  private func show() {
    isShown = true
    let guide = tree.makeGuide(maker: map.builtInMaker)
    tree.setGuideName("content", of: guide)
    tree.addGuide(guide, to: map.view)
    content = guide
    place()
  }

  private func hide() {
    isShown = false
    dropConstraints()
    for prompt in prompts { removeView(prompt.view) }
    prompts = []
    for view in standing { removeView(view) }
    standing = []
    dropStack()
    if let content {
      tree.removeGuide(content, from: map.view)
      tree.release(.guide(content))
    }
    content = nil
  }

  // MARK: - Placing

  /// Places everything for what the map is now.
  func place() {
    guard isShown, let state = map.state, let content else { return }
    followPromptHeights()
    // What a prompt on its way out still covers comes back when it is gone.
    let tallest = prompts.map(\.height).max() ?? 0
    let arrangement = BuiltInArrangement(
      map, accessoryHeight: map.accessoryHeight(), promptHeight: tallest)
    dropConstraints()
    let others = state.buttons.filter { button in
      button.type != .compass
        && (button.type != .reporting || map.settings.isNavigationReportIncidentButtonEnabled)
    }
    updateStack(others.prefix(arrangement.stackRoom).map(\.view))
    stand(views(of: state, arrangement))
    let compass = state.buttons.first { $0.type == .compass }?.view
    let specs = BuiltInConstraints(
      map: map, state: state, arrangement: arrangement, content: content, stack: stack,
      compass: arrangement.showsCompass ? compass : nil, prompts: prompts
    ).specs
    constraints = specs.compactMap { spec in
      guard let made = try? tree.makeConstraint(spec, maker: map.builtInMaker) else { return nil }
      try? tree.activate([made])
      return made
    }
  }

  /// What stands in the map, from back to front; prompts lie over all.
  private func views(of state: NavigationState, _ arrangement: BuiltInArrangement) -> [ViewID] {
    var views: [ViewID?] = [state.view(of: .viewport)]
    if arrangement.showsBar { views.append(state.view(of: .tripProgressBar)) }
    if arrangement.showsHeader { views.append(state.view(of: .turnCard)) }
    if arrangement.showsFooter { views.append(state.view(of: .etaCard)) }
    if arrangement.showsSpeed { views.append(state.view(of: .speedWidget)) }
    views.append(state.view(of: .logo))
    views.append(stack)
    if arrangement.showsCompass {
      views.append(state.buttons.first { $0.type == .compass }?.view)
    }
    if arrangement.showsAccessory { views.append(map.legacy.accessory) }
    return views.compactMap { $0 }.filter { tree.contains(.view($0)) }
  }

  private func stand(_ views: [ViewID]) {
    for view in standing where !views.contains(view) { removeView(view) }
    for view in views {
      try? tree.insert(view, into: map.view)
      if view == map.legacy.accessory { tree.setTranslatesMask(false, of: view) }
      // On a car's screen nothing can be tapped.
      if map.screen.isCar { tree.setLook(of: view) { $0.takesTouches = false } }
    }
    for prompt in prompts { try? tree.insert(prompt.view, into: map.view) }
    standing = views
  }

  func removeView(_ view: ViewID) {
    guard tree.contains(.view(view)), tree.views[view].superview == map.view else { return }
    tree.removeFromSuperview(view)
  }

  private func dropConstraints() {
    tree.deactivate(constraints)
    for constraint in constraints where tree.contains(.constraint(constraint)) {
      tree.release(.constraint(constraint))
    }
    constraints = []
  }

  // MARK: - Stack

  private func updateStack(_ members: [ViewID]) {
    let present = members.filter { tree.contains(.view($0)) }
    guard !present.isEmpty else { return dropStack() }
    let stack = self.stack ?? makeStack()
    self.stack = stack
    try? tree.setMembers(present, of: stack)
  }

  private func makeStack() -> ViewID {
    let made = tree.makeHidingStack(
      position: .bottom, isTrailing: true, maker: map.builtInMaker)
    tree.setName("buttons", of: made)
    return made
  }

  private func dropStack() {
    guard let stack else { return }
    self.stack = nil
    try? tree.setMembers([], of: stack)
    removeView(stack)
    standing.removeAll { $0 == stack }
    tree.release(.view(stack))
  }
}

extension MapView {
  /// The height that the accessory wants in the header's width; nil without one.
  func accessoryHeight() -> Double? {
    guard let view = legacy.accessory, tree.contains(.view(view)) else { return nil }
    if let known = legacy.accessoryHeight { return known }
    let width = max(0, currentSize(of: .turnCard).width - 2 * sizes.margin)
    let height = tree.sizeThatFits(view, Size(width: width, height: screen.size.height)).height
    let kept = height.isFinite ? max(0, height) : 0
    legacy.accessoryHeight = kept
    return kept
  }
}
