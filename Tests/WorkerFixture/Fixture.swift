import CProcess
import Glibc
import Workers

/// Serves as a worker whose preparation and cases do, by name, what plugins were seen to do.
func setUpFixture(_ preparation: String) {
  if preparation == "pool" { return runPool() }
  do throws(WorkerFailure) {
    try WorkerServer.serve(
      prepare: { prepare(preparation, $0) },
      handle: { request, channel in handle(String(decoding: request, as: UTF8.self), channel) })
  } catch {
    exit(70)
  }
}

private func prepare(_ mode: String, _ channel: Channel) -> PreparationAnswer {
  channel.enter(phase: "loading \(mode)")
  switch mode {
  case "refuse": return .failed(payload: Array("not today".utf8))
  case "threads": startThread()
  case "helper": leaveProcessBehind()
  default: misbehave(mode)
  }
  channel.leave()
  return .ready(payload: Array("ready \(mode)".utf8))
}

private func handle(_ request: String, _ channel: Channel) {
  channel.enter(phase: "case \(request)")
  let words = request.split(separator: " ")
  switch words.first {
  case "echo": channel.send(Array(request.utf8))
  case "big": channel.send((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
  case "size": channel.send(Array("\(request.utf8.count)".utf8))
  case "pids": channel.send(Array("\(getpid())".utf8))
  case "nested":
    channel.enter(phase: "inner")
    channel.leave()
    abort()
  case "busy":
    // Each phase is short, all together are long.
    while true {
      channel.enter(phase: "step")
      usleep(1000)
      channel.leave()
    }
  case "flood": while true { channel.send([UInt8](repeating: 0, count: 100_000)) }
  case "messages":
    for number in 0..<1000 { channel.send(Array("\(number)".utf8)) }
  case "close-then-send":
    channel.send(Array("before".utf8))
    misbehave("close")
    channel.send([1])
  case "close-then-big":
    misbehave("close")
    channel.send((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
  case "close-then-messages":
    for number in 0..<1000 {
      if number == 500 { misbehave("close") }
      channel.send(Array("\(number)".utf8))
    }
  case "close-then-flood":
    misbehave("close")
    while true { channel.send([UInt8](repeating: 0, count: 100_000)) }
  case "replace-then-send":
    let null = unsafe open("/dev/null", O_RDWR)
    for number in 3..<Int32(1024) where number != null && fcntl(number, F_GETFD) >= 0 {
      dup2(null, number)
    }
    channel.send([1])
    channel.send(Array("lost: \(channel.takeLoss())".utf8))
  case "fork-and-return": _ = cprocess_fork()
  case "end-by-exit":
    // What the process does at its exit is the second word.
    if words.last == "abort" { atexit { abort() } }
    if words.last == "exit7" { atexit { exit(7) } }
    channel.send(Array("first".utf8))
    channel.finishByExit { Array("last".utf8) }
  default: misbehave(request)
  }
  channel.leave()
}

private func misbehave(_ mode: String) {
  switch mode {
  case "crash": raise(SIGSEGV)
  case "abort": abort()
  case "hang": while true { pause() }
  case "exit0": exit(0)
  case "exit7": exit(7)
  case "close": for number in 3..<Int32(1024) { close(number) }
  case "print": printALot()
  case "grandchild": leaveProcessBehind()
  case "hang-with-grandchild":
    leaveProcessBehind()
    while true { pause() }
  case "overflow": print(overflow(1))
  case "forge-done":
    forgeDone()
    exit(0)
  case "kill-parent":
    kill(getppid(), SIGKILL)
    while true { pause() }
  case "ignore-children": signal(SIGCHLD, SIG_IGN)
  default: break
  }
}

/// Does what daemons do: a double fork, a session of its own, no ear for SIGTERM.
private func leaveProcessBehind() {
  let first = cprocess_fork()
  guard first == 0 else {
    var status: Int32 = 0
    unsafe waitpid(first, &status, 0)
    return
  }
  setsid()
  signal(SIGTERM, SIG_IGN)
  if cprocess_fork() != 0 { cprocess_exit(0) }
  while true { sleep(1000) }
}

private func printALot() {
  let line = String(repeating: "x", count: 99)
  for _ in 0..<100_000 { print(line) }
  print("last line")
}

/// Sends a well-made last word over every descriptor, with a nonce that is not the request's.
private func forgeDone() {
  let bytes: [UInt8] = [19, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 0, 0, 0]
  for number in 3..<Int32(1024) {
    _ = unsafe bytes.withUnsafeBytes { raw in
      unsafe cprocess_send(number, raw.baseAddress, raw.count, 0)
    }
  }
}

private func startThread() {
  var thread = pthread_t()
  unsafe pthread_create(
    &thread, nil,
    { _ in
      while true { sleep(1000) }
    }, nil)
}

@inline(never)
private func overflow(_ depth: Int) -> Int {
  depth == .max ? 0 : overflow(depth + 1) + overflow(depth + 2)
}

/// Is a parent itself: says its children's numbers, then waits to be killed with a case under way.
private func runPool() {
  let pool = WorkerPool(WorkerCommand(arguments: ["hang-later"]))
  pool.run([Array("pids".utf8), Array("hang-with-grandchild".utf8)]) { _, result in
    print(String(decoding: result.messages.first ?? [], as: UTF8.self))
    fflush(nil)
    return .go
  }
}
