/// Why a library can't be used as a plugin.
package enum PluginLoadError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case entryMissing(path: String, name: String)
  case noCommonVersion(host: ClosedRange<UInt32>, oldest: UInt32, newest: UInt32)
  case refused(purpose: String, status: Int32)
  /// The answer to the negotiation breaks a rule of the ABI.
  case wrongAnswer(String)
  case cannotDescribe(index: Int, reason: String)
  /// `make` failed; the text is what the plugin logged last.
  case cannotMake(index: Int, reason: String, lastLog: String?)
  /// The library answers otherwise than its ELF note says.
  case differsFromNote(field: String, note: String, answer: String)

  package var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "\(path) can't be opened as a library: \(reason)"
    case .entryMissing(let path, let name): "\(path) doesn't export the function \(name)"
    case .noCommonVersion(let host, let oldest, let newest):
      "the plugin speaks versions \(oldest) to \(newest) of the ABI, and the host "
        + "\(host.lowerBound) to \(host.upperBound): none is common"
    case .refused(let purpose, let status):
      "the plugin refused to negotiate (\(purpose)) with status \(Self.name(of: status))"
    case .wrongAnswer(let text): "the plugin's answer to the negotiation is wrong: \(text)"
    case .cannotDescribe(let index, let reason):
      "the plugin doesn't describe its delegate \(index): \(reason)"
    case .cannotMake(let index, let reason, let lastLog):
      "the plugin didn't make its delegate \(index): \(lastLog ?? reason)"
    case .differsFromNote(let field, let note, let answer):
      "the library's note says \(field) \(note), and its answer says \(answer)"
    }
  }

  static func name(of status: Int32) -> String {
    guard let known = CallStatus(rawValue: status) else {
      return "\(status), which the ABI doesn't know"
    }
    return "\(status) (\(known))"
  }
}
