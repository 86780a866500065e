/// The commands, by the word that chooses them.
package enum Command: String, Hashable, Sendable, CaseIterable {
  case load
  case inspect
  case rules
  case explain
  case screens
  case build
  case snapshot
  case layout
  case values

  /// How many operands it takes.
  package var operandCount: ClosedRange<Int> {
    switch self {
    case .build, .load, .layout: 1...Int.max
    case .inspect, .explain, .snapshot: 1...1
    case .rules, .screens, .values: 0...0
    }
  }

  /// The operands as help shows them.
  package var operands: String {
    switch self {
    case .load: "LIB…"
    case .layout: "FILE…"
    case .inspect, .snapshot: "LIB"
    case .explain: "RULE"
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
