import NavigationSim

/// Notes what a map asks of it, and does what it is told to while it is called.
final class RecordingDelegate: LayoutDelegate {
  private(set) var calls: [DelegateCall] = []

  /// How often a map took it and let it go.
  private(set) var timesTaken = 0
  private(set) var timesReleased = 0

  /// The most callbacks that ever ran inside each other.
  private(set) var deepestNesting = 0
  private var nesting = 0

  /// Called with each callback after it was noted.
  var onCall: (DelegateCall, MapView) -> Void = { _, _ in }

  var names: [DelegateCall.Name] { calls.map(\.name) }

  /// Hands over the names so far and starts anew.
  func take() -> [DelegateCall.Name] {
    defer { calls = [] }
    return names
  }

  func wasTaken(by map: MapView) { timesTaken += 1 }
  func wasReleased(by map: MapView) { timesReleased += 1 }

  func receive(_ call: DelegateCall, from map: MapView) {
    nesting += 1
    deepestNesting = max(deepestNesting, nesting)
    calls.append(call)
    onCall(call, map)
    nesting -= 1
  }
}
