import CArguments
import Glibc

/// What the user wrote after the command's name, read by `getopt_long`.
package struct ParsedArguments: Sendable {
  package let command: Command
  private var given: [(option: Option, value: String?)] = []
  package private(set) var operands: [String] = []

  /// - Throws: ``CommandError/usage(_:command:)`` for an option that isn't in the table, is given
  ///   twice or lacks its value, and for too few or too many operands.
  package init(_ arguments: [String], for command: Command) throws(CommandError) {
    self.command = command
    try read(arguments)
    guard !has(.help) else { return }
    try checkOperands()
  }

  package func has(_ option: Option) -> Bool { given.contains { $0.option == option } }

  package func value(_ option: Option) -> String? {
    given.first { $0.option == option }.flatMap(\.value)
  }

  package func values(_ option: Option) -> [String] {
    given.filter { $0.option == option }.compactMap(\.value)
  }

  /// The usage error for a value that an option doesn't take.
  package func wrong(_ option: Option, _ value: String, wanted: String) -> CommandError {
    .usage("--\(option.name) \(value): wanted \(wanted)", command: command)
  }

  /// The value as one of the cases of an enum.
  package func choice<Value: RawRepresentable & CaseIterable>(
    _ option: Option, among type: Value.Type = Value.self
  ) throws(CommandError) -> Value? where Value.RawValue == String {
    guard let word = value(option) else { return nil }
    return try choice(option, word)
  }

  /// All values as cases of an enum.
  package func choices<Value: RawRepresentable & CaseIterable>(
    _ option: Option, among type: Value.Type = Value.self
  ) throws(CommandError) -> [Value] where Value.RawValue == String {
    var list: [Value] = []
    for word in values(option) { list.append(try choice(option, word)) }
    return list
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ option: Option, _ word: String
  ) throws(CommandError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map(\.rawValue)
      throw wrong(
        option, word,
        wanted: words.count < 2
          ? words.joined()
          : words.dropLast().joined(separator: ", ") + " or " + (words.last ?? ""))
    }
    return value
  }
}

// MARK: - Reading

extension ParsedArguments {
  /// A whole number of a range; nil when it isn't given.
  func wholeNumber(
    _ option: Option, _ range: ClosedRange<UInt64>
  ) throws(CommandError) -> UInt64? {
    guard let word = value(option) else { return nil }
    guard let number = UInt64(word), range.contains(number) else {
      throw wrong(
        option, word, wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Codes of long options lie above those of letters.
  private static let firstCode: Int32 = 256

  private mutating func read(_ arguments: [String]) throws(CommandError) {
    let options = Option.options(of: command)
    let words = CStringList([command.rawValue] + arguments)
    let names = CStringList(options.map(\.name))
    var table = unsafe options.enumerated().map { index, option in
      unsafe CArguments.option(
        name: names[index], has_arg: option.value == nil ? 0 : 1, flag: nil,
        val: Self.firstCode + Int32(index))
    }
    unsafe table.append(CArguments.option())
    // The colon in front tells a missing value from an unknown option.
    let letters =
      ":"
      + options.compactMap { option in
        option.letter.map { option.value == nil ? "\($0)" : "\($0):" }
      }.joined()
    arguments_restart()
    while true {
      let position = Int(arguments_position())
      let code = unsafe words.withArguments { count, list in
        unsafe getopt_long(count, list, letters, table, nil)
      }
      guard code != -1 else { break }
      let value = unsafe arguments_value().map { unsafe String(cString: $0) }
      guard let option = Self.option(code, options) else {
        let word = words.text(max(position, 1), before: arguments_position())
        throw refusal(code, word: word, options)
      }
      guard option.isRepeatable || !has(option) else {
        throw .usage("--\(option.name) is given more than once", command: command)
      }
      given.append((option, option.value == nil ? nil : value))
    }
    operands = words.texts(from: Int(arguments_position()))
  }

  private static func option(_ code: Int32, _ options: [Option]) -> Option? {
    let index = Int(code - firstCode)
    if options.indices.contains(index) { return options[index] }
    return options.first { option in
      option.letter?.asciiValue.map(Int32.init) == code
    }
  }

  /// The error for what `getopt_long` did not take.
  private func refusal(_ code: Int32, word: String, _ options: [Option]) -> CommandError {
    let refused = Self.option(arguments_refused(), options)
    if code == Int32(UInt8(ascii: ":")), let option = refused {
      return .usage("\(word) wants a value: \(option.value ?? "")", command: command)
    }
    if let option = refused {
      return .usage("--\(option.name) takes no value", command: command)
    }
    let name = word.drop { $0 == "-" }.prefix { $0 != "=" }
    let fitting = options.map(\.name).filter { $0.hasPrefix(name) }
    if word.hasPrefix("--"), fitting.count > 1 {
      let list = fitting.map { "--\($0)" }.joined(separator: ", ")
      return .usage("--\(name) may mean \(list)", command: command)
    }
    let near = Nearness.nearest(to: String(name), among: options.map(\.name)).map { "--\($0)" }
    let shown = word.hasPrefix("--") ? "--\(name)" : Self.letter(arguments_refused(), in: word)
    return .usage(
      "`\(command.rawValue)` has no option \(shown)" + Nearness.suggestion(near), command: command)
  }

  private static func letter(_ code: Int32, in word: String) -> String {
    guard let byte = UInt8(exactly: code), byte > 32, byte < 127 else { return word }
    return "-\(Character(UnicodeScalar(byte)))"
  }

  private func checkOperands() throws(CommandError) {
    if has(.builtIn) {
      guard operands.isEmpty else {
        throw .usage(
          "--builtin takes the place of a library: leave out \"\(operands[0])\"",
          command: command)
      }
      return
    }
    let wanted = command.operandCount
    if operands.count < wanted.lowerBound {
      throw .usage("`\(command.rawValue)` wants \(command.operands)", command: command)
    }
    if operands.count > wanted.upperBound {
      throw .usage(
        "`\(command.rawValue)` has no use for \"\(operands[wanted.upperBound])\"", command: command)
    }
  }
}
