import NavigationSim
package import ViewTree

/// Steps in order, written a step a line or separated by `;`.
///
/// What follows `#` is a remark. `choice` steps stand at the head: a map doesn't change its mind half
/// way.
package struct Scenario: Hashable, Sendable {
  package var steps: [Step]

  package init(steps: [Step]) { self.steps = steps }

  /// The scenario in one line.
  package var text: String { steps.map(\.description).joined(separator: "; ") }

  /// Reads a scenario.
  package init(_ text: String) throws(ScenarioError) {
    var steps: [Step] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let code = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
      for part in code.split(separator: ";") {
        let words = part.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "\r" })
        guard let name = words.first else { continue }
        let step = try Self.step(
          String(name), words.dropFirst().map(String.init), line: number + 1)
        if step.isChoice, let last = steps.last, !last.isChoice {
          throw ScenarioError(
            line: number + 1, found: step.description, wanted: "choices before all other steps")
        }
        steps.append(step)
      }
    }
    guard !steps.isEmpty else { throw ScenarioError(line: 1, found: "", wanted: "a step") }
    self.steps = steps
  }

  private static func step(
    _ name: String, _ arguments: [String], line: Int
  ) throws(ScenarioError) -> Step {
    func error(_ wanted: String) -> ScenarioError {
      ScenarioError(
        line: line, found: ([name] + arguments).joined(separator: " "), wanted: wanted)
    }
    if let step = plain[name] {
      guard arguments.isEmpty else { throw error("`\(name)` alone") }
      return step
    }
    if name == "legacy" {
      guard arguments.count == 2, let setting = LegacySetting(arguments[0], arguments[1]) else {
        let known = LegacySetting.usages.first { $0.name == arguments.first }
        throw error(
          known.map { "`legacy \($0.name) \($0.value)`" }
            ?? "`legacy NAME VALUE` with one of the names "
            + LegacySetting.usages.map(\.name).joined(separator: ", "))
      }
      return .legacy(setting)
    }
    if name == "choice" {
      guard arguments.count == 2 else { throw error("`choice NAME VALUE`") }
      do throws(ChoiceError) {
        return try .choice(arguments[0], to: arguments[1])
      } catch {
        throw ScenarioError(
          line: line, found: ([name] + arguments).joined(separator: " "), wanted: error.wanted)
      }
    }
    guard let usage = usages[name] else {
      let names = Array(plain.keys) + Array(usages.keys) + ["choice", "legacy"]
      throw error("one of \(names.sorted().joined(separator: ", "))")
    }
    guard arguments.count == 1, let step = parse(name, arguments[0]) else {
      throw error("`\(name) \(usage)`")
    }
    return step
  }

  /// The steps that take nothing.
  private static let plain: [String: Step] = [
    "enable": .enable, "guide": .guide, "stop": .stop, "disable": .disable,
    "hide-prompt": .hidePrompt, "settle": .settle, "rotate": .rotate,
    "clear-destinations": .clearDestinations, "arrive": .arrive, "tap-recenter": .tapRecenter,
  ]

  /// The steps that take a word, and what it is.
  private static let usages: [String: String] = [
    "prompt": promptUsage, "change-prompt": promptUsage, "tick": "SECONDS",
    "resize": "WIDTHxHEIGHT",
    "direction": "ltr|rtl", "speed": "none|current|limit|both", "recenter": "on|off",
    "buttons": "none|compass,reporting,unknown", "terms": "on|off", "route": "on|off",
    "prompts": "on|off", "set-delegate": "plugin|none", "snapshot": "NAME",
    "text-size": ContentSize.allCases.map(\.rawValue).joined(separator: "|"),
    "maneuver": "plain|long|lanes", "progress": "0…1",
    "stop-at-arrival": "on|off", "car": "WIDTHxHEIGHT|off", "car-insets": "TOP,LEFT,BOTTOM,RIGHT",
    "camera": "following|overview|free", "perspective": "tilted|north-up|heading-up",
  ]

  private static let promptUsage =
    (["HEIGHT"] + PromptKind.allCases.map(\.rawValue)).joined(separator: "|")

  private static func parse(_ name: String, _ word: String) -> Step? {
    switch name {
    case "prompt":
      PromptKind(rawValue: word).map { .promptOf($0) } ?? length(word).map { .prompt($0) }
    case "change-prompt":
      PromptKind(rawValue: word).map { .changePromptTo($0) }
        ?? length(word).map { .changePrompt($0) }
    case "tick": seconds(word).map { .tick($0) }
    case "resize": size(word).map { .resize($0) }
    case "direction":
      word == "ltr" ? .direction(.leftToRight) : word == "rtl" ? .direction(.rightToLeft) : nil
    case "speed": SpeedReading(rawValue: word).map { .speed($0) }
    case "recenter": flag(word).map { .recenter($0) }
    case "buttons": buttons(word).map { .buttons($0) }
    case "terms": flag(word).map { .terms($0) }
    case "route": flag(word).map { .route($0) }
    case "prompts": flag(word).map { .prompts($0) }
    case "stop-at-arrival": flag(word).map { .stopAtArrival($0) }
    case "car": word == "off" ? .car(nil) : size(word).map { .car($0) }
    case "car-insets": insets(word).map { .carInsets($0) }
    case "set-delegate":
      word == "plugin"
        ? .setDelegate(isPlugin: true) : word == "none" ? .setDelegate(isPlugin: false) : nil
    case "snapshot": .snapshot(word)
    case "text-size": ContentSize(rawValue: word).map { .textSize($0) }
    case "maneuver": Maneuver(rawValue: word).map { .maneuver($0) }
    case "progress":
      Double(word).flatMap { (0...1).contains($0) ? .progress($0) : nil }
    case "camera": CameraMode(rawValue: word).map { .camera($0) }
    case "perspective": CameraPerspective(rawValue: word).map { .perspective($0) }
    default: nil
    }
  }

  private static func flag(_ word: String) -> Bool? {
    word == "on" ? true : word == "off" ? false : nil
  }

  /// A length in points, from 0 to 10,000.
  static func length(_ word: String) -> Double? {
    guard let value = Double(word), value.isFinite, value >= 0, value <= 10_000 else { return nil }
    return value
  }

  /// Four lengths: top, left, bottom, right.
  static func insets(_ word: String) -> Insets? {
    let parts = word.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let lengths = parts.compactMap(length)
    guard parts.count == 4, lengths.count == 4 else { return nil }
    return Insets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  private static func seconds(_ word: String) -> Double? {
    guard let value = Double(word), value.isFinite, value >= 0, value <= 600 else { return nil }
    return value
  }

  /// A size as it is written: width, an x, height.
  package static func size(_ word: String) -> Size? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = length(String(parts[0])),
      let height = length(String(parts[1]))
    else { return nil }
    return Size(width: width, height: height)
  }

  private static func buttons(_ word: String) -> [ButtonType]? {
    if word == "none" { return [] }
    var types: [ButtonType] = []
    for part in word.split(separator: ",", omittingEmptySubsequences: false) {
      switch part {
      case "compass": types.append(.compass)
      case "reporting": types.append(.reporting)
      case "unknown": types.append(.unknown)
      default: return nil
      }
    }
    return types
  }
}

/// A scenario that can't be read: where, what stands there, and what could.
package struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let found: String
  package let wanted: String

  package var description: String {
    "line \(line) of the scenario says \"\(found)\"; wanted: \(wanted)"
  }
}
