package import ViewTree

/// Notes what a tree tells, and answers as it is told to.
package final class RecordingObserver: ViewTreeObserver {
  package enum Event: Hashable {
    case willHold(TreeObject)
    case didLetGo(TreeObject)
    case willDispose(TreeObject)
    case layOut(ViewID)
    case updateConstraints(ViewID)
    case willMove(ViewID, to: ViewID?, isWindow: Bool)
    case didMove(ViewID, isWindow: Bool)
    case didAdd(ViewID, to: ViewID)
    case willRemove(ViewID, from: ViewID)
    case insetsChanged(ViewID, isSafeArea: Bool)
  }

  package private(set) var events: [Event] = []

  /// Called with each event after it was noted; may change the tree.
  package var onEvent: (Event) -> Void = { _ in }
  package var layOut: (ViewID) -> Bool = { _ in false }
  package var updateConstraints: (ViewID) -> Bool = { _ in false }
  package var intrinsicSize: (ViewID) -> Size? = { _ in nil }
  package var sizeThatFits: (ViewID, Size) -> Size? = { _, _ in nil }
  package var pointInside: (ViewID, Point) -> Bool? = { _, _ in nil }
  package var hitTest: (ViewID, Point) -> TouchAnswer? = { _, _ in nil }
  package var baselineView: (ViewID, Bool) -> ViewID? = { _, _ in nil }

  package init() {}

  /// Hands over the events so far and starts anew.
  package func take() -> [Event] {
    defer { events = [] }
    return events
  }

  private func note(_ event: Event) {
    events.append(event)
    onEvent(event)
  }

  package func tree(_ tree: ViewTree, willHold object: TreeObject) { note(.willHold(object)) }
  package func tree(_ tree: ViewTree, didLetGoOf object: TreeObject) { note(.didLetGo(object)) }
  package func tree(_ tree: ViewTree, willDispose object: TreeObject) {
    note(.willDispose(object))
  }

  package func tree(_ tree: ViewTree, layOut view: ViewID) -> Bool {
    note(.layOut(view))
    return layOut(view)
  }

  package func tree(_ tree: ViewTree, updateConstraintsOf view: ViewID) -> Bool {
    note(.updateConstraints(view))
    return updateConstraints(view)
  }

  package func tree(_ tree: ViewTree, intrinsicSizeOf view: ViewID) -> Size? {
    intrinsicSize(view)
  }

  package func tree(_ tree: ViewTree, sizeOf view: ViewID, fitting proposal: Size) -> Size? {
    sizeThatFits(view, proposal)
  }

  package func tree(_ tree: ViewTree, isInside point: Point, of view: ViewID) -> Bool? {
    pointInside(view, point)
  }

  package func tree(_ tree: ViewTree, hitTest point: Point, in view: ViewID) -> TouchAnswer? {
    hitTest(view, point)
  }

  package func tree(_ tree: ViewTree, baselineViewOf view: ViewID, isFirst: Bool) -> ViewID? {
    baselineView(view, isFirst)
  }

  package func tree(_ tree: ViewTree, willMove view: ViewID, to target: ViewID?, isWindow: Bool) {
    note(.willMove(view, to: target, isWindow: isWindow))
  }

  package func tree(_ tree: ViewTree, didMove view: ViewID, isWindow: Bool) {
    note(.didMove(view, isWindow: isWindow))
  }

  package func tree(_ tree: ViewTree, didAdd child: ViewID, to view: ViewID) {
    note(.didAdd(child, to: view))
  }

  package func tree(_ tree: ViewTree, willRemove child: ViewID, from view: ViewID) {
    note(.willRemove(child, from: view))
  }

  package func tree(_ tree: ViewTree, insetsChangedOf view: ViewID, isSafeArea: Bool) {
    note(.insetsChanged(view, isSafeArea: isSafeArea))
  }
}
