import LayoutSolver

/// What a solve adapts to its own outcome: where labels break, and what stacks have room for.
extension ViewTree {
  /// The widths that labels of several lines came out with, where narrower than their text.
  func refinedLabelWidths(_ problem: LayoutProblem) -> [ViewID: Double] {
    var refined: [ViewID: Double] = [:]
    for view in problem.viewIDs {
      guard let label = views[view].label, label.lines != 1, label.preferredWidth == 0,
        !views[view].overrides.contains(.intrinsicSize),
        let rect = problem.alignmentRect(of: .view(view))
      else { continue }
      let full = measure(label, width: nil).width
      if rect.width < full - 1e-6, rect.width > 0 { refined[view] = rect.width }
    }
    return refined
  }

  /// How many members of each hiding stack have room in the height that it came out with.
  func shownCounts(_ problem: LayoutProblem) -> [ViewID: Int] {
    var counts: [ViewID: Int] = [:]
    for view in problem.viewIDs {
      guard let content = views[view].hidingStack, let own = problem.alignmentRect(of: .view(view))
      else {
        continue
      }
      var used = 0.0
      var count = 0
      for member in content.members {
        let height = problem.alignmentRect(of: .view(member))?.height ?? 0
        let next = used + height + (count > 0 ? content.spacing : 0)
        // A hundredth of a point is less than any pixel: it absorbs the solver's rounding.
        guard next <= own.height + 0.01 else { break }
        used = next
        count += 1
      }
      counts[view] = count
    }
    return counts
  }

  /// Hides the members of stacks that have no room, and shows the others.
  func hideMembers(_ problem: LayoutProblem) {
    let counts = shownCounts(problem)
    for view in problem.viewIDs {
      guard let content = views[view].hidingStack, let count = counts[view] else { continue }
      views[view].hidingStack?.shownCount = count
      for (index, member) in content.members.enumerated() {
        views[member].look.isHidden = index >= count
      }
    }
  }

  /// Whether two counts say the same of every stack; all members is what no count means.
  func isSame(
    _ new: [ViewID: Int], _ old: [ViewID: Int], _ problem: LayoutProblem
  ) -> Bool {
    problem.viewIDs.allSatisfy { view in
      guard let content = views[view].hidingStack else { return true }
      return (new[view] ?? content.members.count) == (old[view] ?? content.members.count)
    }
  }
}
