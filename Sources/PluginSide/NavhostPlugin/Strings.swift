package import CNavhostABI

extension String {
  /// Copies a string of the host's; nil stays nil.
  package init?(_ string: nav_string_t) {
    guard let bytes = unsafe string.bytes else { return nil }
    let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(string.length))
    self = unsafe String(decoding: buffer, as: UTF8.self)
  }
}

extension nav_string_t {
  /// A literal: its bytes live as long as the library.
  package init(_ literal: StaticString) {
    if literal.hasPointerRepresentation {
      unsafe self.init(
        bytes: UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self),
        length: UInt32(literal.utf8CodeUnitCount), reserved: 0)
    } else {
      unsafe self.init()
    }
  }
}

/// Lends `string` to the host for the length of `body`.
@safe package func withHostString<Result>(
  _ string: String, _ body: (UnsafePointer<nav_string_t>) -> Result
) -> Result {
  var copy = string
  return copy.withUTF8 { utf8 in
    unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
      var value = unsafe nav_string_t(
        bytes: characters.baseAddress, length: UInt32(characters.count), reserved: 0)
      // An empty string may have no storage, and a null pointer would say nil.
      if unsafe value.bytes == nil {
        return unsafe withUnsafePointer(to: CChar(0)) { zero in
          unsafe value.bytes = zero
          return unsafe withUnsafePointer(to: value) { unsafe body($0) }
        }
      }
      return unsafe withUnsafePointer(to: value) { unsafe body($0) }
    }
  }
}
