import Glibc

/// Names of Swift functions as they stand in the source, as far as that goes.
package enum SwiftNames {
  /// - Returns: Nil for what is no mangled name.
  package static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("$s") else { return nil }
    var symbol = name
    let text = symbol.withUTF8 { text in
      unsafe swiftDemangle(text.baseAddress, UInt(text.count), nil, nil, 0)
    }
    guard let text = unsafe text else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

/// The runtime's own; the text is to be freed.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<UInt8>?, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
