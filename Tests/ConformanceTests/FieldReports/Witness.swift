import NavigationSim
import ViewTree

/// Faults of a host that are made around the map: in how its delegate is called, and in what a
/// second map does to the first.
enum CallFault: String, CaseIterable, Sendable {
  /// `enableNavigationUI` comes twice.
  case enablesTwice
  /// `hidePrompt` comes twice.
  case hidesTwice
  /// Prompts follow the switch for incident cards.
  case incidentCardsSilencePrompts
  /// `sizeChanged` doesn't come.
  case keepsSizeToItself
  /// A second map hands over the first one's states.
  case sharesStates
  /// The second map's safe area is that of the first one too.
  case sharesSafeArea
}

/// Stands between a map and its delegate: writes down the calls, and makes them wrongly if asked.
final class Witness: LayoutDelegate {
  let delegate: any LayoutDelegate
  private let fault: CallFault?
  private(set) var calls: [String] = []

  /// The map at the beginning of the first call of each name.
  private(set) var pictures: [String: MapFrame] = [:]

  /// The states handed over; weak, so that they can be seen to go.
  private(set) var states: [WeakBox] = []

  /// How many of the views handed over belong to another map.
  private(set) var strangers = 0

  /// The state that the other map has.
  var otherState: () -> NavigationState? = { nil }

  init(_ delegate: any LayoutDelegate, fault: CallFault?) {
    self.delegate = delegate
    self.fault = fault
  }

  func wasTaken(by map: MapView) { delegate.wasTaken(by: map) }
  func wasReleased(by map: MapView) { delegate.wasReleased(by: map) }

  func receive(_ call: DelegateCall, from map: MapView) {
    for made in made(of: call, map) {
      if pictures[made.name.rawValue] == nil {
        map.layOut()
        pictures[made.name.rawValue] = MapFrame(of: map, isShown: false)
      }
      calls.append(made.name.rawValue)
      note(made, map)
      delegate.receive(made, from: map)
    }
  }

  private func note(_ call: DelegateCall, _ map: MapView) {
    guard let state = call.newState else { return }
    states.append(WeakBox(state))
    let views = state.components.map(\.view) + state.buttons.map(\.view)
    if state.map !== map { strangers += views.count }
  }

  private func made(of call: DelegateCall, _ map: MapView) -> [DelegateCall] {
    switch (fault, call) {
    case (.enablesTwice, .enableNavigationUI), (.hidesTwice, .hidePrompt): return [call, call]
    case (.incidentCardsSilencePrompts, .showPrompt),
      (.incidentCardsSilencePrompts, .hidePrompt):
      return map.settings.showsIncidentCards ? [call] : []
    case (.keepsSizeToItself, .sizeChanged): return []
    case (.sharesStates, .enableNavigationUI):
      return [otherState().map { .enableNavigationUI($0) } ?? call]
    default: return [call]
    }
  }
}

final class WeakBox {
  private(set) weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

extension DelegateCall {
  /// The state that begins with the call, or goes on.
  var newState: NavigationState? {
    switch self {
    case .enableNavigationUI(let new), .startGuidance(let new, _), .stopGuidance(let new, _),
      .sizeChanged(let new):
      new
    case .disableNavigationUI, .showPrompt, .hidePrompt, .changePrompt: nil
    }
  }
}
