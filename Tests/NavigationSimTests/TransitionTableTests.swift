import NavigationSim
import Testing

/// The table of transitions beside a list written out by hand from what the document and the SDK's
/// headers say (facts, section 2: the diagram, the triggers and the decisions).
@Suite struct TransitionTableTests {
  /// A line: from, event, what must hold, what must not, to, callbacks.
  struct Edge: CustomTestStringConvertible, Sendable {
    let text: String
    let from: NavigationPhase
    let event: NavigationEvent
    let with: NavigationConditions
    let without: NavigationConditions
    let to: NavigationPhase
    let calls: [String]
    var testDescription: String { text }

    init(_ text: Substring) {
      self.text = String(text)
      let cells = text.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
      }
      from = Self.found(NavigationPhase(rawValue: cells[0][0]))
      event = Self.found(NavigationEvent(rawValue: cells[1][0]))
      with = Self.conditions(cells[2])
      without = Self.conditions(cells[3])
      to = Self.found(NavigationPhase(rawValue: cells[4][0]))
      calls = cells[5]
    }

    private static func found<Value>(_ value: Value?) -> Value {
      guard let value else { preconditionFailure("a line of the list can't be read") }
      return value
    }

    private static func conditions(_ words: [String]) -> NavigationConditions {
      words.filter { !$0.isEmpty }.reduce(into: []) { all, word in
        let found = NavigationConditions.named.first { $0.name == word }
        precondition(found != nil, "there is no condition \(word)")
        if let found { all.insert(found.condition) }
      }
    }
  }

  static let edges: [Edge] =
    """
    off | enable | terms accepted | route | ready | enableNavigationUI
    off | enable | terms accepted, route | guidance wanted | ready | enableNavigationUI
    off | enable | terms accepted, route, guidance wanted | | guiding | enableNavigationUI, startGuidance
    ready | disable | | | off | disableNavigationUI
    ready | guide | route | | guiding | startGuidance
    ready | route on | guidance wanted | | guiding | startGuidance
    ready | resize | | | ready | sizeChanged
    ready | resize to nothing | | | ready | sizeChanged
    ready | hide-prompt | prompt shown | | ready | hidePrompt
    guiding | disable | | | off | stopGuidance, disableNavigationUI
    guiding | stop | | | ready | stopGuidance
    guiding | route off | | | ready | stopGuidance
    guiding | clear-destinations | | | ready | stopGuidance
    guiding | arrive | stops at arrival | | ready | stopGuidance
    guiding | resize | | | guiding | sizeChanged
    guiding | resize to nothing | | | guiding | sizeChanged
    guiding | prompt | prompts wanted, phone | prompt shown | guiding | showPrompt
    guiding | prompt | prompts wanted, prompt shown, phone | | guiding | changePrompt
    guiding | hide-prompt | prompt shown | | guiding | hidePrompt
    """.split(separator: "\n").map { Edge($0) }

  static let allConditions = (UInt8(0)..<128).map { NavigationConditions(rawValue: $0) }

  @Test(arguments: NavigationPhase.allCases)
  func `every pair of phase and event does what the list says, or nothing`(
    from: NavigationPhase
  ) {
    for event in NavigationEvent.allCases {
      for conditions in Self.allConditions {
        let row = Transition.standard.row(from: from, event, while: conditions)
        let edges = Self.edges.filter {
          $0.from == from && $0.event == event && conditions.isSuperset(of: $0.with)
            && conditions.isDisjoint(with: $0.without)
        }
        #expect(edges.count <= 1, "the list contradicts itself")
        #expect((row?.to ?? from) == (edges.first?.to ?? from), "\(event), \(conditions.names)")
        #expect(
          (row?.calls.map(\.rawValue) ?? []) == (edges.first?.calls ?? []),
          "\(event), \(conditions.names)")
      }
    }
  }

  /// What an event leaves behind, by hand: "+" holds afterwards, "-" does not.
  static let memory: [(event: NavigationEvent, phases: [NavigationPhase], leaves: String)] = [
    (.guide, [.off, .ready], "+guidance wanted"),
    (.stop, NavigationPhase.allCases, "-guidance wanted"),
    (.routeFound, [.off, .ready], "+route"),
    (.routeLost, [.off, .ready], "-route"),
    (.routeLost, [.guiding], "-route -guidance wanted"),
    (.clearDestinations, NavigationPhase.allCases, "-route -guidance wanted"),
    (.arrive, [.guiding], "-guidance wanted"),
    (.disable, [.ready], "-prompt shown"),
    (.disable, [.guiding], "-guidance wanted -prompt shown"),
    (.showPrompt, [.guiding], "+prompt shown"),
    (.hidePrompt, [.ready, .guiding], "-prompt shown"),
    (.unwantPrompts, NavigationPhase.allCases, "-prompts wanted"),
  ]

  @Test func `what is remembered is what the list says`() {
    let all = NavigationConditions(rawValue: 127)
    for (event, phases, leaves) in Self.memory {
      for phase in phases {
        let holding: NavigationConditions =
          event == .showPrompt ? all.subtracting(.promptShown) : all
        let row = Transition.standard.row(from: phase, event, while: holding)
        let found =
          (row?.sets.names.map { "+" + $0 } ?? []) + (row?.clears.names.map { "-" + $0 } ?? [])
        #expect(found.joined(separator: " ") == leaves, "\(event) while \(phase)")
      }
    }
  }

  @Test func `callbacks lead from where the last one led`() {
    let ways: [DelegateCall.Name: (from: NavigationPhase, to: NavigationPhase)] = [
      .enableNavigationUI: (.off, .ready), .startGuidance: (.ready, .guiding),
      .stopGuidance: (.guiding, .ready), .disableNavigationUI: (.ready, .off),
    ]
    for choices in Self.everyChoice {
      for row in Transition.table(choices) {
        var phase = row.from
        for call in row.calls {
          guard let way = ways[call] else {
            #expect(phase != .off, "\(call) in \(row)")
            continue
          }
          #expect(phase == way.from, "\(call) in \(row)")
          phase = way.to
        }
        #expect(phase == row.to, "\(row)")
      }
    }
  }

  /// The defaults, and every single other value.
  static let everyChoice: [SimulationChoices] =
    [SimulationChoices()]
    + SimulationChoice.all.flatMap { choice in
      choice.values.map { value in
        var choices = SimulationChoices()
        _ = choice.write(&choices, value)
        return choices
      }
    }

  @Test func `a choice takes its own values only`() {
    for choice in SimulationChoice.all {
      var choices = SimulationChoices()
      #expect(!choice.write(&choices, "perhaps"))
      #expect(choices == SimulationChoices())
      for value in choice.values {
        #expect(choice.write(&choices, value))
        #expect(choice.read(choices) == value)
      }
      #expect(choice.values.count >= 2)
    }
  }
}
