import CallTrace
import Workers

/// From a call to the line of the plugin's author that made it.
final class SourceSearch {
  private let standIn: StandIn
  private let code: LibraryCode?
  private let module: String
  private let isSwift: Bool
  private let book: CallBook

  /// Lines that lead to calls from several places of one callback: they say less than who used them.
  private lazy var helpers = findHelpers()

  /// - Parameter module: The library's file name.
  init(_ book: CallBook, _ standIn: StandIn, module: String, language: String) {
    self.book = book
    self.standIn = standIn
    self.module = module
    isSwift = language == "swift"
    // The first call is the host's of the function that the library exports.
    code = book.calls.first { $0.isIntoPlugin && $0.function == "negotiate" }
      .flatMap { standIn.places(of: $0.number).first }
      .flatMap { LibraryCode(containing: $0) }
  }

  // MARK: - Calls

  /// The author's line that made a call: the innermost that isn't a helper's.
  func line(of call: CallBook.Call) -> SourceLine? { line(of: call.number) }

  /// The same by a call's number, 0 being a place that was noted by itself.
  func line(of call: UInt32) -> SourceLine? {
    let frames = self.frames(of: call)
    guard
      let place = frames.firstIndex(where: { !helpers.contains(Spot($0)) })
        ?? frames.indices.first
    else { return symbol(at: standIn.places(of: call)) }
    let frame = frames[place]
    return SourceLine(
      file: frame.file ?? "", line: frame.line,
      // Some compilers give a lambda no name: then that of the function around it.
      function: frames[place...].map(\.function).first { !$0.isEmpty },
      exactness: frames.contains(where: \.isNear) ? .near : .exact)
  }

  /// Where the author's function for a callback begins.
  func beginning(of callback: CallBook.Call) -> SourceLine? {
    let target = standIn.places(of: callback.number)
    let own = target.flatMap { code?.frames(at: $0) ?? [] }.filter(\.isAuthors).last
    // Swift's is called by the SDK's function: then by the outermost of the calls made inside.
    let place = book.calls.firstIndex { $0.number == callback.number }
    let frame =
      own
      ?? place.flatMap { callback in
        book.inside(callback).lazy.compactMap { self.frames(of: $0.number).last }.first
      }
    guard let frame else { return symbol(at: target) }
    let isKnown = frame.declaredLine > 0
    return SourceLine(
      file: frame.file ?? "", line: isKnown ? frame.declaredLine : frame.line,
      function: frame.function.isEmpty ? nil : frame.function,
      exactness: own == nil && frame.isNear ? .near : .exact)
  }

  /// The author's own frames of a call, the innermost first.
  private func frames(of call: UInt32) -> [LibraryCode.Frame] {
    guard let code else { return [] }
    return standIn.places(of: call).flatMap { code.frames(at: $0) }.filter(\.isAuthors)
  }

  /// What is left without debug information.
  private func symbol(at places: [UInt64]) -> SourceLine? {
    guard let code else { return nil }
    let found = places.lazy.flatMap { code.frames(at: $0) }
      .first { $0.file == nil && !$0.mangledSymbol.isOfSDK }
    // Of a library in Swift the innermost code without a name may as well be the SDK's.
    guard let found, !isSwift || found.symbol != nil else { return nil }
    return SourceLine(module: module, offset: found.offset, symbol: found.symbol)
  }

  // MARK: - Helpers

  private struct Spot: Hashable {
    let file: String?
    let line: Int

    init(_ frame: LibraryCode.Frame) {
      file = frame.file
      line = frame.line
    }
  }

  private func findHelpers() -> Set<Spot> {
    struct Use: Hashable {
      let callback: Int?
      let spot: Spot
    }
    var users: [Use: Set<Spot>] = [:]
    for call in book.calls where !call.isIntoPlugin {
      let spots = frames(of: call.number).map { Spot($0) }
      for (inner, outer) in zip(spots, spots.dropFirst()) where inner != outer {
        users[Use(callback: call.callback, spot: inner), default: []].insert(outer)
      }
    }
    return Set(users.filter { $0.value.count > 1 }.map(\.key.spot))
  }
}

extension LibraryCode.Frame {
  /// Whether the library's author wrote it: neither the SDK, its headers, a compiler nor a library
  /// of a language.
  fileprivate var isAuthors: Bool {
    guard let file, line > 0, !file.contains("<compiler-generated>") else { return false }
    let foreign = ["/navhost-sdk", "/usr/include/", "/usr/lib/", "/rustc/"]
    if foreign.contains(where: { file.hasPrefix($0) }) { return false }
    return !file.contains("/rustlib/src/") && !file.isHeaderOfSDK
  }
}

extension String {
  /// Whether a linker's name is of the modules that a plugin in Swift is linked with.
  fileprivate var isOfSDK: Bool {
    ["$s5UIKit", "$s16GoogleNavigation", "$s13NavhostPlugin"].contains { hasPrefix($0) }
  }

  /// Whether a file is one of the headers `navhost/*.h` and `navhost/*.hpp`.
  fileprivate var isHeaderOfSDK: Bool {
    let parts = split(separator: "/")
    guard let name = parts.last, parts.dropLast().last == "navhost" else { return false }
    return name.hasSuffix(".h") || name.hasSuffix(".hpp")
  }
}
