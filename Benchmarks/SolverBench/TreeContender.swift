import ViewTree

/// The screen through the view tree: views and constraints made, laid out, frames read.
///
/// It takes no other case than `screen`, which it has as views of its own.
final class TreeContender: Contender {
  let name = "tree"
  private var screen: Screen?

  func create(_ workload: Workload) {
    precondition(workload.name == "screen", "The tree has no views for \(workload.name).")
    do {
      screen = try Screen()
    } catch {
      preconditionFailure("A constraint of the screen was refused: \(error)")
    }
  }

  func destroy() { screen = nil }

  func edit(_ values: [Double]) { screen?.resize(width: values[0], height: values[1]) }

  func read(_ values: inout [Double]) { screen?.readFrames(into: &values) }

  func add() { screen?.toggle(isActive: true) }

  func remove() { screen?.toggle(isActive: false) }
}
