import GoogleNavigation
import UIKit

/// Uses UIKit as the views of an app do, and says with the frames of named views what came of it.
@MainActor
final class KitDelegate: NSObject, NavigationLayoutDelegate {
  var map: GMSMapView?
  let box = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 400))

  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState) {
    map = navMap
    navMap.addSubview(box)
    stack()
    sizes()
    passes()
    overrides()
    alignment()
    hierarchy()
    constraints()
    formats()
    distances()
    windows()
    spaces()
    direction()
    margins()
    looks()
    controls()
    traits()
    motion()
  }

  // MARK: - Saying

  /// A view of that name, whose frame is the answer.
  func say(_ name: String, _ frame: CGRect) {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    map?.addSubview(view)
  }

  func say(_ name: String, _ numbers: CGFloat...) {
    let four = numbers + [0, 0, 0, 0]
    say(name, CGRect(x: four[0], y: four[1], width: four[2], height: four[3]))
  }

  func say(_ name: String, _ answers: [Bool]) {
    let four = (answers + [false, false, false, false]).map { $0 ? CGFloat(1) : 0 }
    say(name, CGRect(x: four[0], y: four[1], width: four[2], height: four[3]))
  }

  func add(_ given: UIView? = nil, free: Bool = true) -> UIView {
    let view = given ?? UIView()
    view.translatesAutoresizingMaskIntoConstraints = !free
    box.addSubview(view)
    return view
  }
}

// MARK: - Views of an app's

/// Has a size of its own.
private final class Badge: UIView {
  var count = 3 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { CGSize(width: 10 * count, height: 20) }
  override class var requiresConstraintBasedLayout: Bool { true }
}

/// Has a size that depends on what there is room for.
private final class Fitting: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(size.width, 70), height: 33)
  }
}

/// Places what is in it by hand.
private final class Framed: UIView {
  let inner = UIView()
  var passes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    inner.frame = bounds.insetBy(dx: 5, dy: 4)
  }
}

/// Makes its constraints when it is asked to.
private final class Late: UIView {
  private var width: NSLayoutConstraint?
  override func updateConstraints() {
    if width == nil {
      width = widthAnchor.constraint(equalToConstant: 44)
      width?.isActive = true
    }
    super.updateConstraints()
  }
}

/// Draws a shadow outside the rectangle that it is aligned by.
private final class Shadowed: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}

/// Overrides what apps override, and counts what they were called for.
private final class Watching: UIView {
  var calls: [String: Int] = [:]
  private func note(_ name: String = #function) { calls[name, default: 0] += 1 }

  override func setNeedsLayout() {
    note()
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    note()
    super.layoutIfNeeded()
  }
  override func invalidateIntrinsicContentSize() {
    note()
    super.invalidateIntrinsicContentSize()
  }
  override func setNeedsUpdateConstraints() {
    note()
    super.setNeedsUpdateConstraints()
  }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    note()
    return super.systemLayoutSizeFitting(targetSize)
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    note()
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
  override func addSubview(_ view: UIView) {
    note()
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    note()
    super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    note()
    super.insertSubview(view, aboveSubview: siblingSubview)
  }
  override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    note()
    super.insertSubview(view, belowSubview: siblingSubview)
  }
  override func removeFromSuperview() {
    note()
    super.removeFromSuperview()
  }
  override var isUserInteractionEnabled: Bool { didSet { note() } }
  override var semanticContentAttribute: UISemanticContentAttribute { didSet { note() } }
  override var layoutMargins: UIEdgeInsets { didSet { note() } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { didSet { note() } }
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: super.safeAreaInsets.top + 7, left: 0, bottom: 0, right: 0)
  }
  override var transform: CGAffineTransform { didSet { note() } }
  override var accessibilityLabel: String? {
    get { "watching" }
    set {}
  }
  override func tintColorDidChange() {
    super.tintColorDidChange()
    note()
  }
  override func draw(_ rect: CGRect) {}
}

/// Is as high as ten times the height class that was, and the one that is.
private final class Adaptive: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, previous.verticalSizeClass != traitCollection.verticalSizeClass else {
      return
    }
    frame.size.height = CGFloat(
      10 * previous.verticalSizeClass.rawValue + traitCollection.verticalSizeClass.rawValue)
  }
}

/// Shows a gradient.
private final class Shaded: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// Remembers the windows that it was told of.
private final class Mover: UIView {
  weak var willBeIn: UIWindow?
  weak var wasIn: UIWindow?

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    willBeIn = newWindow
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    wasIn = window
  }
}

/// A card that can be used, and is lit while it is.
private final class Pressable: UIControl {
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
}

// MARK: - Layout

extension KitDelegate {
  func stack() {
    let (first, second, third) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.axis = .vertical
    stack.spacing = 10
    stack.distribution = .fillEqually
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    box.addSubview(stack)
    stack.layoutIfNeeded()
    say("stackSecond", second.frame)
    second.isHidden = true
    stack.layoutIfNeeded()
    say("stackHiding", third.frame)
    stack.setCustomSpacing(30, after: first)
    stack.layoutIfNeeded()
    say("stackSpaced", third.frame)
    stack.removeArrangedSubview(third)
    say("stackCounts", CGFloat(stack.arrangedSubviews.count), CGFloat(stack.subviews.count))
  }

  func sizes() {
    // A name of the app's on a view of the SDK's breaks no rule.
    map?.accessibilityIdentifier = "theMap"
    let badge = Badge()
    _ = add(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: box.topAnchor),
      badge.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    box.layoutIfNeeded()
    say("badge", badge.frame)
    badge.count = 5
    box.layoutIfNeeded()
    say("badgeGrown", badge.frame)

    let fitting = Fitting(frame: CGRect(x: 1, y: 2, width: 90, height: 10))
    fitting.sizeToFit()
    say("sizeToFit", fitting.frame)

    let card = UIView()
    let content = Badge()
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
    ])
    let compressed = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    say("compressed", 0, 0, compressed.width, compressed.height)
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    say("fittingWidth", 0, 0, wide.width, wide.height)
  }

  func passes() {
    let framed = Framed(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    box.addSubview(framed)
    box.layoutIfNeeded()
    say("layoutSubviews", framed.inner.frame)
    let before = framed.passes
    framed.layoutIfNeeded()
    let idle = framed.passes - before
    framed.setNeedsLayout()
    framed.setNeedsLayout()
    framed.layoutIfNeeded()
    say("passes", CGFloat(idle), CGFloat(framed.passes - before))

    let late = Late()
    _ = add(late)
    let isNeeded = late.needsUpdateConstraints()
    late.updateConstraintsIfNeeded()
    let isDone = !late.needsUpdateConstraints()
    late.setNeedsUpdateConstraints()
    say("needsUpdateConstraints", [isNeeded, isDone, late.needsUpdateConstraints()])
    NSLayoutConstraint.activate([
      late.heightAnchor.constraint(equalToConstant: 6),
      late.topAnchor.constraint(equalTo: box.topAnchor),
      late.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    box.layoutIfNeeded()
    say("updateConstraints", late.frame)
    say(
      "constraintBased",
      [Badge.requiresConstraintBasedLayout, UIView.requiresConstraintBasedLayout])
  }

  func overrides() {
    let view = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(view)
    let child = UIView()
    view.addSubview(child)
    view.insertSubview(UIView(), at: 0)
    view.insertSubview(UIView(), aboveSubview: child)
    view.insertSubview(UIView(), belowSubview: child)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.invalidateIntrinsicContentSize()
    view.setNeedsUpdateConstraints()
    _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    view.isUserInteractionEnabled = false
    view.semanticContentAttribute = .playback
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 2, leading: 2, bottom: 2, trailing: 2)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.tintColor = .red
    let inset = view.safeAreaInsets.top
    view.removeFromSuperview()
    let once = view.calls.values.filter { $0 == 1 }.count
    say("overridden", CGFloat(view.calls.count), CGFloat(once), inset, CGFloat(view.subviews.count))
  }

  func alignment() {
    let view = add(Shadowed())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      view.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    box.layoutIfNeeded()
    say("alignmentRect", view.frame)
    say("alignmentRectBack", view.alignmentRect(forFrame: view.frame))
    say("alignmentFrame", view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 30)))
  }

  func hierarchy() {
    let parent = UIView()
    let views = [UIView(), UIView(), UIView()]
    for view in views { parent.addSubview(view) }
    func order() -> CGFloat {
      parent.subviews.reduce(0) { number, view in
        10 * number + CGFloat((views.firstIndex { $0 === view } ?? 8) + 1)
      }
    }
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    let exchanged = order()
    parent.sendSubviewToBack(views[0])
    let sent = order()
    parent.bringSubviewToFront(views[2])
    let brought = order()
    parent.insertSubview(views[1], belowSubview: views[0])
    say("order", exchanged, sent, brought, order())
  }

  func constraints() {
    let view = add()
    view.accessibilityIdentifier = "measured"
    let width = view.widthAnchor.constraint(equalToConstant: 12)
    width.identifier = "wide"
    let height = view.heightAnchor.constraint(equalToConstant: 13)
    let before = box.constraints.count
    box.addConstraints([width, height])
    let added = box.constraints.count - before
    let wereActive = width.isActive && height.isActive
    box.layoutIfNeeded()
    let isAmbiguous = view.hasAmbiguousLayout
    let top = view.topAnchor.constraint(equalTo: box.topAnchor)
    let left = view.leftAnchor.constraint(equalTo: box.leftAnchor)
    NSLayoutConstraint.activate([top, left])
    box.layoutIfNeeded()
    say("ambiguous", [isAmbiguous, view.hasAmbiguousLayout])
    say(
      "anchors",
      [
        left.firstAnchor.item === view, left.secondAnchor?.item === box, width.secondAnchor == nil,
        !width.shouldBeArchived,
      ])
    let words = width.description
    say(
      "described",
      [
        words.hasPrefix("<NSLayoutConstraint:0x"), words.contains("'wide'"),
        words.contains("measured"), words.contains("12"),
      ])
    say(
      "viewDescribed",
      [
        view.description.hasPrefix("<UIView: 0x"), view.description.contains("; 'measured'; "),
        view.debugDescription.hasSuffix("frame = (0 0; 12 13)>"),
      ])
    box.removeConstraints([width, height])
    say(
      "installed", CGFloat(added), wereActive ? 1 : 0,
      CGFloat(box.constraints.count - before), width.isActive ? 1 : 0)
  }

  func formats() {
    let grid = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    box.addSubview(grid)
    let (first, second, third) = (UIView(), UIView(), UIView())
    let views = ["first": first, "second": second, "third": third]
    for view in [first, second, third] {
      view.translatesAutoresizingMaskIntoConstraints = false
      grid.addSubview(view)
    }
    var made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[first(20)]-[second(>=10)]-|", options: .alignAllTop, metrics: nil,
      views: views)
    made += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-inset-[first(==second)]", metrics: ["inset": 5], views: views)
    made += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[second(12@high)]", metrics: ["high": 900], views: views)
    made += NSLayoutConstraint.constraints(
      withVisualFormat: "[first]-4-[third(2)]", options: [.directionRightToLeft, .alignAllBottom],
      metrics: nil, views: views)
    made += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[third(3)]", metrics: nil, views: views)
    NSLayoutConstraint.activate(made)
    grid.layoutIfNeeded()
    say("visualFormat", second.frame)
    say("visualReversed", third.frame)
    say("visualCount", CGFloat(made.count))
  }

  func distances() {
    let row = add()
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: box.topAnchor),
      row.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      row.widthAnchor.constraint(equalToConstant: 120),
      row.heightAnchor.constraint(equalToConstant: 90),
    ])
    let (near, middle, far) = (UIView(), UIView(), UIView())
    let before = row.layoutGuides.count + row.constraints.count
    for view in [near, middle, far] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      view.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
    }
    near.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
    far.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
    // What is left of 120 beside three times 20 is 60: a third before, two thirds behind.
    let gap = near.trailingAnchor.anchorWithOffset(to: middle.leadingAnchor)
    let wider = middle.trailingAnchor.anchorWithOffset(to: far.leadingAnchor)
    let twice = wider.constraint(equalTo: gap, multiplier: 2)
    twice.isActive = true
    row.layoutIfNeeded()
    say("distances", middle.frame)
    let held = row.layoutGuides.count + row.constraints.count
    twice.isActive = false
    let after = row.layoutGuides.count + row.constraints.count
    // A number may be negative: the middle one stands 5 over the first.
    let over = gap.constraint(equalToConstant: -5)
    over.isActive = true
    let down = row.topAnchor.anchorWithOffset(to: row.bottomAnchor)
    let high = near.heightAnchor.constraint(equalTo: down, multiplier: 0.5)
    high.priority = .defaultHigh
    near.constraints.filter { $0.firstAttribute == .height }.forEach { $0.isActive = false }
    high.isActive = true
    row.layoutIfNeeded()
    say("distanceNegative", middle.frame.minX, 0, 0, near.frame.height)
    say("distancesHeld", CGFloat(held - before), CGFloat(after - before))
  }

  func windows() {
    let mover = Mover(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let isOutside = mover.window == nil
    box.addSubview(mover)
    let window = mover.window
    say("window", window?.frame ?? .zero)
    say(
      "windowSame",
      [
        isOutside, mover.willBeIn === window && window != nil, mover.wasIn === window,
        box.window === window && map?.window === window,
      ])
    mover.removeFromSuperview()
    say("windowLeft", [mover.window == nil, mover.willBeIn == nil, mover.wasIn == nil])
  }

  func spaces() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    box.addSubview(outer)
    outer.addSubview(inner)
    let point = inner.convert(CGPoint(x: 1, y: 1), to: box)
    let back = box.convert(CGPoint(x: 14, y: 25), to: inner)
    say("convertPoint", point.x, point.y, back.x, back.y)
    say("convertRect", inner.convert(inner.bounds, to: nil))
    say("convertFrom", outer.convert(CGRect(x: 10, y: 20, width: 1, height: 2), from: box))
  }

  func direction() {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    row.semanticContentAttribute = .forceRightToLeft
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(row)
    row.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: row.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 5),
    ])
    row.layoutIfNeeded()
    say("mirrored", child.frame)
    say(
      "directions",
      [
        row.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft,
        UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft,
        // What a view says of its content changes nothing around it.
        row.traitCollection.layoutDirection == .rightToLeft,
      ])
  }

  func margins() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    box.layoutIfNeeded()
    say("marginsGuide", view.layoutMarginsGuide.layoutFrame)
    say("readableGuide", view.readableContentGuide.layoutFrame)
    view.semanticContentAttribute = .forceRightToLeft
    box.layoutIfNeeded()
    say("marginsMirrored", view.layoutMarginsGuide.layoutFrame)
    let margins = view.directionalLayoutMargins
    say("marginsBack", margins.top, margins.leading, margins.bottom, margins.trailing)
  }
}

// MARK: - Look and motion

extension KitDelegate {
  func looks() {
    let card = UIView()
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 1
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    card.layer.shadowRadius = 5
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 8).cgPath
    card.layer.cornerCurve = .continuous
    card.contentMode = .redraw
    card.setNeedsDisplay()
    say(
      "shadow", CGFloat(card.layer.shadowOpacity), card.layer.shadowOffset.height,
      card.layer.shadowRadius, card.layer.cornerCurve == .continuous ? 1 : 0)
    let shaded = Shaded(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let gradient = shaded.layer as? CAGradientLayer
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    say("gradient", gradient?.frame ?? .zero)
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    shaded.layer.addSublayer(shape)
    say("shape", shaded.layer.sublayers?.first?.frame ?? .zero)

    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    let isBlue = child.tintColor == .systemBlue
    parent.tintColor = .green
    child.accessibilityLabel = "Close"
    child.accessibilityTraits = .button
    say(
      "tint",
      [
        isBlue, child.tintColor == .green, child.tintAdjustmentMode == .normal,
        child.accessibilityLabel == "Close" && child.accessibilityTraits.contains(.button),
      ])
  }

  func controls() {
    let control = Pressable()
    var used: CGFloat = 0
    let action = UIAction { action in used += action.sender === control ? 1 : 100 }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.isHighlighted = true
    control.isEnabled = false
    say("used", used, control.alpha == 0.5 ? 1 : 0, CGFloat(control.state.rawValue))
  }

  func traits() {
    let adaptive = Adaptive(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    adaptive.accessibilityIdentifier = "adaptive"
    map?.addSubview(adaptive)
    let traits = adaptive.traitCollection
    say(
      "traits", CGFloat(traits.horizontalSizeClass.rawValue),
      CGFloat(traits.verticalSizeClass.rawValue), traits.displayScale,
      CGFloat(traits.userInterfaceStyle.rawValue))
    adaptive.overrideUserInterfaceStyle = .dark
    say("dark", [adaptive.traitCollection.userInterfaceStyle == .dark])
    say(
      "textStyles", UIFont.preferredFont(forTextStyle: .body).pointSize,
      UIFontMetrics(forTextStyle: .headline).scaledValue(for: 10))
  }

  func later(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    UIView.transition(with: box, duration: seconds, animations: nil, completion: { _ in body() })
  }

  func motion() {
    func square() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      map?.addSubview(view)
      return view
    }
    func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? -1 }
    let (plain, still, nested, short, twice) = (square(), square(), square(), square(), square())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      plain.frame.origin.x = 100
      UIView.performWithoutAnimation { still.frame.origin.x = 100 }
      UIView.animate(withDuration: 0.1) { nested.frame.origin.x = 100 }
      UIView.animate(withDuration: 0.25, delay: 0, options: .overrideInheritedDuration) {
        short.frame.origin.x = 100
      }
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        twice.frame.origin.x = 100
      }
    }
    say("shownAtOnce", shown(plain), shown(still), plain.layer.frame.minX)

    // UIKit animates by a ratio from 0.01 to 1, whatever is asked for.
    let (wild, tame) = (square(), square())
    var finished = 0
    for (view, ratio) in [(wild, 0.0), (tame, 1.5)] {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: { view.frame.origin.x = 100 }, completion: { if $0 { finished += 1 } })
    }
    say("sprungAtOnce", shown(wild), shown(tame), wild.frame.minX, CGFloat(finished))

    // No animation has such a bounce: the value is set, and that is told in a later turn.
    let refused = square()
    var told: CGFloat = 0
    UIView.animate(
      springDuration: 1, bounce: 2, animations: { refused.frame.origin.x = 100 },
      completion: { told = $0 ? 1 : 2 })
    say("refusedAtOnce", told, shown(refused))

    let (from, to) = (square(), UIView())
    UIView.transition(from: from, to: to, duration: 0.5, options: .transitionFlipFromLeft)
    let (hiding, showing) = (square(), square())
    showing.isHidden = true
    UIView.transition(
      from: hiding, to: showing, duration: 0.5,
      options: [.showHideTransitionViews, .transitionCurlUp])
    say(
      "transitions",
      [
        from.superview == nil, to.superview === map, hiding.isHidden && hiding.superview === map,
        !showing.isHidden,
      ])

    later(0.5) { [self] in
      say("shownHalfWay", shown(plain), shown(nested), shown(short), shown(twice))
      say("refusedLater", told)
    }
    later(1.25) { [self] in
      say("shownTurned", shown(twice), shown(plain))
    }
    later(5) { [self] in
      say("shownAtLast", shown(twice), shown(tame), CGFloat(finished))
    }
  }
}
