import TestSupport
import ViewTree

/// The constraints of the navigation document's example delegate, and the components it places.
struct NavigationLayout {
  /// A screen with its safe area, and what the components measure on it.
  struct Screen: Sendable {
    let name: String
    let size: Size
    let safeArea: Insets

    var isWide: Bool { size.width >= 600 }
    var inner: Double { size.width - safeArea.left - safeArea.right }
    var turnCard: Size { Size(width: isWide ? 375 : inner, height: safeArea.top + 96) }
    var etaCard: Size {
      Size(
        width: isWide ? 375 + safeArea.left : size.width, height: 76 + safeArea.bottom)
    }
    func prompt(_ height: Double) -> Size { Size(width: isWide ? 375 : inner, height: height) }

    static let phone = Screen(
      name: "phone", size: Size(width: 390, height: 844),
      safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
    static let large = Screen(
      name: "iphone-16", size: Size(width: 393, height: 852),
      safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0))
    static let landscape = Screen(
      name: "landscape", size: Size(width: 844, height: 390),
      safeArea: Insets(top: 0, left: 47, bottom: 21, right: 47))
    static let tablet = Screen(
      name: "iPad", size: Size(width: 1024, height: 1366),
      safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0))
    static let split = Screen(
      name: "split", size: Size(width: 320, height: 568),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
  }

  let screen: TestScreen
  let kind: Screen
  let guide: GuideID
  let stack: ViewID
  let logo: ViewID
  let viewport: ViewID
  let compass: ViewID
  let report: ViewID
  let turnCard: ViewID
  let etaCard: ViewID
  let safeArea: LayoutItem
  private(set) var prompts: [ViewID] = []
  private(set) var bottoms: [LayoutConstraintID] = []

  var tree: ViewTree { screen.tree }
  var root: LayoutItem { .view(screen.root) }

  init(_ kind: Screen, _ direction: LayoutDirection, isGuiding: Bool) throws {
    self.kind = kind
    screen = TestScreen(width: kind.size.width, height: kind.size.height, scale: 3)
    let tree = screen.tree
    tree.direction = direction
    tree.setAdditionalSafeArea(kind.safeArea, of: screen.root)
    safeArea = .guide(tree.systemGuide(.safeArea, of: screen.root))
    guide = tree.makeGuide()
    tree.addGuide(guide, to: screen.root)
    func component(_ size: Size?) throws -> ViewID {
      let view = tree.makeView(.plain, maker: .sdk)
      guard let size else { return view }
      try tree.constrain(view, .width, plus: size.width, maker: .sdk)
      try tree.constrain(view, .height, plus: size.height, maker: .sdk)
      return view
    }
    logo = try component(Size(width: 88, height: 32))
    viewport = try component(nil)
    compass = try component(Size(width: 48, height: 48))
    report = try component(Size(width: 48, height: 48))
    turnCard = try component(kind.turnCard)
    etaCard = try component(kind.etaCard)
    stack = tree.makeHidingStack(position: .bottom, isTrailing: true)
    for view in isGuiding ? [turnCard, etaCard, viewport, logo] : [logo, viewport] {
      try tree.insert(view, into: screen.root)
    }
    try tree.setMembers(isGuiding ? [compass, report] : [compass], of: stack)
    try tree.insert(stack, into: screen.root)
    try constrainCommon(below: isGuiding ? (.view(turnCard), .bottom) : (safeArea, .top))
    if isGuiding { try constrainCards() }
  }

  private func constrainCommon(below top: (LayoutItem, LayoutAttribute)) throws {
    let guide = LayoutItem.guide(guide)
    for spec in [
      LayoutConstraintSpec(guide, .height),
      LayoutConstraintSpec(guide, .bottom, .equal, safeArea, .bottom, priority: 250),
      LayoutConstraintSpec(.view(stack), .trailing, .equal, safeArea, .trailing),
      LayoutConstraintSpec(.view(stack), .top, .equal, top.0, top.1),
      LayoutConstraintSpec(.view(stack), .bottom, .equal, guide, .top),
      LayoutConstraintSpec(.view(logo), .leading, .equal, safeArea, .leading),
      LayoutConstraintSpec(.view(logo), .bottom, .equal, guide, .top),
      LayoutConstraintSpec(.view(viewport), .leading, .equal, safeArea, .leading),
      LayoutConstraintSpec(.view(viewport), .trailing, .equal, safeArea, .trailing),
      LayoutConstraintSpec(.view(viewport), .top, .equal, top.0, top.1),
      LayoutConstraintSpec(.view(viewport), .bottom, .equal, guide, .top),
    ] { try tree.constrain(spec) }
  }

  private func constrainCards() throws {
    for spec in [
      LayoutConstraintSpec(.view(turnCard), .leading, .equal, safeArea, .leading),
      LayoutConstraintSpec(.view(turnCard), .top, .equal, root, .top),
      LayoutConstraintSpec(.view(etaCard), .leading, .equal, root, .leading),
      LayoutConstraintSpec(.view(etaCard), .bottom, .equal, root, .bottom),
      LayoutConstraintSpec(.guide(guide), .bottom, .atMost, .view(etaCard), .top),
    ] { try tree.constrain(spec) }
  }

  // MARK: - Prompts

  /// Slides a prompt up from below the bottom edge.
  mutating func showPrompt(height: Double, for seconds: Double = 0.4) throws {
    let prompt = tree.makeView(.plain, maker: .sdk)
    let size = kind.prompt(height)
    try tree.constrain(prompt, .width, plus: size.width, maker: .sdk)
    try tree.constrain(prompt, .height, plus: size.height, maker: .sdk)
    try tree.insert(prompt, into: screen.root)
    let bottom = try tree.constrain(
      LayoutConstraintSpec(.view(prompt), .bottom, .equal, root, .bottom, constant: height))
    try tree.constrain(
      LayoutConstraintSpec(.view(prompt), .leading, .equal, safeArea, .leading))
    try tree.constrain(
      LayoutConstraintSpec(.guide(guide), .bottom, .atMost, .view(prompt), .top))
    screen.layOut()
    try slide(bottom, to: 0, for: seconds, token: nil)
    prompts.append(prompt)
    bottoms.append(bottom)
  }

  /// Slides the last prompt down; the end of that is told under token 1.
  func hidePrompt(height: Double, for seconds: Double = 0.4) throws {
    guard let bottom = bottoms.last else { return }
    try slide(bottom, to: height, for: seconds, token: 1)
  }

  private func slide(
    _ bottom: LayoutConstraintID, to constant: Double, for seconds: Double, token: UInt64?
  ) throws {
    var options = AnimationOptions()
    options.duration = seconds
    let animation = tree.beginAnimation(options, token: token)
    try tree.setConstant(constant, of: bottom)
    screen.layOut()
    _ = tree.commitAnimation(animation)
  }

  /// Where a view is in the root's space, read from the right in a right-to-left layout.
  func readingFrame(_ view: ViewID) -> Rect? {
    guard
      let frame = tree.convert(
        tree.views[view].bounds, from: view, to: screen.root)
    else { return nil }
    guard tree.direction == .rightToLeft else { return frame }
    var mirrored = frame
    mirrored.x = kind.size.width - frame.maxX
    return mirrored
  }
}
