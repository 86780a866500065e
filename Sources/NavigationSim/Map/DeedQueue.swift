/// Carries out deeds one after the other: one that is asked for while another runs waits for it.
///
/// A deed calls delegates, and these ask for more; so no callback ever runs inside another.
package final class DeedQueue {
  private var waiting: [() -> Void] = []

  /// Whether a deed is being carried out.
  package private(set) var isBusy = false

  package init() {}

  /// Does a deed now, or once all that was asked for before is done.
  package func perform(_ deed: @escaping () -> Void) {
    waiting.append(deed)
    guard !isBusy else { return }
    isBusy = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    isBusy = false
  }
}
