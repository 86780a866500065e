// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Dispatch
import NavhostPlugin

/// The main queue's work goes onto the host's clock, in a fixed order.
///
/// These win over Dispatch's own methods, as they have no defaulted parameters. Other queues keep
/// what Dispatch does.
extension DispatchQueue {
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void)
  {
    if isMain, LateWork.after(0, work) { return }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let due = deadline.uptimeNanoseconds
    let delay = due > now ? Double(due - now) / 1e9 : 0
    if isMain, LateWork.after(rounded(delay), work) { return }
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }

  /// `DispatchQueue.main` is a new object each time, so its label tells.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// The deadline was counted from a real "now" a moment ago: whole milliseconds take the time
  /// that has passed since out again, so that a run can be repeated.
  private func rounded(_ delay: Double) -> Double { (delay * 1000).rounded(.up) / 1000 }
}
