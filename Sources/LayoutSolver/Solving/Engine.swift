/// A system on its way to a solution, and at it.
///
/// A required equality with a variable that no earlier one named merely *defines* that variable:
/// nothing is substituted, so long chains stay linear in time and memory. Any other is written in
/// the free variables and solved for one of them. What is left, inequalities and optional
/// constraints, becomes rows over the free variables, and the rows fall into components that share
/// none. Fixed variables stay symbols all the way, so that the solution is known as an affine map
/// of them.
struct Engine: ~Copyable {
  /// A variable expressed by others: `slot = constant + terms`.
  struct Definition: BitwiseCopyable {
    let slot: Int32
    /// The place that the equality which was used up had at that time.
    let source: Int32
    /// A direct definition names variables as its constraint does; others name only variables
    /// that were free at the time.
    let isDirect: Bool
    /// How many eliminations had been done when the form in free variables was made.
    var freeStamp: Int32
    let start: Int32
    let count: Int32
    var constant: Double
    /// The same, written in free and fixed variables as far as ``freeStamp`` tells.
    var freeStart: Int32
    var freeCount: Int32
    var freeConstant: Double
    var freeMagnitude: Double
  }

  /// What a row came from.
  enum Source: Hashable, BitwiseCopyable {
    case constraint(place: Int32)
    case bound(slot: Int32)
  }

  /// An inequality `terms + constant >= 0`, or an equality `terms + constant = 0`.
  ///
  /// Rows are scaled so that the greatest coefficient of a free variable is 1; `weight` makes up
  /// for it.
  struct Row: BitwiseCopyable {
    let start: Int32
    let count: Int32
    var component: Int32 = -1
    /// The next row of the component, or -1.
    var next: Int32 = -1
    /// What its residual is called in the component's tableau.
    var name: Int32 = -1
    var constant: Double
    /// What of the constant comes from definitions, and what the constraint's own is multiplied by.
    let rest: Double
    let factor: Double
    var magnitude: Double
    let weight: Double
    let priority: Priority
    let isEquality: Bool
    let isCheck: Bool
    let source: Source
  }

  /// Which constraints and bounds count, when not all of them do.
  struct Selection {
    /// Places of constraints, in order.
    var places: [Int32] = []
    /// Slots of variables that must not be below zero, in order.
    var bounds: [Int32] = []
  }

  static let free: Int32 = -1
  static let fixed: Int32 = -2

  var arena = Arena()
  /// For each slot its definition, or ``free`` or ``fixed``.
  var definitionOf = Block<Int32>()
  /// For each slot its component, or -1 for a variable that is in no row.
  var componentOf = Block<Int32>()
  /// For each slot its column: of a free variable within its component, of a fixed one within the
  /// component that is being filled.
  var columnOf = Block<Int32>()
  /// Room for marks and sets by slot.
  var marks = Block<Int32>()
  var definitions = Stack<Definition>()
  /// The definitions that are not direct.
  var eliminated = Stack<Int32>()
  var rows = Stack<Row>()
  /// The rows without a free variable, which every edit of a fixed one can break.
  var checks = Stack<Int32>()
  /// The terms of definitions and rows.
  var pool = Stack<SlotTerm>()
  /// The sum being written in free and fixed variables.
  var sum = LinearSum()
  /// The same for the free form of a definition.
  var freeSum = LinearSum()
  /// Definitions whose form in free variables is awaited.
  var pending = Stack<Int32>()
  var components = Stack<Component>()
  /// Components to be solved anew.
  var dirty = Stack<Int32>()
  /// Slots of free variables by component, and slots of fixed ones.
  var columnSlots = Stack<Int32>()
  var workspace = Workspace()
  var affine = AffineMap()
  /// How many edits in a row left all bases as they were, up to 1.
  var affineStreak = 0
  /// Whether fixed variables changed while the affine map answered, so that tableaus don't know.
  var isBehind = false
  /// Whether the constant of a definition changed since the last solve.
  var isRedefined = false
  /// Rows that were taken out and still have their room.
  var unusedRowCount = 0
  /// Rows that cannot hold together, when the last build found some.
  var contradiction: [Source] = []

  init() {}

  /// Solves a system from nothing.
  ///
  /// - Parameter selection: What counts; nil for all constraints that are not broken.
  /// - Returns: Whether all that is required holds; if not, see ``contradiction``.
  mutating func build(_ system: borrowing ConstraintSystem, _ selection: Selection? = nil) -> Bool {
    prepare(system)
    contradiction.removeAll(keepingCapacity: true)
    if let selection {
      for place in selection.places where system.constraints[place].isRequiredEquality {
        eliminate(Int(place), of: system)
        if !contradiction.isEmpty { return false }
      }
      for slot in selection.bounds { makeBoundRow(slot, system) }
      for place in selection.places where !system.constraints[place].isRequiredEquality {
        makeRow(Int(place), of: system)
      }
    } else {
      let records = system.constraints.block
      for place in 0..<system.constraints.count
      where records[place].isRequiredEquality && !records[place].isBroken {
        records[place].definition = Int32(truncatingIfNeeded: definitions.count)
        records[place].row =
          eliminate(place, of: system)
          ? ConstraintSystem.Record.definition : ConstraintSystem.Record.check
        if !contradiction.isEmpty { return false }
      }
      let variables = system.variables.block
      for slot in 0..<system.variables.count where variables[slot].isNonNegative {
        if variables[slot].isFixed || variables[slot].useCount == 0 { continue }
        makeBoundRow(Int32(slot), system)
      }
      for place in 0..<system.constraints.count
      where !records[place].isRequiredEquality && !records[place].isBroken {
        records[place].row = makeRow(place, of: system)
      }
    }
    if !contradiction.isEmpty { return false }
    splitIntoComponents()
    for index in 0..<components.count {
      fill(index, system.values.block)
      solve(index)
      if components[index].tableau.hasViolation {
        noteContradiction(of: index)
        return false
      }
    }
    return true
  }

  private mutating func prepare(_ system: borrowing ConstraintSystem) {
    let slots = system.variables.count
    let constraints = system.constraints.count
    let terms = system.terms.count
    arena.reset(toHold: 1024 + 72 * slots + 240 * constraints + 40 * terms)
    definitionOf = arena.allocate(slots)
    componentOf = arena.allocate(slots)
    columnOf = arena.allocate(slots)
    marks = arena.allocate(slots)
    let (variables, kinds) = (system.variables.block, definitionOf)
    for slot in 0..<slots { kinds[slot] = variables[slot].isFixed ? Engine.fixed : Engine.free }
    componentOf.fill(-1)
    marks.fill(0)
    sum = LinearSum(slotCount: slots, in: &arena)
    freeSum = LinearSum(slotCount: slots, in: &arena)
    definitions = Stack(capacity: min(slots, constraints), in: &arena)
    pool = Stack(capacity: 2 * terms + constraints, in: &arena)
    rows = Stack(capacity: constraints, in: &arena)
    pending = Stack(capacity: 16, in: &arena)
    eliminated = Stack()
    checks = Stack()
    components = Stack()
    dirty = Stack()
    columnSlots = Stack()
    workspace = Workspace()
    affine = AffineMap()
    affineStreak = 0
    isBehind = false
    isRedefined = false
    unusedRowCount = 0
  }
}
