import Conformance
import Glibc
import NavigationSim
import ViewTree
import Workers

/// What `load` and `snapshot` share: options of the command line as options of the suite.
struct SuiteArguments {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  func options() throws(CommandError) -> SuiteOptions {
    var options = SuiteOptions()
    options.isBuiltIn = arguments.has(.builtIn)
    options.textSize = try arguments.choice(.textSize) ?? .standard
    if let path = arguments.value(.values) {
      options.valuesPath = path
      options.sizes = try ValuesFile.table(at: path, command: arguments.command)
    }
    options.profile = try arguments.choice(.profile) ?? options.profile
    let file = try scenarioFile()
    options.scenario = try scenario(file)
    options.choices = try choices()
    options.screens = try screens(file?.screen)
    options.directions = try arguments.choices(.direction, among: Direction.self).map(\.rawValue)
    if options.directions.isEmpty, let direction = file?.direction.flatMap(Direction.init) {
      options.directions = [direction.rawValue]
    }
    options.orientations = try arguments.choices(.orientation)
    if options.orientations.isEmpty, let known = file?.orientation.flatMap(Orientation.init) {
      options.orientations = [known]
    }
    options.caseID = arguments.value(.caseID)
    options.rules = try rules(.rule)
    options.skippedRules = try rules(.skip)
    options.failOn = try arguments.choice(.failOn) ?? options.failOn
    options.timeout = try number(.timeout, 0.01...86_400) ?? options.timeout
    options.jobs = try number(.jobs, 1...256).map { Int($0) } ?? options.jobs
    options.sandbox = try sandbox()
    if options.caseID != nil, options.scenario != nil {
      throw .usage("--case and --scenario exclude each other", command: arguments.command)
    }
    return options
  }

  private enum Direction: String, CaseIterable {
    case ltr
    case rtl
  }

  /// Several may stand in one value, separated by commas; a backslash takes a comma into a path.
  private func sandbox() throws(CommandError) -> Sandbox {
    var sandbox = Sandbox()
    for value in arguments.values(.allow) {
      for word in Self.words(of: value) {
        let folder = word.hasPrefix("write=") ? String(word.dropFirst("write=".count)) : ""
        switch word {
        case "net": sandbox.allowsNetwork = true
        case "exec": sandbox.allowsPrograms = true
        case _ where !folder.isEmpty:
          guard let path = Self.absolute(folder) else {
            throw .usage(
              "--allow \(word): there is no such folder; a comma in its name is written as \\,",
              command: arguments.command)
          }
          sandbox.writable.append(path)
        default: throw arguments.wrong(.allow, word, wanted: "net, exec or write= and a folder")
        }
      }
    }
    sandbox.pretendMissing = Self.pretendedParts
    return sandbox
  }

  private static func words(of value: String) -> [String] {
    var words = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        // Before anything else a backslash is one of the path's own.
        words[words.count - 1] += character == "," || character == "\\" ? "" : "\\"
        words[words.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    if isEscaped { words[words.count - 1] += "\\" }
    return words
  }

  /// For tests of what is said on a kernel that lacks a part of the sandbox.
  private static var pretendedParts: Set<Sandbox.Part> {
    guard let names = unsafe getenv("NAVHOST_SANDBOX_WITHOUT") else { return [] }
    return Set(
      unsafe String(cString: names).split(separator: ",").compactMap {
        Sandbox.Part(rawValue: String($0))
      })
  }

  private static func absolute(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private func scenarioFile() throws(CommandError) -> ScenarioFile? {
    guard let value = arguments.value(.scenario), value.hasPrefix("@") else { return nil }
    return try ScenarioFile(at: String(value.dropFirst()), command: arguments.command)
  }

  private func scenario(_ file: ScenarioFile?) throws(CommandError) -> Scenario? {
    guard let text = file?.text ?? arguments.value(.scenario) else { return nil }
    do throws(ScenarioError) {
      return try Scenario(text)
    } catch {
      throw .usage(error.description, command: arguments.command)
    }
  }

  private func choices() throws(CommandError) -> [Step] {
    var steps: [Step] = []
    for word in arguments.values(.choice) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw arguments.wrong(.choice, word, wanted: "NAME=VALUE") }
      do throws(ChoiceError) {
        steps.append(try .choice(String(parts[0]), to: String(parts[1])))
      } catch {
        throw arguments.wrong(.choice, word, wanted: error.wanted)
      }
    }
    return steps
  }

  /// - Parameter ofFile: What counts where the command line names none.
  private func screens(_ ofFile: String?) throws(CommandError) -> [String] {
    var words = arguments.values(.screen)
    if words.isEmpty, let ofFile { words = [ofFile] }
    for word in words {
      if let device = Device.named(word) {
        guard device.family != .car || arguments.has(.builtIn) else {
          throw .usage(
            "\(word) is a car's screen, and a map made for one has no layout delegate",
            command: arguments.command)
        }
        continue
      }
      if let size = Scenario.size(word), size.width >= 1, size.height >= 1 { continue }
      let near = Nearness.nearest(to: word, among: Device.all.map(\.name))
      throw .usage(
        "there is no screen \"\(word)\"; wanted a name that `navhost screens` lists, or a size "
          + "such as 390x844" + Nearness.suggestion(near), command: arguments.command)
    }
    return words
  }

  private func rules(_ option: Option) throws(CommandError) -> [String] {
    let words = arguments.values(option)
    for word in words where !Catalogue.all.isSelectable(word) {
      if Catalogue.all.entry(word) != nil {
        throw .usage(
          "\(word) is a rule that the host keeps; every `load` checks it", command: .load)
      }
      throw .usage(
        "there is no rule or area \"\(word)\"" + Nearness.suggestion(Catalogue.all.near(word)),
        command: arguments.command)
    }
    return words
  }

  private func number(
    _ option: Option, _ range: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    guard let word = arguments.value(option) else { return nil }
    let isWhole = option == .jobs
    guard let value = Double(word), range.contains(value),
      !isWhole || value == value.rounded()
    else {
      throw arguments.wrong(
        option, word,
        wanted: isWhole
          ? "a whole number from 1 to 256" : "seconds, more than 0 and at most a day")
    }
    return value
  }
}
