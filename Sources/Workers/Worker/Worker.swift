import CProcess
import Glibc

/// The process that is prepared once and forked from.
final class Worker {
  private var control: FrameSocket
  private let link: WorkerLink

  init(control: consuming FrameSocket, link: WorkerLink) {
    self.control = control
    self.link = link
  }

  func work(
    prepare: (Channel) -> PreparationAnswer, handle: ([UInt8], Channel) -> Void
  ) -> Never {
    guard case .frame(let setUp) = control.receive(waiting: true), setUp.kind == .setUp else {
      cprocess_exit(1)
    }
    ResourceLimits(encoded: setUp.payload).apply()
    link.sandbox = Sandbox(encoded: setUp.payload.dropFirst(ResourceLimits.encodedSize))
    link.page.watchEndings()
    let channel = Channel(link, nonce: setUp.nonce, isCase: false)
    switch prepare(channel) {
    case .failed(let payload):
      channel.post(payload, as: .failed)
      cprocess_flush()
      cprocess_exit(0)
    case .ready(let payload):
      let threads = cprocess_thread_count()
      // Helpers started by the preparation would be there for the first case only.
      if threads == 1 { _ = cprocess_end_descendants() }
      var answer: [UInt8] = []
      answer.append(littleEndian: threads)
      cprocess_flush()
      link.scratch?.keepContents()
      channel.post(answer + payload, as: .ready)
    }
    serveRequests(handle)
  }

  private func serveRequests(_ handle: ([UInt8], Channel) -> Void) -> Never {
    var assembler = MessageAssembler(nonce: 0)
    while true {
      switch control.receive(waiting: true) {
      case .ended: cprocess_exit(0)
      case .noise, .empty: continue
      case .frame(let frame):
        // A late `kill` names a case that is over.
        guard frame.kind == .run || frame.kind == .runInPlace else { continue }
        if assembler.nonce != frame.nonce { assembler = MessageAssembler(nonce: frame.nonce) }
        guard let request = assembler.take(frame) else { continue }
        if request.kind == .runInPlace {
          run(request.bytes, nonce: frame.nonce, handle)
        }
        fork(request.bytes, nonce: frame.nonce, handle)
      }
    }
  }

  private func run(
    _ request: [UInt8], nonce: UInt64, _ handle: ([UInt8], Channel) -> Void
  ) -> Never {
    let channel = Channel(link, nonce: nonce, isCase: true)
    handle(request, channel)
    channel.finish()
  }

  private func fork(_ request: [UInt8], nonce: UInt64, _ handle: ([UInt8], Channel) -> Void) {
    let worker = getpid()
    let child = cprocess_fork()
    guard child != 0 else {
      // The worker's requests are not the case's to read.
      cprocess_take_over(control.number)
      cprocess_lead_group(0)
      cprocess_die_with(worker)
      // What the case forks twice comes back to it, where it is seen.
      cprocess_adopt_orphans()
      if link.isConfined { cprocess_confine_case() }
      run(request, nonce: nonce, handle)
    }
    guard child > 0 else {
      var reason: [UInt8] = []
      reason.append(littleEndian: -child)
      report(Frame(kind: .forkFailed, nonce: nonce, payload: reason[...]))
      return
    }
    cprocess_lead_group(child)
    waitOrKill(child, nonce: nonce)
    // While the child is a zombie its number, which is its group's, belongs to nobody else.
    let status = cprocess_wait(child, 1)
    cprocess_kill_group(child)
    _ = cprocess_wait(child, 0)
    let leftovers = cprocess_end_descendants()
    link.scratch?.empty()
    guard let end = ProcessEnd(status) else { cprocess_exit(1) }
    report(Frame(kind: .ended, nonce: nonce, payload: end.encoded(leftovers: leftovers)))
  }

  /// Returns once the child has ended or was killed.
  private func waitOrKill(_ child: pid_t, nonce: UInt64) {
    let ending = Descriptor(owning: cprocess_pidfd(child))
    while ending.number >= 0 {
      let ready = cprocess_wait_readable(ending.number, control.number)
      guard ready & 1 == 0 else { return }
      switch control.receive(waiting: false) {
      case .empty, .noise: continue
      case .frame(let frame):
        guard frame.kind == .kill, frame.nonce == nonce else { continue }
        link.page.awaitStacks(of: child)
      case .ended: break
      }
      break
    }
    cprocess_kill_group(child)
    cprocess_kill(child)
  }

  private func report(_ frame: Frame) {
    guard control.send(frame) else { cprocess_exit(1) }
  }
}
