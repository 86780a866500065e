package import ViewTree

/// What a map is doing.
///
/// A prompt may be on screen over any of them.
package enum NavigationPhase: String, Hashable, Sendable, CaseIterable {
  case off
  case ready
  case guiding
}

/// The read-only object that a delegate gets with a callback: what a state provides.
package final class NavigationState {
  package enum Kind: Int, Hashable, Sendable {
    case ready = 1
    case guidance = 2
  }

  package let kind: Kind

  /// Increases with each state of a map.
  package let serial: Int
  package unowned let map: MapView
  package let components: [(kind: ComponentKind, view: ViewID)]
  package internal(set) var buttons: [(type: ButtonType, view: ViewID)]

  init(
    kind: Kind, serial: Int, map: MapView, components: [(kind: ComponentKind, view: ViewID)],
    buttons: [(type: ButtonType, view: ViewID)]
  ) {
    self.kind = kind
    self.serial = serial
    self.map = map
    self.components = components
    self.buttons = buttons
  }

  package func view(of kind: ComponentKind) -> ViewID? {
    components.first { $0.kind == kind }?.view
  }

  /// Whether the cards size themselves for a wide map: always as they are now.
  package var isWide: Bool { map.isWide }

  package var isCurrent: Bool { map.state === self }
}

/// One call of a map to its layout delegate.
package enum DelegateCall {
  case enableNavigationUI(NavigationState)
  case disableNavigationUI(old: NavigationState)
  case startGuidance(NavigationState, old: NavigationState)
  case stopGuidance(NavigationState, old: NavigationState)
  case sizeChanged(NavigationState)
  case showPrompt(ViewID)
  case hidePrompt(ViewID)
  case changePrompt(ViewID, old: ViewID)

  package enum Name: String, Hashable, Sendable, CaseIterable {
    case enableNavigationUI, disableNavigationUI, startGuidance, stopGuidance, sizeChanged
    case showPrompt, hidePrompt, changePrompt
  }

  package var name: Name {
    switch self {
    case .enableNavigationUI: .enableNavigationUI
    case .disableNavigationUI: .disableNavigationUI
    case .startGuidance: .startGuidance
    case .stopGuidance: .stopGuidance
    case .sizeChanged: .sizeChanged
    case .showPrompt: .showPrompt
    case .hidePrompt: .hidePrompt
    case .changePrompt: .changePrompt
    }
  }
}

/// Lays out a map's screen.
///
/// A map holds its delegate strongly.
package protocol LayoutDelegate: AnyObject {
  /// The map holds the delegate from now on, and has let it go.
  func wasTaken(by map: MapView)
  func wasReleased(by map: MapView)
  func receive(_ call: DelegateCall, from map: MapView)
}

/// Why a layout delegate was refused, with the codes of the SDK's error domain.
package enum SetDelegateError: Int, Error, Hashable, Sendable {
  case navigationEnabled = 1
  case carScreen = 2
}

/// Watches a map call its delegate.
package protocol MapObserver: AnyObject {
  func map(_ map: MapView, willMake call: DelegateCall)
  func map(_ map: MapView, didMake call: DelegateCall)

  /// The delegate's library uses the slot-based layout API, which has no effect now.
  func map(_ map: MapView, didUse legacy: LegacyMember)
}

/// Faults that can be switched into the simulation, to show that its own rules notice them.
package enum SimulationFault: String, Hashable, Sendable, CaseIterable {
  case acceptsDelegateWhileEnabled
  case acceptsDelegateOnCarScreen
  case doesNotHoldDelegate
  case attachesComponents
  case disablesWithoutStopping
  case freshLogoEachState
  case legacyMovesDelegate
  case cameraIgnoresViewport
  case cameraMovesViews
  case cardGrowsWithLanes
  case flashesLanes
  case mirrorsLanes
  case keepsBaseCompass
  case dropsBuiltIn
  case reportStaysExpanded
  case cardsLagBehind
}
