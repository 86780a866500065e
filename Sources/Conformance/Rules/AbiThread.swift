private let ruleID = "abi.thread"

extension Rule {
  static let abiThread = Rule(
    ruleID, .must, .house,
    "The host is called on the thread that called the plugin.",
    reason: """
      UIKit belongs to the main thread, and so does all that the host offers but logging and \
      posting work. A call from another thread is refused and changes nothing.
      """,
    bad: """
      DispatchQueue.global().async { banner.isHidden = true }
      """,
    good: """
      DispatchQueue.main.async { banner.isHidden = true }
      """,
    check: .refusals(ruleID) { $0.isOfThread })
}
