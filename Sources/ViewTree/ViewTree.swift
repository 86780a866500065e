/// What a tree tells and asks while it works.
///
/// All calls come on the tree's one thread.
///
/// The tree has nothing open during a call: whoever is called may change the tree.
package protocol ViewTreeObserver: AnyObject {
  /// The tree begins, or has stopped, to hold an object: a view by its superview, a guide by its
  /// owner, an active constraint by its holder.
  func tree(_ tree: ViewTree, willHold object: TreeObject)
  func tree(_ tree: ViewTree, didLetGoOf object: TreeObject)

  /// An object has no count and no hold left; its name is stale when this returns.
  func tree(_ tree: ViewTree, willDispose object: TreeObject)

  /// Asks the maker of a view to do a part itself; false or nil leaves it to the tree. Only called
  /// for what the view's ``ViewNode/overrides`` name.
  func tree(_ tree: ViewTree, layOut view: ViewID) -> Bool
  func tree(_ tree: ViewTree, updateConstraintsOf view: ViewID) -> Bool
  func tree(_ tree: ViewTree, intrinsicSizeOf view: ViewID) -> Size?
  func tree(_ tree: ViewTree, sizeOf view: ViewID, fitting proposal: Size) -> Size?

  func tree(_ tree: ViewTree, isInside point: Point, of view: ViewID) -> Bool?
  func tree(_ tree: ViewTree, hitTest point: Point, in view: ViewID) -> TouchAnswer?

  /// The view below that lends a baseline.
  func tree(_ tree: ViewTree, baselineViewOf view: ViewID, isFirst: Bool) -> ViewID?

  func tree(_ tree: ViewTree, willMove view: ViewID, to target: ViewID?, isWindow: Bool)
  func tree(_ tree: ViewTree, didMove view: ViewID, isWindow: Bool)
  func tree(_ tree: ViewTree, didAdd child: ViewID, to view: ViewID)
  func tree(_ tree: ViewTree, willRemove child: ViewID, from view: ViewID)
  func tree(_ tree: ViewTree, insetsChangedOf view: ViewID, isSafeArea: Bool)
}

/// Views, guides and constraints, laid out and animated on a clock that only moves when told.
///
/// Isolation is by process: one thread uses a tree. Objects are named by ids that turn stale when
/// the object goes; passing a stale one to anything but ``contains(_:)`` traps, since
/// checking is the caller's job.
package final class ViewTree {
  package weak var observer: (any ViewTreeObserver)?
  package let measurer: any TextMeasurer

  /// The pixels of the screen that a root is shown on, unless the root has a grid of its own.
  package var grid = PixelGrid(scale: 3) {
    didSet { if grid != oldValue { markAllForLayout() } }
  }

  /// The grids of roots that stand on a screen of their own; looked up, never listed.
  private var gridsOfRoots: [ViewID: PixelGrid] = [:]

  /// The direction of views that don't say otherwise.
  package var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { markAllForLayout() } }
  }

  package let views = Slots<ViewID, ViewNode>()
  package let guides = Slots<GuideID, GuideNode>()
  package let constraints = Slots<LayoutConstraintID, LayoutConstraintNode>()
  package internal(set) var animator = Animator()

  /// Seconds since the tree was made; asked here, the animator isn't copied.
  package var now: Double { animator.now }

  /// Whether no animation is under way that time will end.
  package var isAtRest: Bool { animator.isIdle }

  /// Whether the tree writes down what happens, for someone who takes it from time to time.
  package var keepsJournal = false

  /// What happened, in order, since the last ``takeJournal()``.
  package internal(set) var journal: [TreeEvent] = []

  /// Whether a pass gave up because it did not come to rest; cleared by ``takeJournal()``.
  package internal(set) var layoutLooped = false

  var nextConstraintSerial: UInt64 = 1

  /// Counts the changes after which a system is written anew; each root remembers the count its
  /// system was written at.
  var rewriteCount: UInt64 = 1

  /// The count at which a system was last written: where it is another, none can be edited.
  var lastWrittenAt: UInt64 = 0

  /// The system of each root, by the number of the root's name.
  var layouts: [RootLayout?] = []
  var systemGuides: [ViewID: [GuideID]] = [:]

  /// Views whose layout is running, innermost last.
  var layoutStack: [ViewID] = []

  /// Whether a view ever followed its superview's size: most trees need not look for one.
  var usesAutoresizing = false

  /// Whether a solve asks for sizes, in which whoever answers may call back.
  var isSolving = false

  package init(measurer: any TextMeasurer) { self.measurer = measurer }

  // MARK: - Making

  /// Makes a view that its caller holds one count of.
  package func makeView(_ kind: ViewKind, maker: Maker = .author, frame: Rect = .zero) -> ViewID {
    let view = views.insert(ViewNode(kind: kind, maker: maker, frame: frame))
    if kind == .label {
      views[view].label = LabelContent()
      // Source: facts S31; a label hugs its lines a little more than other views do.
      views[view].hugging.vertical = 251
      // Source: facts S121.
      views[view].look.takesTouches = false
    }
    views[view].translatesMask = maker == .author
    return view
  }

  /// Makes a hiding stack.
  ///
  /// It never pushes: both its vertical priorities are the lowest.
  package func makeHidingStack(
    position: HidingStackContent.Position, isTrailing: Bool, maker: Maker = .author,
    frame: Rect = .zero
  ) -> ViewID {
    let view = makeView(.hidingStack, maker: maker, frame: frame)
    views[view].hidingStack = HidingStackContent(position: position, isTrailing: isTrailing)
    views[view].translatesMask = false
    views[view].hugging.vertical = 1
    views[view].compression.vertical = 1
    return view
  }

  /// Makes a stack as UIStackView is one: in a row, filled, without spacing.
  package func makeStack(_ axis: Axis, maker: Maker = .author, frame: Rect = .zero) -> ViewID {
    let view = makeView(.stack, maker: maker, frame: frame)
    views[view].stack = StackContent(axis: axis)
    return view
  }

  package func makeGuide(maker: Maker = .author) -> GuideID {
    guides.insert(GuideNode(maker: maker))
  }

  /// Makes an inactive constraint that its caller holds one count of.
  ///
  /// - Throws: What iOS throws for such a constraint; nothing is made then.
  package func makeConstraint(
    _ spec: LayoutConstraintSpec, maker: Maker = .author
  ) throws(LayoutException) -> LayoutConstraintID {
    try spec.validate()
    defer { nextConstraintSerial += 1 }
    return constraints.insert(
      LayoutConstraintNode(spec: spec, maker: maker, serial: nextConstraintSerial))
  }

  /// The guide that a view has by itself: the same one each time.
  ///
  /// The caller gets no count of it, and it goes with the view whatever its count.
  package func systemGuide(_ which: SystemGuide, of view: ViewID) -> GuideID {
    if let known = systemGuides[view]?.first(where: { guides[$0].system == which }) {
      return known
    }
    let guide = guides.insert(GuideNode(maker: views[view].maker, owner: view, system: which))
    systemGuides[view, default: []].append(guide)
    return guide
  }

  // MARK: - Pixels

  /// Says what pixels a root's screen has: two maps may stand on two screens.
  package func setGrid(_ grid: PixelGrid, of root: ViewID) {
    guard gridsOfRoots.updateValue(grid, forKey: root) != grid else { return }
    markAllForLayout()
  }

  package func grid(of root: ViewID) -> PixelGrid { gridsOfRoots[root] ?? grid }

  // MARK: - Asking

  package func contains(_ object: TreeObject) -> Bool {
    switch object {
    case .view(let view): views.contains(view)
    case .guide(let guide): guides.contains(guide)
    case .constraint(let constraint): constraints.contains(constraint)
    }
  }

  package func contains(item: LayoutItem) -> Bool {
    switch item {
    case .view(let view): views.contains(view)
    case .guide(let guide): guides.contains(guide)
    }
  }

  /// The view that an item stands in the tree by: itself, or a guide's owner.
  package func view(of item: LayoutItem) -> ViewID? {
    switch item {
    case .view(let view): views.contains(view) ? view : nil
    case .guide(let guide): guides.contains(guide) ? guides[guide].owner : nil
    }
  }

  @inline(__always)
  func note(_ event: @autoclosure () -> TreeEvent) {
    if keepsJournal { journal.append(event()) }
  }

  /// Hands over what happened so far and starts anew; nothing without ``keepsJournal``.
  package func takeJournal() -> [TreeEvent] {
    defer {
      journal = []
      layoutLooped = false
    }
    return journal
  }
}

/// One thing that happened to a tree.
package enum TreeEvent: Hashable, Sendable {
  case inserted(ViewID, into: ViewID)
  case removed(ViewID, from: ViewID)
  case activated(LayoutConstraintID, LayoutConstraintSpec)
  case deactivated(LayoutConstraintID)
}
