internal import CNavhostABI
package import ViewTree

/// Late work and completions: each comes once, in an order that only the clock decides.
extension PluginSession {
  /// How the pump of the plugin's run loops is told of to ``PluginSession/onEnter``.
  package static let pumpName = "pump"

  /// Does what is due now that the clock has moved: cancelled and due work, then the completions
  /// of the animations handed in, then the plugin's own run loops until they are idle.
  ///
  /// What the plugin starts meanwhile belongs to the next turn.
  /// - Parameter ended: As ``ViewTree/advance(by:)`` gave them.
  /// - Returns: Whether anything of the plugin's ran.
  @discardableResult
  package func runTurn(_ ended: [EndedAnimation] = []) -> Bool {
    guard !isClosed else { return false }
    takePostedWork()
    let cancelled = cancelledWork
    cancelledWork = []
    for record in cancelled { run(record, isCancelled: true) }
    let now = tree.now
    // A billionth of a second absorbs the rounding of a clock that moves in steps.
    let due = work.all.filter { $0.element.due <= now + 1e-9 }
      .sorted { ($0.element.due, $0.element.number) < ($1.element.due, $1.element.number) }
    var ran = !cancelled.isEmpty
    for (handle, _) in due {
      // An earlier piece may have cancelled it.
      guard let record = work.remove(handle) else { continue }
      ran = true
      run(record, isCancelled: false)
    }
    if !ended.isEmpty { ran = true }
    finish(ended)
    return pump() || ran
  }

  /// Tells the completions of animations that are over, in the order given.
  package func finish(_ ended: [EndedAnimation]) {
    for animation in ended {
      let handle = Handle(bits: animation.token)
      if animations[handle]?.animator != nil {
        finishAnimator(handle, at: animation.position)
        continue
      }
      guard let record = animations.remove(handle) else { continue }
      complete(record, isFinished: animation.isFinished)
    }
  }

  /// When the next piece of work is due, in seconds of the tree's clock; nil when there is none.
  package var nextWorkDue: Double? {
    if !cancelledWork.isEmpty || entry.journal.with({ !$0.posted.isEmpty }) {
      return tree.now
    }
    return work.all.map(\.element.due).min()
  }

  // MARK: - Giving back

  func complete(_ record: AnimationRecord, isFinished: Bool) {
    guard let completion = unsafe record.completion else { return }
    tell(.full, "completion") { unsafe completion(record.user, isFinished ? 1 : 0) }
  }

  func run(_ record: WorkRecord, isCancelled: Bool) {
    tell(.full, isCancelled ? "cancelled work" : "work") {
      unsafe record.run(record.user, isCancelled ? 1 : 0)
    }
  }

  func takePostedWork() {
    let posted = entry.journal.with { entries in
      let taken = entries.posted
      entries.posted = []
      return taken
    }
    for piece in posted {
      unsafe addWork(due: tree.now, run: piece.run, user: piece.user)
    }
  }

  @discardableResult
  func addWork(due: Double, run: nav_work_fn, user: UnsafeMutableRawPointer?) -> Handle {
    defer { nextWorkNumber += 1 }
    return unsafe work.insert(WorkRecord(due: due, number: nextWorkNumber, run: run, user: user))
  }

  private func pump() -> Bool {
    guard let pump = unsafe plugin?.pump else { return false }
    var ran = false
    for _ in 0..<limits.pumps {
      var didWork: Int32 = 0
      let status = tell(.full, Self.pumpName) { unsafe pump(abiHost, &didWork) }
      guard !status.isError, didWork != 0 else { return ran }
      ran = true
    }
    return ran
  }
}
