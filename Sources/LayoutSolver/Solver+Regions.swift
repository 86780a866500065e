extension Solver {
  /// The solution around the present size as a function of the size, and how far it holds.
  ///
  /// - Parameters:
  ///   - width: A fixed variable.
  ///   - height: Another fixed variable.
  ///   - variables: Whose values are wanted.
  /// - Returns: Nil when more than eight variables are fixed, or a number is beyond 1e100.
  /// - Complexity: A solve from nothing.
  package func region(
    width: VariableID, height: VariableID, of variables: [VariableID]
  ) -> Region? {
    var explorer = RegionExplorer(self, width, height, variables)
    return explorer.region()
  }

  /// All regions of a range of sizes: they cover it without gap or overlap.
  ///
  /// Pieces of the range that no region covers yet are solved for at a point inside and cut along
  /// the limits of the region found there, until no piece is left. A region that meets another of
  /// the same area in part, which takes several equally good solutions or conflicts, is handed out
  /// in parts.
  ///
  /// - Returns: Nil when more than eight variables are fixed, or a number is beyond 1e100.
  package func regions(
    width: VariableID, in widths: ClosedRange<Double>, height: VariableID,
    in heights: ClosedRange<Double>, of variables: [VariableID]
  ) -> [Region]? {
    let range = [
      SizePoint(width: widths.lowerBound, height: heights.lowerBound),
      SizePoint(width: widths.upperBound, height: heights.lowerBound),
      SizePoint(width: widths.upperBound, height: heights.upperBound),
      SizePoint(width: widths.lowerBound, height: heights.upperBound),
    ]
    var explorer = RegionExplorer(self, width, height, variables)
    return explorer.regions(of: range)
  }
}

/// Solves for one size after the other and collects the regions.
private struct RegionExplorer: ~Copyable {
  private var state: SolverState
  private let width: VariableID
  private let height: VariableID
  private let variables: [VariableID]

  init(_ solver: Solver, _ width: VariableID, _ height: VariableID, _ variables: [VariableID]) {
    state = solver.solvedCopy()
    self.width = width
    self.height = height
    self.variables = variables
    for input in [width, height] {
      precondition(
        state.system.variables[state.system.slot(of: input)].isFixed,
        "Regions are sought over variables that are fixed.")
    }
  }

  /// What part of the range is taken for a point.
  private static let leastPart = 1e-12

  mutating func regions(of range: [SizePoint]) -> [Region]? {
    let least = Self.leastPart * max(range.area, 1e-300)
    var found: [(region: Region, parts: [[SizePoint]])] = []
    var remaining = [range]
    while let piece = remaining.popLast() {
      if piece.count < 3 || piece.area <= least { continue }
      let middle = piece.middle
      var index = found.firstIndex { entry in
        entry.region.contains(width: middle.width, height: middle.height, tolerance: 0)
      }
      if index == nil {
        guard let region = region(at: middle) else { return nil }
        found.append((region, []))
        index = found.count - 1
      }
      guard let index else { continue }
      var inside = piece
      for limit in found[index].region.limits {
        let outside = inside.clipped(by: limit, isInside: false)
        if outside.count < 3 || outside.area <= least { continue }
        let rest = inside.clipped(by: limit)
        // A region without area, as at a size that only an equality allows, takes the piece.
        if rest.count < 3 || rest.area <= least { continue }
        remaining.append(outside)
        inside = rest
      }
      found[index].parts.append(inside)
    }
    return found.flatMap { Self.joined($0.region, $0.parts, range) }
  }

  /// The region as one polygon, if its parts make up all of it.
  private static func joined(
    _ region: Region, _ parts: [[SizePoint]], _ range: [SizePoint]
  ) -> [Region] {
    let whole = region.limits.reduce(range) { $0.clipped(by: $1) }
    let sum = parts.reduce(0) { $0 + $1.area }
    let isWhole = whole.count >= 3 && abs(whole.area - sum) <= 1e-9 * whole.area
    return (isWhole ? [whole] : parts).map { corners in
      var part = region
      part.corners = corners
      return part
    }
  }

  private mutating func region(at point: SizePoint) -> Region? {
    state.fix(width, at: point.width)
    state.fix(height, at: point.height)
    return region()
  }

  mutating func region() -> Region? {
    state.solve()
    state.engine.makeAffineMap(state.system)
    guard state.engine.affine.isCurrent else { return nil }
    let widthSlot = state.system.slot(of: width)
    let heightSlot = state.system.slot(of: height)
    var limits: [AffineValue] = []
    for index in 0..<state.engine.affine.conditionCount {
      let sum = state.engine.affine.sum(
        index, isCondition: true, widthSlot, heightSlot, state.system.values.block)
      if sum.width == 0 && sum.height == 0 { continue }
      if state.engine.affine.lowerLimits[index].isFinite { append(sum, to: &limits) }
      if state.engine.affine.upperLimits[index].isFinite {
        append(
          AffineValue(constant: -sum.constant, width: -sum.width, height: -sum.height), to: &limits)
      }
    }
    for conflict in state.conflicts {
      if let proof = state.proof(of: conflict, widthSlot, heightSlot) { append(proof, to: &limits) }
    }
    return Region(
      limits: limits,
      values: variables.map { variable in
        state.engine.affine.sum(
          state.system.slot(of: variable), isCondition: false, widthSlot, heightSlot,
          state.system.values.block)
      }, broken: state.conflicts.map(\.broken), corners: [])
  }

  private func append(_ limit: AffineValue, to limits: inout [AffineValue]) {
    if (limit.width != 0 || limit.height != 0) && !limits.contains(limit) { limits.append(limit) }
  }
}

extension AffineMap {
  /// A value or a condition as a function of two of the parameters; the others have their values.
  fileprivate func sum(
    _ index: Int, isCondition: Bool, _ widthSlot: Int, _ heightSlot: Int, _ values: Block<Double>
  ) -> AffineValue {
    func part(_ parameter: Int) -> Double {
      isCondition ? conditions(of: parameter)[index] : coefficients(of: parameter)[index]
    }
    var constant = part(0)
    var (width, height) = (0.0, 0.0)
    for parameter in 0..<parameters.count {
      let coefficient = part(parameter + 1)
      switch Int(parameters[parameter]) {
      case widthSlot: width = coefficient
      case heightSlot: height = coefficient
      default: constant += coefficient * values[parameters[parameter]]
      }
    }
    return AffineValue(constant: constant, width: width, height: height)
  }
}

extension SolverState {
  /// The sum of the errors that the members of a conflict cannot avoid; below zero they may hold.
  fileprivate func proof(
    of conflict: Conflict, _ widthSlot: Int, _ heightSlot: Int
  ) -> AffineValue? {
    var selection = Engine.Selection()
    selection.places = conflict.members.map { Int32(system.place(of: $0)) }
    selection.bounds = conflict.nonNegative.map { Int32(system.slot(of: $0)) }
    var probe = Engine()
    if probe.build(system, selection) { return nil }
    var sum = ErrorSum(widthSlot: widthSlot, heightSlot: heightSlot)
    for place in 0..<probe.checks.count {
      let row = probe.rows[probe.checks[place]]
      if probe.holds(row, system.values.block) { continue }
      let value = probe.value(of: row, system.values.block)
      sum.add(row.constant, times: value < 0 ? -1 : 1)
      for index in row.start..<row.start + row.count {
        sum.add(probe.pool[index], times: value < 0 ? -1 : 1, system.values.block)
      }
      return sum.value
    }
    for index in 0..<probe.components.count where probe.components[index].tableau.hasViolation {
      let component = probe.components[index]
      let tableau = component.tableau
      for row in 0..<tableau.rowCount where tableau.isViolated(row: row) {
        let sign: Double = tableau.value(ofRow: row) < 0 ? -1 : 1
        let base = row * tableau.stride + tableau.constantColumn
        sum.add(tableau.cells[base], times: sign)
        for parameter in 0..<tableau.parameterCount {
          let slot = probe.columnSlots[Int(component.parameterStart) + parameter]
          sum.add(
            SlotTerm(slot: slot, coefficient: tableau.cells[base + 1 + parameter]), times: sign,
            system.values.block)
        }
      }
      return sum.value
    }
    return nil
  }
}

/// A sum of affine parts in a width, a height and inputs that stay as they are.
private struct ErrorSum {
  let widthSlot: Int
  let heightSlot: Int
  private var constant = 0.0
  private var width = 0.0
  private var height = 0.0

  init(widthSlot: Int, heightSlot: Int) {
    self.widthSlot = widthSlot
    self.heightSlot = heightSlot
  }

  var value: AffineValue { AffineValue(constant: constant, width: width, height: height) }

  mutating func add(_ number: Double, times sign: Double) { constant += sign * number }

  mutating func add(_ term: SlotTerm, times sign: Double, _ values: Block<Double>) {
    switch Int(term.slot) {
    case widthSlot: width += sign * term.coefficient
    case heightSlot: height += sign * term.coefficient
    default: constant += sign * term.coefficient * values[term.slot]
    }
  }
}
