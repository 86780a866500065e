/// Something that happens to a map: asked for by the app, or done by the road, the driver or the
/// screen.
package enum NavigationEvent: String, Hashable, Sendable, CaseIterable {
  // Of one map.
  case enable, disable
  case resize, resizeToSame = "resize to the same", resizeToZero = "resize to nothing"
  case showPrompt = "prompt", hidePrompt = "hide-prompt"

  // Of the session, for all its maps.
  case guide, stop, arrive
  case routeFound = "route on", routeLost = "route off"
  case clearDestinations = "clear-destinations"
  case unwantPrompts = "prompts off"
}

/// What must hold for a transition, and what one leaves behind.
package struct NavigationConditions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let termsAccepted = NavigationConditions(rawValue: 1 << 0)
  package static let hasRoute = NavigationConditions(rawValue: 1 << 1)

  /// Guidance was asked for: it goes on, or begins when the map is ready and a route is there.
  package static let guidanceWanted = NavigationConditions(rawValue: 1 << 2)
  package static let stopsAtArrival = NavigationConditions(rawValue: 1 << 3)
  package static let promptsWanted = NavigationConditions(rawValue: 1 << 4)

  /// A prompt was shown on this map and not hidden.
  package static let promptShown = NavigationConditions(rawValue: 1 << 5)

  /// The map takes prompts: one on a car's screen never does.
  package static let takesPrompts = NavigationConditions(rawValue: 1 << 6)

  /// Those of one map; the others are the session's.
  package static let ofMap: NavigationConditions = [.promptShown, .takesPrompts]

  /// Each with the words for it, in the order of their bits.
  package static let named: [(condition: NavigationConditions, name: String)] = [
    (.termsAccepted, "terms accepted"), (.hasRoute, "route"), (.guidanceWanted, "guidance wanted"),
    (.stopsAtArrival, "stops at arrival"), (.promptsWanted, "prompts wanted"),
    (.promptShown, "prompt shown"), (.takesPrompts, "phone"),
  ]

  /// The conditions in words, in the order of their bits.
  package var names: [String] {
    Self.named.filter { contains($0.condition) }.map(\.name)
  }
}

/// One row of the state machine: where an event leads from a phase, and what the delegate is told.
///
/// Of the rows for a phase and an event the first whose guard holds applies; where none does, the
/// event changes nothing and nobody is called.
package struct Transition: Hashable, Sendable {
  package let from: NavigationPhase
  package let event: NavigationEvent
  package let requires: NavigationConditions
  package let to: NavigationPhase

  /// The callbacks, in order.
  package let calls: [DelegateCall.Name]

  /// The conditions that hold, and hold no longer, afterwards.
  package let sets: NavigationConditions
  package let clears: NavigationConditions

  init(
    _ from: NavigationPhase, _ event: NavigationEvent, if requires: NavigationConditions = [],
    to: NavigationPhase, _ calls: [DelegateCall.Name] = [], sets: NavigationConditions = [],
    clears: NavigationConditions = []
  ) {
    self.from = from
    self.event = event
    self.requires = requires
    self.to = to
    self.calls = calls
    self.sets = sets
    self.clears = clears
  }
}

extension Transition {
  /// The table with every choice as it is by default.
  package static let standard = table(SimulationChoices())

  /// The whole state machine.
  ///
  /// Source: the document's state diagram and the comments of the SDK's headers; what these leave
  /// open is in ``SimulationChoices``.
  package static func table(_ choices: SimulationChoices) -> [Transition] {
    (offRows(choices) + readyRows(choices) + guidingRows(choices)).flatMap {
      $0.withPrompt(choices.promptOnStop)
    }
  }

  private static func offRows(_ choices: SimulationChoices) -> [Transition] {
    let enabled: [DelegateCall.Name] =
      [.enableNavigationUI] + (choices.sizeAtEnable == .calls ? [.sizeChanged] : [])
    return [
      Transition(
        .off, .enable, if: [.termsAccepted, .guidanceWanted, .hasRoute], to: .guiding,
        enabled + [.startGuidance]),
      Transition(.off, .enable, if: .termsAccepted, to: .ready, enabled),
      Transition(.off, .guide, to: .off, sets: .guidanceWanted),
      Transition(.off, .stop, to: .off, clears: .guidanceWanted),
      Transition(.off, .routeFound, to: .off, sets: .hasRoute),
      Transition(.off, .routeLost, to: .off, clears: .hasRoute),
      Transition(.off, .clearDestinations, to: .off, clears: [.hasRoute, .guidanceWanted]),
      Transition(.off, .unwantPrompts, to: .off, clears: .promptsWanted),
    ]
  }

  private static func readyRows(_ choices: SimulationChoices) -> [Transition] {
    [
      Transition(.ready, .disable, to: .off, [.disableNavigationUI], clears: .promptShown),
      Transition(
        .ready, .guide, if: .hasRoute, to: .guiding, [.startGuidance], sets: .guidanceWanted),
      Transition(.ready, .guide, to: .ready, sets: .guidanceWanted),
      Transition(.ready, .stop, to: .ready, clears: .guidanceWanted),
      Transition(
        .ready, .routeFound, if: .guidanceWanted, to: .guiding, [.startGuidance], sets: .hasRoute),
      Transition(.ready, .routeFound, to: .ready, sets: .hasRoute),
      Transition(.ready, .routeLost, to: .ready, clears: .hasRoute),
      Transition(.ready, .clearDestinations, to: .ready, clears: [.hasRoute, .guidanceWanted]),
    ] + sharedRows(.ready, choices)
  }

  private static func guidingRows(_ choices: SimulationChoices) -> [Transition] {
    let stop: [DelegateCall.Name] = [.stopGuidance]
    return [
      Transition(
        .guiding, .disable, to: .off, [.stopGuidance, .disableNavigationUI],
        clears: [.guidanceWanted, .promptShown]),
      Transition(.guiding, .stop, to: .ready, stop, clears: .guidanceWanted),
      Transition(
        .guiding, .arrive, if: .stopsAtArrival, to: .ready, stop, clears: .guidanceWanted),
      Transition(.guiding, .routeLost, to: .ready, stop, clears: [.hasRoute, .guidanceWanted]),
      Transition(
        .guiding, .clearDestinations, to: .ready, stop, clears: [.hasRoute, .guidanceWanted]),
      Transition(
        .guiding, .showPrompt, if: [.promptsWanted, .promptShown, .takesPrompts], to: .guiding,
        [.changePrompt]),
      Transition(
        .guiding, .showPrompt, if: [.promptsWanted, .takesPrompts], to: .guiding, [.showPrompt],
        sets: .promptShown),
    ] + sharedRows(.guiding, choices)
  }

  /// What is the same with and without guidance: sizes, and the end of a prompt.
  private static func sharedRows(
    _ phase: NavigationPhase, _ choices: SimulationChoices
  ) -> [Transition] {
    var rows = [Transition(phase, .resize, to: phase, [.sizeChanged])]
    if choices.sameSize == .calls {
      rows.append(Transition(phase, .resizeToSame, to: phase, [.sizeChanged]))
    }
    if choices.zeroSize == .calls {
      rows.append(Transition(phase, .resizeToZero, to: phase, [.sizeChanged]))
    }
    rows.append(
      Transition(
        phase, .hidePrompt, if: .promptShown, to: phase, [.hidePrompt], clears: .promptShown))
    if choices.unwantedPrompt == .hidden {
      rows.append(
        Transition(
          phase, .unwantPrompts, if: .promptShown, to: phase, [.hidePrompt],
          clears: [.promptShown, .promptsWanted]))
    }
    rows.append(Transition(phase, .unwantPrompts, to: phase, clears: .promptsWanted))
    return rows
  }

  /// The row, and before it the one for a prompt on screen where that is hidden with guidance.
  private func withPrompt(_ choice: SimulationChoices.PromptOnStop) -> [Transition] {
    guard choice != .stays, let place = calls.firstIndex(of: .stopGuidance) else { return [self] }
    var calls = calls
    calls.insert(.hidePrompt, at: choice == .hiddenBefore ? place : place + 1)
    let hiding = Transition(
      from, event, if: requires.union(.promptShown), to: to, calls, sets: sets,
      clears: clears.union(.promptShown))
    return [hiding, self]
  }
}

extension [Transition] {
  /// The row that applies; nil where the event changes nothing.
  package func row(
    from phase: NavigationPhase, _ event: NavigationEvent, while conditions: NavigationConditions
  ) -> Transition? {
    first {
      $0.from == phase && $0.event == event && conditions.isSuperset(of: $0.requires)
    }
  }
}
