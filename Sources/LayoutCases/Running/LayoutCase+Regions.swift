package import ViewTree

extension LayoutCase {
  /// The regions of the container's sizes in a range, and the frames in each as functions of the
  /// size.
  ///
  /// - Precondition: The range has an area.
  package func regions(in range: SizeRange) -> RegionsOutcome {
    if let unserved { return RegionsOutcome(self, skippedFor: unserved) }
    let made: CaseTree
    do throws(CaseTree.Exception) {
      made = try CaseTree(self)
    } catch {
      return RegionsOutcome(
        self, skippedFor: "\"\(error.constraint)\" raises \(error.exception.name)")
    }
    do throws(RegionObstacle) {
      return RegionsOutcome(
        self, made, try made.tree.regions(of: made.root, in: range), of: range)
    } catch {
      return RegionsOutcome(self, skippedFor: reason(error, in: made))
    }
  }

  private func reason(_ obstacle: RegionObstacle, in made: CaseTree) -> String {
    func name(_ view: ViewID) -> String {
      itemNames.first { made.items[$0] == .view(view) } ?? "a view"
    }
    switch obstacle {
    case .insets(.safeArea, let view):
      return "\(name(view)).safe follows from where \(name(view)) comes to lie"
    case .insets(.margins, let view):
      return "the margins of \(name(view)) follow from where it comes to lie"
    case .insets(.readableContent, let view):
      return "\(name(view)).readable follows from how wide \(name(view)) comes out"
    case .wrapping(let view): return "\(name(view)) breaks its text at its own width"
    case .hiding(let view): return "\(name(view)) hides what it has no room for"
    case .ownLayout(let view): return "\(name(view)) has a layout of its own"
    case .rootAlignment: return "\(container.name) has alignment insets"
    case .immoderate: return "its numbers are too large"
    }
  }
}
