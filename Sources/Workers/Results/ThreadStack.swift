/// Where one thread of a process was when it crashed or was ended for not returning.
package struct ThreadStack: Hashable, Sendable {
  /// "thread 2": by the order in which the process started them.
  package var name: String

  /// The innermost first: "start at /home/x/layout.c:12", or "pause in libc.so.6" where nothing is
  /// known of the source, and "navhost" for its own.
  package var frames: [String]

  package init(name: String, frames: [String]) {
    self.name = name
    self.frames = frames
  }

  /// Reads what a witness wrote; the thread that crashed comes first.
  package static func read(_ text: String) -> [ThreadStack] {
    var stacks: [ThreadStack] = []
    for line in text.split(separator: "\n") {
      if !line.hasPrefix("  ") {
        stacks.append(ThreadStack(name: String(line), frames: []))
      } else if !stacks.isEmpty {
        stacks[stacks.count - 1].frames.append(Self.readable(line.dropFirst(2)))
      }
    }
    return stacks.map(\.trimmed)
  }

  /// A frame with the name of a Swift function as it stands in the source, as far as it goes.
  private static func readable(_ frame: Substring) -> String {
    let name = frame.prefix { $0 != " " }
    guard let demangled = SwiftNames.demangled(String(name)) else { return String(frame) }
    return demangled + frame.dropFirst(name.count)
  }

  /// Without what is further out than the frame that called the outermost line of source: how navhost
  /// or the loader came there says nothing to the plugin's author.
  private var trimmed: ThreadStack {
    guard let last = frames.lastIndex(where: { $0.contains(" at ") }) else { return self }
    return ThreadStack(name: name, frames: Array(frames.prefix(last + 2)))
  }

  /// The innermost line of source that is not of the plugin side's SDK, and its function.
  package var source: (file: String, line: Int, function: String)? {
    for frame in frames {
      guard let place = frame.placeOfSource else { continue }
      let line = String(frame[place...])
      if line.hasPrefix("/navhost-sdk") || line.hasPrefix("<") { continue }
      guard let colon = line.lastIndex(of: ":"),
        let number = Int(line[line.index(after: colon)...]), number > 0
      else { continue }
      return (
        LibraryCode.plain(String(line[..<colon])), number,
        String(frame[..<place].dropLast(" at ".count))
      )
    }
    return nil
  }
}

extension String {
  /// Behind a function's name: a path is absolute, or no path but a compiler's word.
  fileprivate var placeOfSource: String.Index? {
    let found = ranges(of: " at /").first ?? ranges(of: " at <").first
    return found.map { index($0.upperBound, offsetBy: -1) }
  }
}
