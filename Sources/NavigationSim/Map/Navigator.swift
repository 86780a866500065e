/// The part of navigation that all maps of a session share: terms, route, guidance and prompts.
///
/// What happens here happens to every map at once: first each is judged by its own phase, then the
/// callbacks are made, map after map.
package final class Navigator {
  /// Carries out what maps of this session are told, one thing after the other.
  package let deeds = DeedQueue()

  /// The conditions that hold for all maps.
  package private(set) var conditions: NavigationConditions = [
    .termsAccepted, .hasRoute, .stopsAtArrival, .promptsWanted,
  ]

  private struct WeakMap {
    weak var map: MapView?
  }

  private struct WeakListener {
    weak var listener: (any NavigatorListener)?
  }

  private var members: [WeakMap] = []
  private var listeners: [WeakListener] = []

  package init() {}

  /// The maps that are alive, in the order in which they were made.
  package var maps: [MapView] { members.compactMap(\.map) }

  func add(_ map: MapView) { members.append(WeakMap(map: map)) }

  func remove(_ map: MapView) { members.removeAll { $0.map === map || $0.map == nil } }

  // MARK: - What the app says

  /// Terms only count when navigation is enabled; neither accepting nor withdrawing them moves a map.
  package func setTermsAccepted(_ accepted: Bool) { set(.termsAccepted, accepted) }

  package func setStopsAtArrival(_ stops: Bool) { set(.stopsAtArrival, stops) }

  /// Asks for guidance, or gives it up; without a route, or before navigation is enabled, it begins
  /// later.
  package func setGuidanceActive(_ active: Bool) { happen(active ? .guide : .stop) }

  package func setDisplaysPrompts(_ displays: Bool) {
    if displays { set(.promptsWanted, true) } else { happen(.unwantPrompts) }
  }

  /// Ends guidance, also one that was only asked for, and takes the route away.
  package func clearDestinations() { happen(.clearDestinations) }

  private func set(_ condition: NavigationConditions, _ holds: Bool) {
    if holds { conditions.insert(condition) } else { conditions.remove(condition) }
  }

  // MARK: - What the road does

  /// Losing the route ends guidance for good; a new route alone does not bring it back.
  package func setHasRoute(_ has: Bool) { happen(has ? .routeFound : .routeLost) }

  /// The vehicle reaches its destination: guidance stops, unless it is not to stop at arrival.
  package func arrive() { happen(.arrive) }

  // MARK: - Listeners

  /// Adds a listener, held weakly.
  ///
  /// - Returns: False when it was there already.
  @discardableResult
  package func add(_ listener: any NavigatorListener) -> Bool {
    listeners.removeAll { $0.listener == nil }
    guard !listeners.contains(where: { $0.listener === listener }) else { return false }
    listeners.append(WeakListener(listener: listener))
    return true
  }

  /// - Returns: False when it was not there.
  @discardableResult
  package func remove(_ listener: any NavigatorListener) -> Bool {
    guard let place = listeners.firstIndex(where: { $0.listener === listener }) else {
      return false
    }
    listeners.remove(at: place)
    return true
  }

  /// Tells every listener, in the order in which they were added.
  func tell(_ event: NavigatorEvent, of map: MapView) {
    for member in listeners { member.listener?.navigator(self, did: event, on: map) }
  }

  // MARK: - The state machine

  /// Judges an event of the session for every map, and tells their delegates.
  private func happen(_ event: NavigationEvent) {
    let rows = maps.map { map in (map: map, row: map.judge(event)) }
    for (_, row) in rows {
      guard let row else { continue }
      apply(row)
    }
    deeds.perform {
      for (map, row) in rows { if let row { map.carryOut(row) } }
    }
  }

  /// Keeps what a row leaves behind for the whole session.
  ///
  /// A map that goes off while another is enabled does not end that one's guidance.
  func apply(_ row: Transition) {
    var clears = row.clears
    if row.event == .disable, maps.contains(where: \.isNavigationEnabled) {
      clears.remove(.guidanceWanted)
    }
    conditions.formUnion(row.sets.subtracting(.ofMap))
    conditions.subtract(clears.subtracting(.ofMap))
  }
}

/// What a navigator's listeners hear of.
package enum NavigatorEvent: Hashable, Sendable {
  case willPresentPrompt
  case didDismissPrompt
  case tappedRecenter
}

/// Hears of prompts and taps; a navigator holds it weakly.
package protocol NavigatorListener: AnyObject {
  func navigator(_ navigator: Navigator, did event: NavigatorEvent, on map: MapView)
}
