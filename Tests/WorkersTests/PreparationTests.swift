import Foundation
import Glibc
import Testing
import Workers

extension ProcessTests {
  /// What a library can do while it is loaded.
  @Suite struct PreparationTests {
    struct Example: Sendable, CustomTestStringConvertible {
      var mode: String
      var preparation: Preparation
      var testDescription: String { mode }
    }

    static let limit = Duration.milliseconds(400)
    static let examples = [
      Example(mode: "ok", preparation: .ready(payload: Array("ready ok".utf8), threads: 1)),
      Example(mode: "helper", preparation: .ready(payload: Array("ready helper".utf8), threads: 1)),
      Example(
        mode: "threads", preparation: .ready(payload: Array("ready threads".utf8), threads: 2)),
      Example(mode: "refuse", preparation: .failed(payload: Array("not today".utf8))),
      Example(mode: "crash", preparation: .crashed(Signal(SIGSEGV))),
      Example(mode: "overflow", preparation: .crashed(Signal(SIGSEGV, cause: .stackOverflow))),
      Example(mode: "exit0", preparation: .exited(code: 0)),
      Example(mode: "exit7", preparation: .exited(code: 7)),
      Example(mode: "close", preparation: .channelLost(.closed)),
      Example(mode: "kill-parent", preparation: .workerFailed(.vanished)),
    ]

    @Test(arguments: examples)
    func `a preparation is told before any case`(_ example: Example) {
      let pool = Fixture.pool(example.mode)
      let report = pool.prepare()
      #expect(report.preparation == example.preparation)
      #expect(report.phase == "loading \(example.mode)")
      pool.close()
      #expect(Processes.left == [])
    }

    @Test(arguments: ["hang", "hang-with-grandchild"])
    func `a preparation that hangs is ended`(mode: String) {
      let pool = Fixture.pool(mode) { $0.phaseTimeout = PreparationTests.limit }
      #expect(pool.prepare().preparation == .timedOut(.phase(PreparationTests.limit)))
      #expect(Processes.left == [])
    }

    @Test func `cases of a worker that cannot be prepared say so`() {
      let results = Fixture.run(["echo", "echo"], on: Fixture.pool("exit7"))
      let ending = Ending.workerFailed(.notPrepared(.exited(code: 7)))
      #expect(results.map(\.ending) == [ending, ending])
    }

    @Test func `a worker with threads serves one case and the next gets a fresh one`() {
      let pool = Fixture.pool("threads")
      _ = pool.prepare()
      let results = Fixture.run(["pids", "crash", "exit0", "grandchild", "pids"], on: pool)
      #expect(
        results.map(\.ending) == [
          .completed, .crashed(Signal(SIGSEGV)), .exited(code: 0), .completed, .completed,
        ])
      #expect(results.first?.texts != results.last?.texts)
      #expect(Processes.left == [])
    }

    @Test func `ignored child signals do not hide how a case ended`() {
      let results = Fixture.run(["exit7", "echo"], on: Fixture.pool("ignore-children"))
      #expect(results.map(\.ending) == [.exited(code: 7), .completed])
    }

    @Test func `a missing program is the machinery's failure`() {
      let pool = WorkerPool(WorkerCommand(executable: "/nonexistent/worker", arguments: []))
      let failure = WorkerFailure.system("starting /nonexistent/worker", errno: ENOENT)
      #expect(pool.prepare().preparation == .workerFailed(failure))
    }

    @Test func `limits reach the cases`() {
      let pool = Fixture.pool { $0.limits = ResourceLimits(openFiles: 64, cpuSeconds: 30) }
      #expect(Fixture.run(["echo"], on: pool).map(\.ending) == [.completed])
    }

    @Test func `a parent that is killed leaves nothing behind`() throws {
      let parent = Process()
      let output = Pipe()
      parent.executableURL = URL(fileURLWithPath: Fixture.path)
      parent.arguments = ["pool"]
      parent.standardOutput = output
      try parent.run()
      // The first line comes when the first case is over and the second, which hangs, begins.
      #expect(!output.fileHandleForReading.availableData.isEmpty)
      kill(parent.processIdentifier, SIGKILL)
      parent.waitUntilExit()
      #expect(Processes.eventuallyNone)
    }
  }
}
