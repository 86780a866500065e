/// One option: what is parsed and what `--help` says are both made from it.
package struct Option: Hashable, Sendable {
  /// Without the dashes.
  package let name: String

  /// The short form, if there is one.
  package let letter: Character?

  /// The word that stands for the value in help; nil for a switch.
  package let value: String?

  /// One sentence, which stands alone.
  package let help: String

  /// Whether it may be given more than once.
  package let isRepeatable: Bool
  package let commands: [Command]

  private init(
    _ name: String, letter: Character? = nil, value: String? = nil, isRepeatable: Bool = false,
    _ commands: [Command], _ help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.isRepeatable = isRepeatable
    self.commands = commands
  }
}

// MARK: - What load and snapshot run

extension Option {
  package static let builtIn = Option(
    "builtin", [.load, .snapshot],
    "Take the simulation's own layout, which shows with no delegate, instead of a library.")
  package static let values = Option(
    "values", value: "FILE", [.load, .snapshot, .trace, .replay, .mutate],
    "Measures that replace the simulation's own; `navhost values` prints those.")
  package static let textSize = Option(
    "text-size", value: "XS…XXXL|AX1…AX5", [.load, .snapshot, .trace, .mutate],
    "How large the driver wants text (L).")
  package static let profile = Option(
    "profile", value: "quick|standard", [.load, .mutate],
    "How much is run: each situation once, or all of them (standard).")
  package static let scenario = Option(
    "scenario", value: "TEXT|@FILE", [.load, .snapshot, .trace, .mutate],
    "Run these steps, separated by ';' or lines, or a field report's, instead of the suite's walks."
  )
  package static let choice = Option(
    "choice", value: "NAME=VALUE", isRepeatable: true, [.load, .snapshot, .trace, .mutate],
    "Decide what the document leaves open; docs/simulation.md lists the choices.")
  package static let screen = Option(
    "screen", value: "NAME|WxH", isRepeatable: true, [.load, .snapshot, .trace, .mutate],
    "Only on this screen: a name that `navhost screens` lists, or a size in points.")
  package static let direction = Option(
    "direction", value: "ltr|rtl", isRepeatable: true, [.load, .snapshot, .trace, .mutate],
    "Only in this layout direction.")
  package static let orientation = Option(
    "orientation", value: "portrait|landscape", isRepeatable: true,
    [.load, .snapshot, .trace, .mutate],
    "Only in this orientation.")
  package static let caseID = Option(
    "case", value: "ID", [.load, .mutate], "Run one case alone, by the id that reports give.")
  package static let rule = Option(
    "rule", value: "RULE|AREA", isRepeatable: true, [.load],
    "Judge only by this rule, or by the rules of this area.")
  package static let skip = Option(
    "skip", value: "RULE|AREA", isRepeatable: true, [.load],
    "Leave this rule, or the rules of this area, out.")
  package static let failOn = Option(
    "fail-on", value: "must|should|note|skip", [.load],
    "The least that makes the run fail (must).")
  package static let timeout = Option(
    "timeout", value: "SECONDS", [.load, .snapshot, .trace, .mutate],
    "How long one call into the plugin may take (10).")
  package static let jobs = Option(
    "jobs", value: "N", [.load, .mutate], "How many cases run at once (2).")
  package static let allow = Option(
    "allow", value: "net|exec|write=DIR", isRepeatable: true, [.load, .snapshot, .trace, .mutate],
    "Let the plugin use the network, start programs, or write below a folder.")
  package static let inProcess = Option(
    "in-process", [.load],
    "Run in this process, for a debugger: a crash of the plugin's is then one of navhost's.")
  package static let report = Option(
    "report", value: "FORMAT[=PATH]", isRepeatable: true, [.load],
    "Write a report, text or json, to a file or to standard output (text).")
  package static let resume = Option(
    "resume", [.load],
    "Go on from the finished cases of a run that was interrupted, and was given the same reports.")
  package static let journal = Option(
    "journal", value: "FILE", [.load],
    "A file that keeps the finished cases, also after the run (PATH.journal, which goes).")
}

// MARK: - Others

extension Option {
  package static let json = Option("json", [.inspect, .rules, .screens], "Print JSON.")
  package static let markdown = Option(
    "markdown", [.rules, .screens, .values], "Print a page of documentation.")
  package static let format = Option(
    "format", value: "text", [.snapshot], "How a frame is written (text).")
  package static let output = Option(
    "output", letter: "o", value: "FILE", [.build, .snapshot, .trace, .replay],
    "Where the result goes.")
  package static let traces = Option(
    "trace", value: "DIR", [.load],
    "Record all calls, and keep those of each case that did not pass, for `trace` and `replay`.")
  package static let seed = Option(
    "seed", value: "N", [.mutate], "Which faults are chosen of all: another choice for each (1).")
  package static let most = Option(
    "max", value: "N", [.mutate], "How many faults are made at most (200).")
  package static let call = Option(
    "call", value: "N", [.mutate], "Only faults in the call of this number.")
  package static let mutationOperator = Option(
    "operator", value: "NAME", [.mutate], "Only faults of this kind, by its name in the table.")
  package static let calls = Option(
    "calls", value: "FIRST-LAST", [.trace], "For `trim`: the calls to keep, by their numbers.")
  package static let delegate = Option(
    "delegate", value: "NAME", [.build], "The class to take when the file has several delegates.")
  package static let make = Option(
    "make", value: "EXPR", [.build],
    "The Swift expression that makes the delegate, when it takes arguments.")
  package static let swiftVersion = Option(
    "swift-version", value: "5|6", [.build], "The language mode (5).")
  package static let id = Option(
    "id", value: "ID", [.build], "The plugin's id, as com.example.layout (from the file's name).")
  package static let name = Option(
    "name", value: "NAME", [.build], "The plugin's name, for people (the delegate's).")
  package static let optimize = Option(
    "optimize", letter: "O", [.build],
    "Compile with optimisation, which loses some source lines of findings.")
  package static let regions = Option(
    "regions", value: "WxH..WxH", [.layout],
    "For all sizes of the container between two: the regions in which frames go with the size.")
  package static let help = Option("help", letter: "h", Command.allCases, "Print this help.")

  /// Every option there is, in the order of help.
  package static let all: [Option] = [
    builtIn, profile, scenario, choice, screen, direction, orientation, caseID, textSize, values,
    rule, skip, failOn, timeout, jobs, allow, inProcess, report, resume, journal, format, json,
    markdown, output, traces, calls, seed, most, call, mutationOperator, delegate, make,
    swiftVersion, id,
    name, optimize, regions, help,
  ]

  package static func options(of command: Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }
}
