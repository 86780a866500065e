import Foundation
import TestSupport
import Testing

/// The program as a process: the commands that need no plugin.
@Suite
struct CommandTests {
  @Test func `version and help go to standard output`() throws {
    let version = try Program.run("--version")
    #expect(version.exitCode == 0)
    #expect(version.output.hasPrefix("navhost "))
    let help = try Program.run("--help")
    #expect(help.exitCode == 0)
    #expect(help.output.contains("load LIB"))
    let load = try Program.run("load", "--help")
    #expect(load.exitCode == 0)
    #expect(load.output.contains("--fail-on must|should|note|skip"))
    #expect(try Program.run("help", "load").output == load.output)
  }

  static let usage: [([String], String)] = [
    ([], "no command was given"),
    (["lod"], "there is no command \"lod\"; did you mean load?"),
    (["--json", "rules"], "the option --json stands before a command; the command comes first"),
    (["load"], "`load` wants LIB…"),
    (["load", "x", "--profile", "fast"], "--profile fast: wanted quick or standard"),
    (
      ["load", "x", "--fail-on", "none"],
      "--fail-on none: wanted must, should, note or skip"
    ),
    (
      ["load", "x", "--screen", "iphone-61"],
      "there is no screen \"iphone-61\"; wanted a name that `navhost screens` lists, or a size "
        + "such as 390x844"
    ),
    (
      ["load", "x", "--screen", "car-800x480"],
      "car-800x480 is a car's screen, and a map made for one has no layout delegate"
    ),
    (
      ["load", "x", "--rule", "prompt.cleer"],
      "there is no rule or area \"prompt.cleer\"; did you mean prompt.clear?"
    ),
    (
      ["load", "x", "--rule", "host.carplay"],
      "host.carplay is a rule that the host keeps; every `load` checks it"
    ),
    (
      ["load", "x", "--scenario", "enable; prompt tall"],
      "line 1 of the scenario says \"prompt tall\"; wanted: "
        + "`prompt HEIGHT|incident|safety-camera|traffic|better-route`"
    ),
    (["load", "x", "--scenario", "@none.txt"], "none.txt: there is no such file"),
    (
      ["load", "x", "--allow", "everything"],
      "--allow everything: wanted net, exec or write= and a folder"
    ),
    (
      ["load", "x", "--timeout", "0"], "--timeout 0: wanted seconds, more than 0 and at most a day"
    ),
    (["load", "x", "--choice", "same-size"], "--choice same-size: wanted NAME=VALUE"),
    (
      ["load", "x", "--choice", "same-size=often"],
      "--choice same-size=often: wanted `choice same-size silent|calls`"
    ),
    (["load", "x", "--choice", "size=calls"], "--choice size=calls: wanted a choice: one of "),
    (["load", "x", "--jobs", "1.5"], "--jobs 1.5: wanted a whole number from 1 to 256"),
    (
      ["load", "x", "--report", "xml"],
      "--report xml: wanted text or json, with =PATH for a file"
    ),
    (["load", "x", "--report", "json="], "--report json=: wanted a path after the ="),
    (
      ["load", "x", "--case", "a", "--scenario", "enable"],
      "--case and --scenario exclude each other"
    ),
    (["snapshot", "x"], "`snapshot` wants --scenario TEXT"),
    (["snapshot", "x", "--scenario", "enable", "--format", "png"], "--format png: wanted text"),
    (["explain", "prompt.cleer"], "there is no rule \"prompt.cleer\"; did you mean prompt.clear?"),
    (["build", "x.c", "-o", "x.so"], "x.c is no Swift file; its name must end with .swift"),
    (["build", "x.swift"], "`build` wants -o LIB, the library to write"),
    (["build", "x.swift", "-o", "none/x.so"], "none is no folder that can be written to"),
    (["build", "none.swift", "-o", "x.so"], "none.swift: there is no such file"),
    (["layout"], "`layout` wants FILE…"),
    (["load", "x", "--builtin"], "--builtin takes the place of a library: leave out \"x\""),
    (["snapshot", "--builtin"], "`snapshot` wants --scenario TEXT"),
    (
      ["load", "--builtin", "--text-size", "XXXXL"],
      "--text-size XXXXL: wanted XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4 or AX5"
    ),
    (["load", "--builtin", "--values", "none.json"], "none.json: there is no such file"),
    (["layout", "none.json"], "none.json: there is no such file"),
  ]

  @Test(arguments: usage) func `a usage mistake ends 2 with one sentence and a hint`(
    _ arguments: [String], _ sentence: String
  ) throws {
    let scratch = try ScratchFolder()
    let outcome = try Command.run(Program.path, arguments, folder: scratch.path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    try #require(lines.count == 2)
    #expect(lines[0].hasPrefix("navhost: \(sentence)"), "\(lines[0])")
    #expect(lines[1].hasPrefix("Try `navhost"))
  }

  @Test func `rules are listed with who asks for them`() throws {
    let text = try Program.run("rules")
    #expect(text.exitCode == 0)
    let outcome = try Program.run("rules", "--json")
    let rules = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.contains("required.attached") && ids.contains("host.carplay"))
    #expect(Set(ids).count == ids.count)
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(["must", "should", "note"].contains(rule["severity"] as? String))
      #expect(["doc", "house"].contains(rule["source"] as? String))
      #expect((rule["title"] as? String)?.isEmpty == false)
      #expect(text.output.contains(id))
      let explained = try Program.run("explain", id)
      #expect(explained.exitCode == 0)
      for part in [id, "Severity", "Bad:", "Good:"] { #expect(explained.output.contains(part)) }
    }
  }

  @Test func `the built-in layout is shown and judged without a library`() throws {
    for direction in ["ltr", "rtl"] {
      let shown = try Program.run(
        "snapshot", "--builtin", "--scenario", "enable; guide; settle", "--screen", "iphone-16",
        "--direction", direction, "--format", "text")
      #expect(shown.exitCode == 0)
      #expect(shown.output.contains("turnCard [0, 0, 393, 155]"))
      // At the leading edge, 88 wide on a map of 393.
      let x = direction == "ltr" ? 0 : 305
      #expect(shown.output.contains("googleLogo [\(x), 718, 88, 32]"))
      #expect(shown.output.contains("\ncamera following tilted, puck at "))
    }
    let car = try Program.run(
      "snapshot", "--builtin", "--scenario", "enable; guide; settle", "--screen", "car-800x480")
    // No cards in a car, so nothing covers the map.
    #expect(car.exitCode == 0)
    #expect(car.output.contains("viewport [0, 0, 800, 480]"), "\(car.output)")
    #expect(!car.output.contains("turnCard"))
    let both = try Program.run(
      "snapshot", "--builtin", "--scenario",
      "enable; guide; settle; car 800x480; car-insets 0,148,0,0; settle; snapshot both")
    #expect(both.output.hasPrefix("# both\n") && both.output.contains("\n# both car\n"))
    #expect(both.output.contains("turnCard [0, 0, 393, 155]"))
    #expect(both.output.contains("viewport [148, 0, 652, 480]"), "\(both.output)")
    let judged = try Program.run("load", "--builtin", "--screen", "car-800x480")
    #expect(judged.exitCode == 0)
    #expect(judged.output.contains("the built-in layout"))
    #expect(judged.output.hasSuffix("\nCONFORMANT\n"))
  }

  /// Of a field report the steps, the screen and the direction are taken; what is said beside it
  /// counts more.
  @Test func `a field report is a scenario too`() throws {
    let folder = Project.root + "/Tests/Fixtures/field-reports"
    func snapshot(_ name: String, _ more: String...) throws -> String {
      let arguments =
        ["snapshot", "--builtin", "--scenario", "@\(folder)/\(name).json"] + more
      let outcome = try Command.run(Project.navhost, arguments)
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      return outcome.output
    }
    // 852 less 161, the ETA card's height at AX5, and 34.
    #expect(
      try snapshot("r42-larger-text-grows-the-footer").contains("etaCard [0, 657, 393, 195]"))
    #expect(try snapshot("r16-fifty-rounds").contains("# last\n"))
    // Right to left the card is at the right; on its side it is 375 wide, and the notch takes 59.
    let mirrored = try snapshot("r29-buttons-right-to-left", "--screen", "ipad-mini")
    #expect(mirrored.contains("turnCard [369, 0, 375, 120]"))
    let turned = try snapshot("s04-started-in-landscape")
    #expect(turned.contains("turnCard [59, 0, 375, 96]"))
    #expect(try snapshot("s04-started-in-landscape", "--orientation", "portrait").contains("393"))
    #expect(try snapshot("r25-notch-on-either-side").contains("852 x 393 points"))
  }

  static let badReports: [(String, String)] = [
    ("{", "no field report: "), ("{}", "no field report: \"steps\" is missing"),
    (#"{"steps": ["enable", {"times": 0, "steps": "guide"}]}"#, "0 times, not 1 to 10000"),
    (#"{"steps": [5]}"#, "no field report: steps."),
    (#"{"steps": ["enable; fly"]}"#, #"line 1 of the scenario says "fly""#),
    (#"{"steps": ["enable"], "screen": "iphone-99"}"#, #"there is no screen "iphone-99""#),
  ]

  @Test(arguments: badReports) func `a field report that can't be read is told`(
    _ text: String, _ sentence: String
  ) throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("report.json")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try Program.run("snapshot", "--builtin", "--scenario", "@" + path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
  }

  @Test func `values go from a file into the simulation`() throws {
    let scratch = try ScratchFolder()
    let printed = try Program.run("values")
    #expect(printed.exitCode == 0)
    let object = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    let values = try #require(object as? [String: Double])
    #expect(values["turnCard.height"] == 96 && values["builtIn.progressBar.bottom"] == 210)
    let whole = scratch.path("whole.json")
    try printed.output.write(toFile: whole, atomically: true, encoding: .utf8)
    let part = scratch.path("part.json")
    try #"{"turnCard.height": 120}"#.write(toFile: part, atomically: true, encoding: .utf8)
    for (path, height) in [(whole, 155), (part, 179)] {
      let shown = try Program.run(
        "snapshot", "--builtin", "--values", path, "--scenario", "enable; guide; settle")
      #expect(shown.output.contains("turnCard [0, 0, 393, \(height)]"))
    }
  }

  static let badValues: [(String, String)] = [
    (
      #"{"turnCard.hight": 96}"#,
      #"there is no value "turnCard.hight"; did you mean turnCard.height?"#
    ),
    (#"{"margin": "8"}"#, "margin is no number"),
    (#"{"margin": true}"#, "margin is no number"),
    (#"{"margin": null}"#, "margin is no number"),
    (#"{"margin": -1}"#, "margin is -1.0, below 0"),
    (#"{"margin": 20000}"#, "margin is 20000.0, more than 10000.0"),
    ("[96]", "wanted a JSON object of names and numbers"),
    ("{", "not JSON that can be read"),
    (#"{"margin": 1e999}"#, "margin is no"),
  ]

  @Test(arguments: badValues) func `a values file that can't be used ends 2 with a sentence`(
    _ text: String, _ sentence: String
  ) throws {
    let scratch = try ScratchFolder()
    let path = scratch.path("values.json")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let outcome = try Program.run("load", "--builtin", "--values", path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("navhost: \(path): \(sentence)"), "\(outcome.errors)")
  }

  @Test func `screens are listed with sizes and safe areas`() throws {
    let outcome = try Program.run("screens", "--json")
    let screens = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
    let phone = try #require(screens.first { $0["name"] as? String == "iphone-16" })
    #expect(phone["width"] as? Double == 393)
    #expect(phone["height"] as? Double == 852)
    #expect(phone["family"] as? String == "phone")
    let safe = try #require(phone["safeArea"] as? [String: Double])
    #expect(safe == ["top": 59, "left": 0, "bottom": 34, "right": 0])
    let landscape = try #require(phone["landscape"] as? [String: Any])
    #expect(landscape["width"] as? Double == 852)
    #expect(try Program.run("screens").output.contains("iphone-16 "))
  }
}
