import ViewTree

/// What a call across the ABI answers, with the numbers of `nav_status_t`.
package enum CallStatus: Int32, Hashable, Sendable, CaseIterable {
  case ok = 0
  case ignored = 1
  case pass = 2
  case noted = 3
  case noValue = 4
  case argument = -1
  case handle = -2
  case kind = -3
  case owner = -4
  case state = -5
  case thread = -6
  case value = -7
  case capacity = -8
  case limit = -9
  case unsupported = -10
  case hierarchy = -11
  case exception = -12
  case missing = -13
  case loop = -14
  case `internal` = -15

  package var isError: Bool { rawValue < 0 }

  /// Whether an error is an answer that a correct plugin may get: it asked, and now it knows.
  package var isPlainAnswer: Bool {
    switch self {
    case .capacity, .missing, .unsupported: true
    default: false
    }
  }
}

/// Why a call does not simply give `ok`: a status, and a sentence for people.
///
/// Thrown with ``CallStatus/noted`` it means that the deed was done (or was none) and that a
/// finding is to be made of it.
struct Refusal: Error {
  let status: CallStatus
  let text: String

  /// Apple's name of the exception, when iOS throws one here.
  var name: String?

  /// Whether a correct plugin may get it, so that it is no misuse.
  var isPlainAnswer: Bool

  /// The views that the call was about, where a rule has to know them.
  var views: [ViewID]

  init(
    _ status: CallStatus, _ text: String, name: String? = nil, isPlainAnswer: Bool? = nil,
    views: [ViewID] = []
  ) {
    self.status = status
    self.text = text
    self.name = name
    self.views = views
    self.isPlainAnswer = isPlainAnswer ?? status.isPlainAnswer
  }
}
