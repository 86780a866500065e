import CProcess

/// A call that the sandbox denied.
package struct Denial: Hashable, Sendable {
  /// What the call was after.
  package enum Aim: Hashable, Sendable, CaseIterable {
    case network
    case program
    case writing
    case files
    case process
    case system
    /// What leads from the case to navhost.
    case channel

    var bit: UInt32 {
      switch self {
      case .network: UInt32(CPROCESS_DENIED_NETWORK)
      case .program: UInt32(CPROCESS_DENIED_PROGRAM)
      case .writing: UInt32(CPROCESS_DENIED_WRITE)
      case .files: UInt32(CPROCESS_DENIED_CHANGE)
      case .process: UInt32(CPROCESS_DENIED_PROCESS)
      case .system: UInt32(CPROCESS_DENIED_SYSTEM)
      case .channel: UInt32(CPROCESS_DENIED_CHANNEL)
      }
    }

    /// A part of a sentence.
    package var deed: String {
      switch self {
      case .network: "tried to reach the network"
      case .program: "tried to start a program"
      case .writing: "tried to write a file"
      case .files: "tried to change files"
      case .process: "tried to touch another process"
      case .system: "tried to change the system"
      case .channel: "tried to close the channel to navhost"
      }
    }
  }

  package let aim: Aim

  /// The call, and what it was about: "mkdir /home/x/cache".
  package let act: String

  init?(_ line: ArraySlice<UInt8>) { self.init(String(decoding: line, as: UTF8.self)) }

  /// The form in which it travels.
  package var line: String { "\(aim.bit) \(act)" }

  /// Reads a line of the keeper's; the memory that it stands in is not navhost's alone.
  package init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let bit = UInt32(words[0]),
      let aim = Aim.allCases.first(where: { $0.bit == bit })
    else { return nil }
    self.aim = aim
    act = String(words[1])
  }
}
