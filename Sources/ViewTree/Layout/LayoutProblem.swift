import LayoutSolver

/// One root's views, guides and constraints as a system for the solver.
///
/// Every item has four variables, its alignment rectangle in its superview's (or owner's) space: x
/// and y, which may be negative, width and height, which are never below zero (facts S13). A constraint is written in
/// the space of the nearest common ancestor of its items, so that most have two or three terms.
struct LayoutProblem {
  struct Variables {
    var x: VariableID
    var y: VariableID
    var width: VariableID
    var height: VariableID

    func position(_ axis: Axis) -> VariableID { axis == .horizontal ? x : y }
    func size(_ axis: Axis) -> VariableID { axis == .horizontal ? width : height }
  }

  /// What a row of the solver stands for.
  enum Source: Hashable {
    case constraint(LayoutConstraintID)
    /// A row of a translated mask, by the attribute that it sets.
    case mask(ViewID, LayoutAttribute)
    /// A row of a hiding stack, or of a stack at a place in ``stackRows``.
    case stack(ViewID, row: Int?)
    case content(ViewID)
    case fitting
  }

  let root: ViewID

  private let isSizeFixed: Bool

  /// The widths at which labels of several lines break, where they are known.
  let labelWidths: [ViewID: Double]
  var solver: Solver
  private(set) var viewIDs: [ViewID] = []
  private(set) var guideIDs: [GuideID] = []
  private var viewVariables: [Int32] = []
  private var guideVariables: [Int32] = []
  private var variables: [Variables] = []
  private var owners: [LayoutItem] = []
  private var firstVariable: VariableID?

  /// Where the root's origin was fixed last.
  private var fixedOrigin: Point?

  /// The rows of the tree's constraints, in their order.
  private(set) var constraintRows: [(LayoutConstraintID, ConstraintID)] = []

  /// What each row stands for, by the number of its name.
  private var sources: [Source?] = []

  /// Kept between rows for its memory.
  var scratch = LinearExpression()

  /// What the rows of stacks say, for those who explain a conflict.
  private(set) var stackRows: [LayoutRow] = []

  /// Of the views whose frame is another than their alignment rectangle.
  private var alignmentInsets: [ViewID: Insets] = [:]

  /// Makes the variables of a root's subtree.
  ///
  /// - Parameters:
  ///   - isSizeFixed: Whether the root's size is an input, as a window's is.
  ///   - viewIDs: The root and all below it.
  init(
    tree: ViewTree, root: ViewID, _ viewIDs: [ViewID], isSizeFixed: Bool,
    labelWidths: [ViewID: Double]
  ) {
    self.root = root
    self.isSizeFixed = isSizeFixed
    self.labelWidths = labelWidths
    solver = Solver(
      variableCapacity: 4 * viewIDs.count, constraintCapacity: tree.constraints.count + 8)
    self.viewIDs = viewIDs
    variables.reserveCapacity(viewIDs.count)
    owners.reserveCapacity(viewIDs.count)
    viewVariables.reserveCapacity(viewIDs.count)
    sources.reserveCapacity(tree.constraints.count + viewIDs.count)
    constraintRows.reserveCapacity(tree.constraints.count)
    for view in viewIDs {
      Self.set(Int32(variables.count), at: view.index, in: &viewVariables)
      makeVariables(.view(view))
      let insets = tree.views[view].alignmentInsets
      if insets != .zero { alignmentInsets[view] = insets }
    }
    for view in viewIDs {
      for guide in tree.views[view].guides {
        guideIDs.append(guide)
        Self.set(Int32(variables.count), at: guide.index, in: &guideVariables)
        makeVariables(.guide(guide))
      }
    }
    fixRoot(tree: tree)
  }

  /// Makes the root's frame, as it is now, the input of the system.
  mutating func fixRoot(tree: ViewTree) {
    let top = variables[0]
    let rect = tree.alignmentRect(forFrame: tree.views[root].frame, of: root)
    if fixedOrigin != rect.origin {
      fixedOrigin = rect.origin
      solver.fix(top.x, at: rect.x)
      solver.fix(top.y, at: rect.y)
    }
    guard isSizeFixed else { return }
    solver.fix(top.width, at: rect.width)
    solver.fix(top.height, at: rect.height)
  }

  private static func set(_ value: Int32, at index: UInt32, in list: inout [Int32]) {
    while list.count <= Int(index) { list.append(-1) }
    list[Int(index)] = value
  }

  private mutating func makeVariables(_ item: LayoutItem) {
    let made = Variables(
      x: solver.makeVariable(), y: solver.makeVariable(),
      width: solver.makeVariable(nonNegative: true), height: solver.makeVariable(nonNegative: true))
    if firstVariable == nil { firstVariable = made.x }
    variables.append(made)
    owners.append(item)
  }

  // MARK: - Asking

  /// The variables of a view or of a guide that was added to one; nil outside this root.
  @inline(__always)
  func variables(of item: LayoutItem) -> Variables? { place(of: item).map { variables[$0] } }

  /// The place of a view or of a guide that was added to one among the items; nil outside this
  /// root.
  func place(of item: LayoutItem) -> Int? {
    let (list, index) =
      switch item {
      case .view(let view): (viewVariables, Int(view.index))
      case .guide(let guide): (guideVariables, Int(guide.index))
      }
    guard index < list.count, list[index] >= 0, owners[Int(list[index])] == item else { return nil }
    return Int(list[index])
  }

  var hasAlignmentInsets: Bool { !alignmentInsets.isEmpty }

  /// Shows the solution: x, y, width and height of each item.
  ///
  /// Mutating, so that it works on a class's problem in place instead of on a copy of it.
  mutating func withValues(_ body: (Span<Double>) -> Void) {
    guard let firstVariable else { return }
    solver.withValues(from: firstVariable, count: 4 * owners.count, body)
  }

  /// Whether rows can still be added, before names that were given up fill the memory.
  var hasRoom: Bool { sources.count < 4 * constraintRows.count + 4096 }

  /// How far a view's alignment rectangle lies inside its frame.
  func insets(of view: ViewID) -> Insets {
    alignmentInsets.isEmpty ? .zero : alignmentInsets[view] ?? .zero
  }

  /// The solved frame of an item in its superview's or owner's space.
  func rect(of item: LayoutItem) -> Rect? {
    guard let rect = alignmentRect(of: item) else { return nil }
    guard case .view(let view) = item else { return rect }
    return rect.outset(by: insets(of: view))
  }

  /// The solved alignment rectangle of an item in its superview's or owner's space.
  func alignmentRect(of item: LayoutItem) -> Rect? {
    guard let own = variables(of: item) else { return nil }
    return Rect(
      x: solver.value(of: own.x), y: solver.value(of: own.y),
      width: solver.value(of: own.width), height: solver.value(of: own.height))
  }

  /// The item and axis whose size a variable is.
  func sized(by variable: VariableID) -> (LayoutItem, Axis)? {
    for (index, own) in variables.enumerated() {
      if own.width == variable { return (owners[index], .horizontal) }
      if own.height == variable { return (owners[index], .vertical) }
    }
    return nil
  }

  func source(of constraint: ConstraintID) -> Source? { sources[Int(constraint.index)] }

  // MARK: - Adding

  /// Notes which row a constraint of the tree has.
  mutating func note(_ row: ConstraintID, of constraint: LayoutConstraintID) {
    constraintRows.append((constraint, row))
  }

  /// Notes what a stack's row says, for the row's source.
  mutating func note(_ row: LayoutRow, of stack: ViewID) -> Source {
    stackRows.append(row)
    return .stack(stack, row: stackRows.count - 1)
  }

  /// Adds a row: expression REL 0.
  ///
  /// - Returns: The row; nil for one that says nothing.
  @discardableResult
  mutating func add(
    _ expression: LinearExpression, _ relation: LayoutRelation, priority: Double,
    tier: BreakTier, source: Source
  ) -> ConstraintID? {
    let wanted: Relation =
      switch relation {
      case .atMost: .lessThanOrEqual
      case .equal: .equal
      case .atLeast: .greaterThanOrEqual
      }
    let strength =
      source.isContent && priority >= 1000 ? Priority.belowRequired : Priority(min(priority, 1000))
    // What reaches this point was checked when it was made; sums of finite numbers that are not
    // finite themselves say nothing that could be met.
    guard
      let row = try? solver.add(
        expression.terms.span, wanted, constant: expression.constant, priority: strength,
        tier: tier)
    else { return nil }
    while sources.count <= Int(row.index) { sources.append(nil) }
    sources[Int(row.index)] = source
    return row
  }
}

extension LayoutProblem.Source {
  fileprivate var isContent: Bool {
    if case .content = self { return true }
    return false
  }
}
