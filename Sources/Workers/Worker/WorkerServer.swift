import CProcess
import Glibc

/// What a preparation says at its end.
package enum PreparationAnswer: Sendable {
  case ready(payload: [UInt8])
  case failed(payload: [UInt8])
}

/// The worker's side: prepares once, then forks a child for each request.
///
/// Three processes stand in a row. The *keeper* never runs foreign code; it ends everything below
/// it when the worker ends, when the parent says so, or when the parent is gone. The *worker* runs
/// the preparation and forks. The *child* runs one request.
package enum WorkerServer {
  /// The variable that marks every process of a worker.
  static let marker = "NAVHOST_WORKER"

  /// Whether this process was started by a ``WorkerPool``.
  package static var isWorker: Bool {
    unsafe getenv(marker) != nil
  }

  /// Serves the pool that started this process.
  ///
  /// To be called on the main thread while it is the only one.
  /// - Parameters:
  ///   - prepare: Runs once, in the worker.
  ///   - handle: Runs for each request in a process of its own, on the main thread. When it returns,
  ///     that process ends without running destructors.
  /// - Throws: Only when this is no worker, or the machine refuses to fork.
  package static func serve(
    prepare: (Channel) -> PreparationAnswer, handle: ([UInt8], Channel) -> Void
  ) throws(WorkerFailure) -> Never {
    guard isWorker else { throw .system("starting a worker by hand", errno: 0) }
    cprocess_adopt_orphans()
    cprocess_block_signals(1)
    let keeper = getpid()
    let file = Descriptor(owning: Int32(CPROCESS_PAGE))
    let page = try PhasePage(mapping: file)
    _ = consume file
    let ends = cprocess_socket_pair()
    guard ends.error == 0 else { throw .system("making a socket pair", errno: ends.error) }
    let bell = cprocess_bell()
    let scratch = unsafe ScratchFolder(token: String(cString: getenv(marker)))
    let worker = cprocess_fork()
    guard worker >= 0 else { throw .system("forking a worker", errno: -worker) }
    if worker > 0 {
      for number in [CPROCESS_CONTROL, CPROCESS_RESULTS] { _ = close(Int32(number)) }
      _ = close(ends.second)
      keep(
        worker, page, link: ends.first, bell: bell,
        FrameSocket(Descriptor(owning: Int32(CPROCESS_KEEPER))),
        scratch)
    }
    _ = close(Int32(CPROCESS_KEEPER))
    _ = close(ends.first)
    scratch?.letGo()
    cprocess_block_signals(0)
    cprocess_lead_group(0)
    cprocess_die_with(keeper)
    cprocess_adopt_orphans()
    cprocess_set_up_worker()
    let control = FrameSocket(Descriptor(owning: Int32(CPROCESS_CONTROL)).movedHigh())
    let results = FrameSocket(Descriptor(owning: Int32(CPROCESS_RESULTS)).movedHigh())
    let link = WorkerLink(
      results: results, page: page, keeper: Descriptor(owning: ends.second), scratch: scratch)
    // Where stacks are wanted is heard of by it, so it stays as the sockets do.
    let ownBell = Descriptor(owning: bell).movedHigh().release()
    cprocess_page_set_bell(ownBell)
    link.guarded += [control.number, ownBell]
    Worker(control: control, link: link).work(prepare: prepare, handle: handle)
  }

  /// The keeper's whole life.
  private static func keep(
    _ worker: pid_t, _ page: consuming PhasePage, link: Int32, bell: Int32,
    _ parent: consuming FrameSocket, _ scratch: ScratchFolder?
  ) -> Never {
    cprocess_lead_group(worker)
    let ending = cprocess_pidfd(worker)
    // The parent never writes: readable means that it wants the end, or has ended.
    if ending < 0
      || page.keep(worker, ending: ending, parent: parent.number, link: link, bell: bell) & 1 == 0
    {
      cprocess_kill_group(worker)
      cprocess_kill(worker)
    }
    let status = cprocess_wait(worker, 1)
    cprocess_kill_group(worker)
    let leftovers = cprocess_end_descendants() - 1  // the worker is among those reaped
    scratch?.remove()
    if let end = ProcessEnd(status) {
      _ = parent.send(
        Frame(kind: .workerEnded, nonce: 0, payload: end.encoded(leftovers: leftovers)))
    }
    cprocess_exit(0)
  }
}
