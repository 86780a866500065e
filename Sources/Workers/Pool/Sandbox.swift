import CProcess

/// What code under test may do beside computing; see ``Channel/confine()``.
package struct Sandbox: Equatable, Sendable {
  package var allowsNetwork = false
  package var allowsPrograms = false
  /// Folders and files that may be written: absolute paths without links.
  ///
  /// The scratch folder is one always.
  package var writable: [String] = []
  /// Parts that are left out as on a kernel without them, for tests: see ``Part``.
  package var pretendMissing: Set<Part> = []

  /// What a kernel may lack.
  package enum Part: String, Sendable, CaseIterable {
    case landlock
    case seccomp
    /// The means by which the keeper is told of what is denied.
    case notices

    fileprivate var bit: UInt32 {
      switch self {
      case .landlock: UInt32(CPROCESS_WITHOUT_LANDLOCK)
      case .seccomp: UInt32(CPROCESS_WITHOUT_SECCOMP)
      case .notices: UInt32(CPROCESS_WITHOUT_NOTICES)
      }
    }

    /// What a report says of a machine without it.
    package var absence: String {
      switch self {
      case .landlock: "the sandbox has no Landlock here: a plugin that tries hard could write files"
      case .seccomp:
        "the sandbox has no seccomp here: the plugin could start programs and use the network"
      case .notices: "the sandbox can't tell here what it denies the plugin"
      }
    }
  }

  package init() {}

  var encoded: [UInt8] {
    var bytes: [UInt8] = [
      allowsNetwork ? 1 : 0, allowsPrograms ? 1 : 0,
      UInt8(truncatingIfNeeded: Self.mask(pretendMissing)),
    ]
    for path in writable { bytes += Array(path.utf8) + [0] }
    return bytes
  }

  init(encoded bytes: ArraySlice<UInt8>) {
    let flags = Array(bytes.prefix(3))
    guard flags.count == 3 else { return }
    allowsNetwork = flags[0] != 0
    allowsPrograms = flags[1] != 0
    pretendMissing = Set(Part.allCases.filter { UInt32(flags[2]) & $0.bit != 0 })
    writable = bytes.dropFirst(3).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func mask(_ parts: Set<Part>) -> UInt32 {
    parts.reduce(0) { $0 | $1.bit }
  }

  /// Confines this process for good.
  /// - Parameters:
  ///   - guarding: Descriptors that code under test can't close, at most four.
  ///   - keeper: The socket by which the keeper gets to know what to decide by.
  /// - Returns: What the kernel has no means for, a sentence each.
  func apply(guarding: [Int32], keeper: Int32) -> [String] {
    var allowed: UInt32 = 0
    if allowsNetwork { allowed |= UInt32(CPROCESS_DENIED_NETWORK) }
    if allowsPrograms { allowed |= UInt32(CPROCESS_DENIED_PROGRAM) }
    let places = (0..<4).map { guarding.indices.contains($0) ? guarding[$0] : -1 }
    let missing = unsafe withCStrings(writable) { paths in
      var wanted = unsafe cprocess_confinement(
        allowed: allowed, pretend_missing: Self.mask(pretendMissing), writable: paths,
        guarded: (places[0], places[1], places[2], places[3]), keeper_link: keeper)
      return unsafe cprocess_confine(&wanted)
    }
    return Part.allCases.filter { missing & $0.bit != 0 }.map(\.absence)
  }
}
