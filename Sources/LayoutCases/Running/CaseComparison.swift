import ViewTree

/// How what came of a case differs from what it expects.
struct CaseComparison {
  /// How far solved lengths may lie from those expected, in points.
  private static let solvedTolerance = 1e-3

  /// The same for frames that were read from a device: one of its pixels, at two for a point.
  private static let measuredTolerance = 0.5

  private let example: LayoutCase
  private let expectation: Expectation
  private(set) var differences: [String] = []
  private(set) var notes: [String] = []

  init(_ example: LayoutCase, _ expectation: Expectation) {
    self.example = example
    self.expectation = expectation
  }

  mutating func compareException(_ found: CaseOutcome.Exception?) {
    switch (found, expectation.exception) {
    case (nil, nil): break
    case (nil, let wanted?): differences.append("no exception was raised, wanted \(wanted.name)")
    case (let found?, nil):
      differences.append("\"\(found.constraint)\" raises \(found.name): \(found.text)")
    case (let found?, let wanted?):
      if found.name != wanted.name {
        differences.append("\(found.name) was raised, wanted \(wanted.name)")
      } else if let text = wanted.text, !found.text.contains(text) {
        differences.append("\(found.name) says \"\(found.text)\", wanted \"\(text)\"")
      }
    }
  }

  /// - Throws: What is raised when the case is solved again in another way.
  mutating func compare(_ made: CaseTree, _ outcome: CaseOutcome) throws(CaseTree.Exception) {
    compareConflicts(outcome)
    compareFrames(expectation.frames, made, within: Self.solvedTolerance)
    compareFrames(expectation.measuredFrames, made, within: Self.measuredTolerance)
    for measure in expectation.ambiguous where !outcome.ambiguous.contains(measure) {
      differences.append("\(measure) is determined, wanted ambiguous")
    }
    if !example.isIncomplete { compareUniqueness(outcome) }
    if let breaking = expectation.breaking {
      let rest = try CaseTree(example, leavingOut: breaking.constraint)
      let count = rest.tree.conflicts(of: rest.root).count
      if count > 0 {
        differences.append("without constraint \(breaking.constraint) there is still a conflict")
      }
      compareFrames(breaking.frames, rest, within: Self.solvedTolerance)
    }
    try compareInsets(made)
    try compareReadable()
    for (name, wanted) in expectation.fitting {
      guard let view = made.view(name) else { continue }
      let size = made.tree.fittingSize(
        of: view, target: .zero, horizontalPriority: 50, verticalPriority: 50)
      compare("\(name) fits in a width", size.width, wanted.width)
      compare("\(name) fits in a height", size.height, wanted.height)
    }
  }

  // MARK: - Parts

  private mutating func compareConflicts(_ outcome: CaseOutcome) {
    if expectation.isContradictory, outcome.conflicts.isEmpty {
      differences.append("there is no conflict, wanted one")
    }
    if !expectation.isContradictory, let conflict = outcome.conflicts.first {
      let members = conflict.members.map { "\"\($0)\"" }.joined(separator: ", ")
      differences.append("these can't hold together: \(members)")
    }
    guard let observed = expectation.brokenObserved else { return }
    let text = example.constraints[observed].text
    if !outcome.conflicts.contains(where: { $0.broken == text }) {
      let broken = outcome.conflicts.map { "\"\($0.broken)\"" }.joined(separator: ", ")
      notes.append("iOS was seen to break \"\(text)\"; here it is \(broken)")
    }
  }

  private mutating func compareFrames(
    _ frames: [Expectation.ItemFrame], _ made: CaseTree, within tolerance: Double
  ) {
    for wanted in frames {
      guard let frame = made.frame(wanted.item) else { continue }
      for (measure, (found, wantedValue)) in zip(
        Measure.allCases, zip(frame.measures, wanted.measures))
      {
        guard let wantedValue else { continue }
        compare("\(wanted.item).\(measure)", found, wantedValue, within: tolerance)
      }
    }
  }

  /// A frame that is expected must follow from the constraints, and not have come by luck.
  private mutating func compareUniqueness(_ outcome: CaseOutcome) {
    for wanted in expectation.frames {
      for (measure, value) in zip(Measure.allCases, wanted.measures) where value != nil {
        let name = "\(wanted.item).\(measure.rawValue)"
        if outcome.ambiguous.contains(name), !expectation.ambiguous.contains(name) {
          differences.append("\(name) is ambiguous, wanted \(Decimals.text(value ?? 0))")
        }
      }
    }
  }

  private mutating func compareInsets(_ made: CaseTree) throws(CaseTree.Exception) {
    for (name, wanted) in expectation.margins {
      guard let view = made.view(name) else { continue }
      compare("\(name)'s margins", made.tree.views[view].margins, wanted)
    }
    for (name, wanted) in expectation.marginsWithoutSafeArea {
      let other = try CaseTree(example)
      guard let view = other.view(name) else { continue }
      other.tree.setMarginsFollowSafeArea(false, of: view)
      other.tree.layoutIfNeeded(other.root)
      compare("\(name)'s margins without the safe area", other.tree.views[view].margins, wanted)
    }
  }

  private mutating func compareReadable() throws(CaseTree.Exception) {
    for row in expectation.readable {
      let other = try CaseTree(example)
      let size = Size(width: row[0], height: example.container.size.height)
      let margins = Insets(top: 8, left: row[1], bottom: 8, right: row[1])
      other.tree.setFrame(Rect(origin: .zero, size: size), of: other.root)
      other.tree.setMargins(margins, isDirectional: false, of: other.root)
      other.tree.layoutIfNeeded(other.root)
      let guide = other.tree.systemGuide(.readableContent, of: other.root)
      let frame = other.tree.layoutFrame(of: guide)
      let name = "in a width of \(Decimals.text(row[0])) the readable guide's"
      compare("\(name) x", frame.x, row[2])
      compare("\(name) width", frame.width, row[3])
    }
  }

  private mutating func compare(_ name: String, _ found: Insets, _ wanted: Insets) {
    compare("\(name) at the top", found.top, wanted.top)
    compare("\(name) at the left", found.left, wanted.left)
    compare("\(name) at the bottom", found.bottom, wanted.bottom)
    compare("\(name) at the right", found.right, wanted.right)
  }

  private mutating func compare(
    _ name: String, _ found: Double, _ wanted: Double, within tolerance: Double = solvedTolerance
  ) {
    // What the grid rounds away must not decide at the very edge of the tolerance.
    let isNear = abs(found - wanted) <= tolerance + 1e-6
    guard !isNear else { return }
    differences.append(
      "\(name) is \(Decimals.text(found)), wanted \(Decimals.text(wanted)) (within \(tolerance))")
  }
}
