/// The commands, by the word that chooses them.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case load
  case inspect
  case rules
  case explain
  case screens
  case build
  case snapshot
  case trace
  case replay
  case mutate
  case layout
  case values

  /// How many operands it takes.
  package var operandCount: ClosedRange<Int> {
    switch self {
    case .build, .load, .layout: 1...Int.max
    case .inspect, .explain, .snapshot: 1...1
    case .trace: 1...3
    case .replay: 1...2
    case .mutate: 1...1
    case .rules, .screens, .values: 0...0
    }
  }

  /// The operands as help shows them.
  package var operands: String {
    switch self {
    case .load: "LIB…"
    case .layout: "FILE…"
    case .inspect, .mutate, .snapshot: "LIB"
    case .explain: "RULE"
    case .trace: "LIB | info|dump|stats|leaks|trim FILE | diff FILE FILE"
    case .replay: "FILE [LIB]"
    case .build: "FILE.swift…"
    case .rules, .screens, .values: ""
    }
  }

  /// One line for the list of commands.
  package var summary: String {
    switch self {
    case .load: "judge layout delegates: run the conformance suite and report"
    case .inspect: "say what a library file is, without running it"
    case .rules: "list the rules"
    case .explain: "explain one rule, with a bad and a good example"
    case .screens: "list the screens that are known by name"
    case .values: "print the simulation's measures as a file for --values"
    case .build: "compile a Swift file with a layout delegate to a library"
    case .snapshot: "show the frames that a layout delegate gives in chosen states"
    case .trace: "record every call between host and plugin, or ask a recording"
    case .replay: "play a recorded delegate without its library, or compare one with it"
    case .mutate: "put faults into a delegate's calls, and count which of them the suite sees"
    case .layout: "solve layouts that a file describes, and compare with what it expects"
    }
  }

  /// What else there is to know.
  package var remarks: [String] {
    switch self {
    case .load:
      [
        "The last line on standard output is the verdict, alone: CONFORMANT, FAILED, NOT LOADED,",
        "CRASHED, ERROR or NOTHING TESTED. Of several libraries the worst counts.",
        "",
        "With --builtin, instead of a library, the simulation's own layout is judged.",
        "",
        "While a run with a report in a file lasts, PATH.journal beside it holds finished cases.",
        "After an interruption the same command with --resume goes on from there.",
        "",
        "Exit codes: 0 conformant, 1 rules broken, 2 usage, 3 not loadable or no plugin,",
        "4 crashed, hung or exited, 5 navhost's own fault or its environment, 6 nothing tested.",
      ]
    case .inspect: ["A file that is no library ends with exit code 3 and the reason."]
    case .build:
      [
        "Exit codes: 0 built, 1 the source does not compile, 2 usage,",
        "5 the compiler or the plugin-side modules are missing or don't fit, or a full disk.",
      ]
    case .snapshot:
      [
        "Each `snapshot NAME` step of the scenario gives a picture; without one, its end does.",
        "With --builtin, instead of a library, the simulation's own layout is shown.",
        "Times are those of the scenario, so that `tick 0.1` shows a frame in between.",
      ]
    case .trace:
      [
        "With a library, --scenario and -o FILE, the run is recorded, however it ends. The format",
        "is described in docs/trace-format.md. Of a recording, `info` tells what it is of, `dump`",
        "prints its calls as lines of JSON, `stats` counts them, `leaks` lists what the plugin",
        "still counts at the end, `trim` keeps some calls, and `diff` finds the first that differs",
        "in two.",
        "",
        "Exit codes: 0 done, 1 two traces differ, 2 usage, or a file that is no trace,",
        "3 not loadable, 5 navhost's own fault or its environment.",
      ]
    case .replay:
      [
        "Without a library, the recorded delegate is played against this host: what is replayed",
        "are its calls, so with other --values it lays out as the library would. -o FILE keeps the",
        "frames. With a library, that is run as recorded, and the first call that differs is named.",
        "",
        "Exit codes: 0 as recorded, 1 not so, 2 usage, or a file that is no trace,",
        "3 not loadable, 5 navhost's own fault or its environment.",
      ]
    case .mutate:
      [
        "Each run has one fault in one call: left out, made again or late, another object named,",
        "or another attribute, relation, priority or constant in a constraint. A fault is seen",
        "when a must or should finding comes that the delegate as it is does not have. One that",
        "changes no frame and no other call is equivalent, and not counted.",
        "",
        "Exit codes: 0 done, 2 usage, 3 not loadable, 5 navhost's own fault or its environment,",
        "6 no fault could be made.",
      ]
    case .layout:
      [
        "Standard output holds the frames, conflicts and ambiguous measures of each case as JSON,",
        "then a line for each difference and each skipped case, and last the count of cases.",
        "The file's grammar is described in docs/layout-files.md.",
        "",
        "With --regions, what is expected isn't looked at. Each case's regions tile the range of",
        "sizes; within one, every frame is a constant plus a multiple of width and of height.",
        "",
        "Exit codes: 0 nothing differs, 1 a case differs from what it expects, or its regions",
        "don't tile, 2 usage, or a file that can't be read or understood.",
      ]
    case .values:
      [
        "Change what should differ, leave out the rest, and give the file to --values.",
        "The values are described in docs/simulation-values.md.",
      ]
    case .rules, .explain, .screens: []
    }
  }
}
