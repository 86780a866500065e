import ViewTree

extension LayoutCase {
  /// Solves the case and, if it says what is expected, compares.
  package func run() -> CaseOutcome {
    var outcome = CaseOutcome(id: id, description: description, status: .solved)
    if let unserved {
      outcome.status = .skipped
      outcome.reason = unserved
      return outcome
    }
    do throws(CaseTree.Exception) {
      let made = try CaseTree(self)
      read(made, into: &outcome)
      guard let expectation else { return outcome }
      var comparison = CaseComparison(self, expectation)
      if expectation.exception != nil {
        // The author knows that the text doesn't hold what raises it.
        if isIncomplete {
          outcome.status = .skipped
          outcome.reason = "what raises the exception isn't in the file"
          return outcome
        }
        comparison.compareException(nil)
      }
      try comparison.compare(made, outcome)
      finish(&outcome, comparison)
    } catch {
      outcome.exception = CaseOutcome.Exception(
        name: error.exception.name, text: error.exception.text, constraint: error.constraint)
      guard let expectation else { return outcome }
      var comparison = CaseComparison(self, expectation)
      comparison.compareException(outcome.exception)
      finish(&outcome, comparison)
    }
    return outcome
  }

  private func read(_ made: CaseTree, into outcome: inout CaseOutcome) {
    for view in views {
      if let frame = made.frame(view.name) {
        // Adding zero turns a negative zero into zero.
        outcome.frames[view.name] = frame.measures.map { $0 + 0 }
      }
      outcome.ambiguous += made.ambiguousMeasures(of: view.name).map {
        "\(view.name).\($0.rawValue)"
      }
    }
    outcome.conflicts = made.tree.conflicts(of: made.root).map { conflict in
      CaseOutcome.Conflict(
        members: conflict.members.map { made.text(of: $0, in: self) },
        broken: made.text(of: conflict.broken, in: self))
    }
  }

  private func finish(_ outcome: inout CaseOutcome, _ comparison: CaseComparison) {
    outcome.differences = comparison.differences
    outcome.notes = comparison.notes
    outcome.status = comparison.differences.isEmpty ? .passed : .failed
  }
}

extension Rect {
  /// In the order of ``Measure``.
  var measures: [Double] { [x, y, width, height] }
}
