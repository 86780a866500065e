import CProcess
import Glibc

/// An open file descriptor, closed when its owner ends.
struct Descriptor: ~Copyable {
  let number: Int32

  init(owning number: Int32) {
    self.number = number
  }

  /// Moves the descriptor to a high number, clear of code that closes the low ones.
  consuming func movedHigh() -> Descriptor {
    let moved = cprocess_move_high(number)
    discard self  // the shim closed the old number
    return Descriptor(owning: moved)
  }

  /// Leaves the descriptor open for good.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  deinit {
    if number >= 0 { _ = close(number) }
  }
}

/// Two connected descriptors.
struct DescriptorPair: ~Copyable {
  var first: Descriptor
  var second: Descriptor

  /// Makes a pair of sockets that keep message boundaries.
  static func sockets() throws(WorkerFailure) -> DescriptorPair {
    try DescriptorPair(cprocess_socket_pair(), for: "a socket pair")
  }

  /// Makes a pipe: `first` is read without waiting, `second` is written.
  static func pipe() throws(WorkerFailure) -> DescriptorPair {
    try DescriptorPair(cprocess_pipe(), for: "a pipe")
  }

  private init(_ pair: cprocess_pair, for purpose: String) throws(WorkerFailure) {
    guard pair.error == 0 else { throw .system("making \(purpose)", errno: pair.error) }
    first = Descriptor(owning: pair.first)
    second = Descriptor(owning: pair.second)
  }
}
