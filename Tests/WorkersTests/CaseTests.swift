import Glibc
import Testing
import Workers

extension ProcessTests {
  /// What one case can do to itself and its worker.
  @Suite struct CaseTests {
    struct Example: Sendable, CustomTestStringConvertible {
      var request: String
      var ending: Ending
      var testDescription: String { request }
    }

    static let examples = [
      Example(request: "echo", ending: .completed),
      Example(request: "crash", ending: .crashed(Signal(SIGSEGV))),
      Example(request: "abort", ending: .crashed(Signal(SIGABRT))),
      Example(request: "overflow", ending: .crashed(Signal(SIGSEGV, cause: .stackOverflow))),
      Example(request: "exit0", ending: .exited(code: 0)),
      Example(request: "exit7", ending: .exited(code: 7)),
      Example(request: "forge-done", ending: .exited(code: 0)),
      Example(request: "close-then-send", ending: .completed),
      Example(request: "close", ending: .completed),
      Example(request: "close-then-big", ending: .completed),
      Example(request: "close-then-messages", ending: .completed),
      Example(request: "replace-then-send", ending: .completed),
      Example(
        request: "kill-parent", ending: .workerFailed(.workerEnded(.killed(Signal(SIGKILL))))),
      Example(request: "grandchild", ending: .completed),
      Example(request: "fork-and-return", ending: .completed),
      Example(request: "end-by-exit", ending: .completed),
      Example(request: "end-by-exit abort", ending: .crashed(Signal(SIGABRT))),
      Example(request: "end-by-exit exit7", ending: .exited(code: 7)),
    ]

    @Test(arguments: examples)
    func `a case ends as it did and the next one is not touched`(_ example: Example) {
      let pool = Fixture.pool()
      let results = Fixture.run([example.request, "echo after"], on: pool)
      #expect(results.map(\.ending) == [example.ending, .completed])
      #expect(results.last?.texts == ["echo after"])
      #expect(results.first?.phase == "case \(example.request)")
      pool.close()
      #expect(Processes.left == [])
    }

    @Test func `a hang is ended after the time for one phase`() {
      let limit = Duration.milliseconds(300)
      let pool = Fixture.pool { $0.phaseTimeout = limit }
      let results = Fixture.run(["hang-with-grandchild", "echo"], on: pool)
      #expect(results.map(\.ending) == [.timedOut(.phase(limit)), .completed])
      #expect(results.first?.phase == "case hang-with-grandchild")
      #expect(results.first?.leftoverProcesses == 1)
      pool.close()
      #expect(Processes.left == [])
    }

    @Test func `phases that move on are ended after the time for the whole case`() {
      let limit = Duration.milliseconds(300)
      let pool = Fixture.pool { $0.caseTimeout = limit }
      let results = Fixture.run(["busy", "echo"], on: pool)
      #expect(results.map(\.ending) == [.timedOut(.whole(limit)), .completed])
    }

    @Test func `a left phase gives way to the one around it`() {
      let results = Fixture.run(["nested"], on: Fixture.pool())
      #expect(results.first?.ending == .crashed(Signal(SIGABRT)))
      #expect(results.first?.phase == "case nested")
    }

    @Test func `messages arrive over closed descriptors, those from before too`() {
      let requests = [
        "close-then-send", "close-then-big", "close-then-messages", "replace-then-send",
      ]
      let results = Fixture.run(requests, on: Fixture.pool())
      let big = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
      #expect(results[0].messages == [Array("before".utf8), [1]])
      #expect(results[1].messages == [big])
      #expect(results[2].texts == (0..<1000).map { "\($0)" })
      #expect(results[3].messages == [[1], Array("lost: true".utf8)])
    }

    @Test func `more than the spare memory holds is a lost channel`() {
      let results = Fixture.run(["close-then-flood", "echo"], on: Fixture.pool())
      #expect(results.map(\.ending) == [.channelLost(.closed), .completed])
    }

    @Test func `what is said behind all exit handlers arrives last`() {
      let results = Fixture.run(["end-by-exit"], on: Fixture.pool())
      #expect(results.first?.texts == ["first", "last"])
    }

    @Test func `messages and requests larger than a frame arrive whole`() {
      let request = "size " + String(repeating: "x", count: 700_000)
      let results = Fixture.run(["big", request], on: Fixture.pool())
      let expected = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
      #expect(results.first?.messages == [expected])
      #expect(results.last?.texts == ["700005"])
    }

    @Test func `many messages keep their order`() {
      let results = Fixture.run(["messages"], on: Fixture.pool())
      #expect(results.first?.texts == (0..<1000).map { "\($0)" })
    }

    @Test func `a flood of messages is ended`() {
      let pool = Fixture.pool { $0.messageLimitInBytes = 5_000_000 }
      let results = Fixture.run(["flood", "echo"], on: pool)
      #expect(
        results.map(\.ending) == [.channelLost(.flooded(limitInBytes: 5_000_000)), .completed])
    }

    @Test func `a flood of output is counted and its ends are kept`() {
      let output = Fixture.run(["print"], on: Fixture.pool()).first?.output.standardOutput
      #expect(output?.totalByteCount == 10_000_010)  // 100,000 lines of 100, and the last
      #expect(output?.head.count == 16 * 1024)
      #expect(output?.text.hasSuffix("x\nlast line\n") == true)
    }

    @Test func `results come in order from several workers at once`() {
      let requests = (0..<60).map { $0 % 7 == 3 ? "crash \($0)" : "echo \($0)" }
      let results = Fixture.run(requests, on: Fixture.pool(jobs: 3))
      for (request, result) in zip(requests, results) {
        let crashes = request.hasPrefix("crash")
        #expect(result.texts == (crashes ? [] : [request]))
        #expect(result.phase == "case \(request)")
      }
      #expect(results.count == 60)
    }

    @Test(arguments: [1, 3]) func `after a stop the rest is not run`(jobs: Int) {
      let pool = Fixture.pool(jobs: jobs)
      var endings: [Ending] = []
      pool.run(["echo", "crash", "echo", "hang"].map { Array($0.utf8) }) { index, result in
        endings.append(result.ending)
        return index == 1 ? .stop : .go
      }
      #expect(endings == [.completed, .crashed(Signal(SIGSEGV)), .notRun, .notRun])
      #expect(Processes.left == [])
      #expect(Fixture.run(["echo"], on: pool).map(\.ending) == [.completed])
    }
  }
}
