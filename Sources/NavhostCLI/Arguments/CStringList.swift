import Glibc

/// Texts as C sees them: an array of pointers that ends with a null one.
///
/// `getopt_long` reorders the pointers, not the texts, so that the list still owns them all.
@safe final class CStringList {
  private let list: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [String]) {
    count = texts.count
    unsafe list = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      unsafe list.initializeElement(at: index, to: strdup(text))
    }
    unsafe list.initializeElement(at: texts.count, to: nil)
  }

  /// The pointer at a place; it lives as long as the list.
  subscript(index: Int) -> UnsafePointer<CChar>? {
    unsafe list[index].map { unsafe UnsafePointer($0) }
  }

  func withArguments<Result>(
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    guard let start = unsafe list.baseAddress else {
      preconditionFailure("A list always holds its closing null.")
    }
    return unsafe body(Int32(count), start)
  }

  func texts(from start: Int) -> [String] {
    (min(start, count)..<count).map { text(at: $0) }
  }

  /// The text at a place, or the one before `end` where reading has gone past the place.
  func text(_ start: Int, before end: Int32) -> String {
    let last = Int(end) - 1
    return text(at: last >= start && last < count ? last : min(start, count - 1))
  }

  private func text(at index: Int) -> String {
    unsafe list[index].map { unsafe String(cString: $0) } ?? ""
  }

  deinit {
    for index in 0..<count { unsafe free(list[index]) }
    unsafe list.deallocate()
  }
}
