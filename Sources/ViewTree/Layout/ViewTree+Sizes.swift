import LayoutSolver

/// Natural sizes: what views would like to be.
extension ViewTree {
  /// A view's natural size; -1 on an axis without one.
  ///
  /// - Parameter width: For a label of several lines, the width it will have.
  func intrinsicSize(of view: ViewID, forWidth width: Double? = nil) -> Size {
    if views[view].overrides.contains(.intrinsicSize) {
      if let known = views[view].cachedIntrinsicSize { return known }
      if let answer = observer?.tree(self, intrinsicSizeOf: view), views.contains(view) {
        views[view].cachedIntrinsicSize = answer
        return answer
      }
    }
    return baseIntrinsicSize(of: view, forWidth: width)
  }

  /// What the tree itself says a view of this kind would like to be.
  package func baseIntrinsicSize(of view: ViewID, forWidth width: Double? = nil) -> Size {
    guard let label = views[view].label else {
      let size = views[view].naturalSize
      return Size(
        width: size.horizontal ?? Size.noIntrinsicMetric,
        height: size.vertical ?? Size.noIntrinsicMetric)
    }
    let limit = label.preferredWidth > 0 ? label.preferredWidth : width
    let metrics = measure(label, width: label.lines == 1 ? nil : limit)
    return Size(width: metrics.width, height: metrics.height)
  }

  func measure(_ label: LabelContent, width: Double?) -> TextMetrics {
    measurer.measure(
      TextRequest(
        text: label.text ?? "", font: label.font, maximumWidth: width,
        maximumLines: label.lines, breaksAtWords: label.lineBreak != 1))
  }

  /// A view's own baselines from its top and from its bottom; nil where it has none.
  ///
  /// - Parameter width: For a label of several lines, the width it will have.
  func baselines(of view: ViewID, forWidth width: Double?) -> (first: Double?, last: Double?)? {
    let own = views[view].baselines
    guard let label = views[view].label else {
      guard own.fromTop != nil || own.fromBottom != nil else { return nil }
      return (own.fromTop, own.fromBottom)
    }
    let limit = label.preferredWidth > 0 ? label.preferredWidth : width
    let metrics = measure(label, width: label.lines == 1 ? nil : limit)
    return (own.fromTop ?? metrics.firstBaseline, own.fromBottom ?? metrics.lastBaseline)
  }

  /// What a view would like to be, given a proposal; goes through the maker's override.
  package func sizeThatFits(_ view: ViewID, _ proposal: Size) -> Size {
    if views[view].overrides.contains(.sizeThatFits),
      let answer = observer?.tree(self, sizeOf: view, fitting: proposal)
    {
      return answer
    }
    return baseSizeThatFits(view, proposal)
  }

  package func baseSizeThatFits(_ view: ViewID, _ proposal: Size) -> Size {
    guard let label = views[view].label else { return views[view].frame.size }
    let limit = proposal.width > 0 && proposal.width.isFinite ? proposal.width : nil
    let metrics = measure(label, width: limit)
    return Size(width: metrics.width, height: metrics.height)
  }

  /// Whether a label can't show its whole text in the frame it has.
  package func isTruncated(_ view: ViewID) -> Bool {
    guard let label = views[view].label, let text = label.text, !text.isEmpty else { return false }
    let frame = views[view].frame
    let metrics = measure(label, width: frame.width)
    return metrics.isTruncated || metrics.width > frame.width + 0.5
      || metrics.height > frame.height + 0.5
  }

  /// The smallest size that meets a view's constraints, the target wished for at two priorities.
  ///
  /// A system of its own is solved; nothing moves (facts S34).
  package func fittingSize(
    of view: ViewID, target: Size, horizontalPriority: Double, verticalPriority: Double
  ) -> Size {
    retain(.view(view))
    defer { release(.view(view)) }
    var widths: [ViewID: Double] = [:]
    var size = views[view].frame.size
    for _ in 0..<Self.maximumRefinements {
      var problem = makeProblem(root: view, isSizeFixed: false, labelWidths: widths)
      guard let own = problem.variables(of: .view(view)) else { return size }
      let insets = views[view].alignmentInsets
      for (axis, variable, wanted, priority) in [
        (Axis.horizontal, own.width, target.width, horizontalPriority),
        (Axis.vertical, own.height, target.height, verticalPriority),
      ] where priority > 0 && wanted.isFinite {
        problem.add(
          LinearExpression(variable, plus: insets.along(axis) - wanted), .equal, priority: priority,
          tier: .system,
          source: .fitting)
      }
      problem.solver.solve()
      size = problem.rect(of: .view(view))?.size ?? size
      let refined = refinedLabelWidths(problem)
      if refined == widths { break }
      widths = refined
    }
    return size
  }
}
