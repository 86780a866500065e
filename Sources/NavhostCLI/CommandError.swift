import Reports

/// Why a command could not do its work, as one sentence and an exit code.
package enum CommandError: Error, Hashable, Sendable {
  /// The command line can't be understood, or names what isn't there.
  case usage(String, command: Command?)
  /// The file is no library that can be loaded.
  case notLoadable(String)
  /// The user's source did not compile; the compiler, or the sentence, said why.
  case notBuilt(String)
  /// Something that navhost needs is missing, or refuses.
  case environment(String)
  /// A signal asked for the end, and what was half done has been undone.
  case interrupted(Int32)

  package static let environmentExitCode: Int32 = 5

  package var exitCode: Int32 {
    switch self {
    case .notBuilt: 1
    case .usage: 2
    case .notLoadable: 3
    case .environment: Self.environmentExitCode
    case .interrupted(let signal): 128 + signal
    }
  }

  /// Where to read on.
  package var hint: String? {
    guard case .usage(_, let command) = self else { return nil }
    let words = [Product.name, command?.rawValue, "--help"].compactMap(\.self)
    return "Try `\(words.joined(separator: " "))`."
  }
}

extension CommandError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .usage(let sentence, _), .notLoadable(let sentence), .notBuilt(let sentence),
      .environment(let sentence):
      sentence
    case .interrupted: "interrupted"
    }
  }
}
