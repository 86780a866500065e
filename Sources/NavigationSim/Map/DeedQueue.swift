/// Carries out deeds one after the other: one that is asked for while another runs waits for it.
///
/// A deed calls delegates, and these ask for more; so no callback ever runs inside another.
package final class DeedQueue {
  private var waiting: [() -> Void] = []
  private var holds = 0

  /// Whether a deed is being carried out.
  package private(set) var isBusy = false

  package init() {}

  /// Does a deed now, or once all that was asked for before is done.
  package func perform(_ deed: @escaping () -> Void) {
    waiting.append(deed)
    catchUp()
  }

  /// From now on deeds wait: a call is open in which none may begin.
  package func hold() { holds += 1 }

  /// Ends one ``hold()``; with the last, what waited is done.
  package func letGo() {
    precondition(holds > 0, "nothing holds the deeds")
    holds -= 1
    catchUp()
  }

  private func catchUp() {
    guard !isBusy, holds == 0 else { return }
    isBusy = true
    while !waiting.isEmpty, holds == 0 { waiting.removeFirst()() }
    isBusy = false
  }
}
