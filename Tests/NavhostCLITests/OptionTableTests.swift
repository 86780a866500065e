import NavhostCLI
import Testing

@Suite(.serialized)
struct OptionTableTests {
  @Test func `no name and no letter is used twice within a command`() {
    for command in Command.allCases {
      let options = Option.options(of: command)
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.letter)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test(arguments: Command.allCases) func `what is parsed is in the help`(_ command: Command) {
    let help = Help.text(for: command)
    for option in Option.options(of: command) {
      #expect(help.contains("--\(option.name)"))
    }
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 90 })
    #expect(Help.overview.contains("\n  \(command.rawValue)"))
  }

  @Test func `options stand anywhere, with a space or an equals sign`() throws {
    let parsed = try ParsedArguments(
      ["a.so", "--profile", "quick", "--screen=ipad-10", "b.so", "--screen", "390x844"],
      for: .load)
    #expect(parsed.operands == ["a.so", "b.so"])
    #expect(parsed.value(.profile) == "quick")
    #expect(parsed.values(.screen) == ["ipad-10", "390x844"])
    #expect(!parsed.has(.inProcess))
  }

  @Test func `two dashes end the options`() throws {
    let parsed = try ParsedArguments(["--", "--help"], for: .load)
    #expect(parsed.operands == ["--help"])
    #expect(!parsed.has(.help))
  }

  @Test func `letters and clear abbreviations work`() throws {
    let parsed = try ParsedArguments(["x.swift", "-Oo", "x.so", "--del", "A"], for: .build)
    #expect(parsed.has(.optimize))
    #expect(parsed.value(.output) == "x.so")
    #expect(parsed.value(.delegate) == "A")
  }

  struct Refusal: CustomTestStringConvertible {
    let command: Command
    let arguments: [String]
    let sentence: String
    var testDescription: String { "\(command.rawValue) \(arguments.joined(separator: " "))" }

    init(_ command: Command, _ arguments: [String], _ sentence: String) {
      self.command = command
      self.arguments = arguments
      self.sentence = sentence
    }
  }

  static let refusals = [
    Refusal(.load, [], "`load` wants LIB…"),
    Refusal(.inspect, ["a", "b"], "`inspect` has no use for \"b\""),
    Refusal(.load, ["a", "--frob"], "`load` has no option --frob"),
    Refusal(
      .load, ["--profil3=quick", "a"],
      "`load` has no option --profil3; did you mean --profile?"),
    Refusal(.load, ["-x", "a"], "`load` has no option -x"),
    Refusal(.load, ["a", "--s", "x"], "--s may mean --scenario, --screen, --skip"),
    Refusal(.load, ["a", "--timeout"], "--timeout wants a value: SECONDS"),
    Refusal(.build, ["a", "-o"], "-o wants a value: FILE"),
    Refusal(.rules, ["--json=x"], "--json takes no value"),
    Refusal(.load, ["a", "--jobs", "1", "--jobs", "2"], "--jobs is given more than once"),
  ]

  @Test(arguments: refusals) func `what can't be understood is said in one sentence`(
    _ refusal: Refusal
  ) {
    let error = #expect(throws: CommandError.self) {
      try ParsedArguments(refusal.arguments, for: refusal.command)
    }
    #expect(error == .usage(refusal.sentence, command: refusal.command))
    #expect(error?.exitCode == 2)
    #expect(error?.hint == "Try `navhost \(refusal.command.rawValue) --help`.")
  }
}
