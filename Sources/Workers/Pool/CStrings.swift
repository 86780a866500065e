import Glibc

/// Lends an array of C strings, closed by a null pointer as `exec` wants it.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let copies = unsafe strings.map { unsafe strdup($0) }
  defer { unsafe copies.forEach { unsafe free($0) } }
  var pointers = unsafe copies.map { unsafe UnsafePointer<CChar>($0) }
  unsafe pointers.append(nil)
  return unsafe pointers.withUnsafeBufferPointer { buffer in
    // The closing null is always there, so the buffer has a start.
    guard let start = buffer.baseAddress else { preconditionFailure("an empty list") }
    return unsafe body(start)
  }
}
