internal import CNavhostABI

/// Strings that the plugin may read for as long as the host lives; equal ones are stored once.
@safe final class HostStrings {
  private var known: [String: nav_string_t] = unsafe [:]

  func intern(_ text: String?) -> nav_string_t {
    guard let text else { return unsafe nav_string_t() }
    if let old = unsafe known[text] { return unsafe old }
    let made = unsafe nav_string_t(copying: text)
    unsafe known[text] = made
    return unsafe made
  }

  deinit {
    while let (_, string) = unsafe known.popFirst() { unsafe string.freeCopy() }
  }
}

extension nav_string_t {
  /// Copies a text into memory that ``freeCopy()`` gives back.
  init(copying text: String) {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() {
      unsafe memory[index] = CChar(bitPattern: byte)
    }
    unsafe memory[bytes.count] = 0
    unsafe self.init(bytes: UnsafePointer(memory), length: UInt32(bytes.count), reserved: 0)
  }

  func freeCopy() {
    if let bytes = unsafe bytes { unsafe bytes.deallocate() }
  }
}
