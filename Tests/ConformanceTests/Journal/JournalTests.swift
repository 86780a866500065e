import Conformance
import NavigationSim
import Testing
import Workers

/// What a journal gives back of what was written into it, whole, torn and damaged.
@Suite
struct JournalTests {
  static let ids = ["a", "b", "c"]

  static let cases: [FinishedCase] = {
    var reply = CaseReply()
    reply.judged = ["size.fixed"]
    reply.skipped = ["wide.leading-edge": "no screen is \"wide\"\n"]
    reply.notes = ["näher\u{0}"]
    var crashed = FinishedCase(
      id: "b", ending: .crashed(deed: "crashed with SIGSEGV", signal: "SIGSEGV"), phase: "start")
    crashed.output = "line\nline {\"kind\":\"case\"}\n"
    return [
      FinishedCase(id: "a", ending: .completed(reply: reply)), crashed,
      FinishedCase(id: "c", ending: .exited(code: -1)),
    ]
  }()

  static func header(_ change: (inout SuiteOptions) -> Void = { _ in }) throws -> JournalHeader {
    var options = SuiteOptions()
    change(&options)
    return JournalHeader(
      navhost: "1.0.0", navhostFile: "f", libraries: [.init(path: "x.so", file: "1")],
      options: options, plan: try CasePlan(options: options))
  }

  static func journal() throws -> (bytes: [UInt8], ends: [Int]) {
    var bytes = Journal.line(try header())
    var ends = [bytes.count]
    for finished in cases {
      bytes += Journal.line(finished, library: 0)
      ends.append(bytes.count)
    }
    return (bytes, ends)
  }

  private func parsed(_ bytes: [UInt8]) -> Journal.Reading? {
    guard case .journal(let reading) = Journal.read(bytes, ids: Self.ids) else { return nil }
    return reading
  }

  @Test func `what was written is read, a line each`() throws {
    let (bytes, ends) = try Self.journal()
    let reading = try #require(parsed(bytes))
    #expect(reading.finished == [Self.cases])
    #expect(reading.length == bytes.count)
    #expect(reading.header == (try Self.header()))
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == ends.count)
  }

  @Test func `a journal that is torn anywhere gives the cases whose lines are whole`() throws {
    let (bytes, ends) = try Self.journal()
    for length in bytes.indices {
      let torn = Array(bytes[..<length])
      guard let place = ends.lastIndex(where: { $0 <= length }) else {
        guard case .empty = Journal.read(torn, ids: Self.ids) else {
          Issue.record("\(length) bytes of the first line are no beginning of a journal")
          return
        }
        continue
      }
      let reading = try #require(parsed(torn))
      #expect(reading.length == ends[place], "of \(length) bytes")
      #expect(reading.finished == [Array(Self.cases[..<place])], "of \(length) bytes")
    }
  }

  @Test func `a byte that has changed anywhere in a line ends the reading before that line`()
    throws
  {
    let (bytes, ends) = try Self.journal()
    for (line, start) in ends.dropLast().enumerated() {
      for place in start..<ends[line + 1] {
        for change: UInt8 in [1, 32, 128] {
          var damaged = bytes
          damaged[place] ^= change
          let reading = try #require(parsed(damaged))
          // A line of another kind is passed over, but then its case is missing before the next.
          #expect(reading.finished == [Array(Self.cases[..<line])], "byte \(place) by \(change)")
        }
      }
    }
  }

  @Test func `zeros after the last line, as a power cut leaves them, are passed over`() throws {
    let (bytes, _) = try Self.journal()
    let reading = try #require(parsed(bytes + [UInt8](repeating: 0, count: 4096)))
    #expect(reading.length == bytes.count)
    #expect(reading.count == 3)
  }

  @Test func `lines of a kind that isn't known are passed over`() throws {
    let (bytes, ends) = try Self.journal()
    let later = Array(#"{"kind":"pause","seconds":3}"#.utf8) + [UInt8(ascii: "\n")]
    let reading = try #require(parsed(bytes[..<ends[1]] + later + bytes[ends[1]...]))
    #expect(reading.finished == [Self.cases])
    #expect(reading.length == bytes.count + later.count)
  }

  @Test(arguments: ["hello\n", "{}\n", "{\"format\":\"navhost-layout\"}\n", "\n", "\u{0}"])
  func `another file is no journal`(_ text: String) {
    guard case .foreign = Journal.read(Array(text.utf8), ids: Self.ids) else {
      Issue.record("\(text) was taken for a journal")
      return
    }
  }

  @Test func `a case that isn't next in the plan ends the reading`() throws {
    let header = Journal.line(try Self.header())
    for wrong in [[1], [0, 0], [0, 2]] {
      let bytes = wrong.reduce(header) { $0 + Journal.line(Self.cases[$1], library: 0) }
      let reading = try #require(parsed(bytes))
      #expect(reading.finished == [Array(Self.cases[..<(wrong.count - 1)])])
    }
    let elsewhere = try #require(parsed(header + Journal.line(Self.cases[0], library: 1)))
    #expect(elsewhere.finished == [[]])
  }

  // MARK: - Differences

  @Test func `each thing that cases depend on is told when it differs`() throws {
    let old = try Self.header()
    #expect(old.difference(from: old) == nil)
    var new = old
    new.navhost = "1.1.0"
    #expect(
      new.difference(from: old) == "it was written by version 1.0.0 of navhost, and this is 1.1.0")
    new = old
    new.navhostFile = "g"
    #expect(new.difference(from: old) == "it was written by another build of navhost")
    new = old
    new.libraries[0].file = "2"
    #expect(new.difference(from: old) == "x.so has changed since")
    new.libraries[0].path = "y.so"
    #expect(new.difference(from: old) == "it is of x.so, and this run of y.so")
    // The same library at another place gives the same cases.
    new.libraries[0].file = "1"
    #expect(new.difference(from: old) == nil)
    new.libraries.append(.init(path: "z.so", file: nil))
    #expect(new.difference(from: old) == "it is of 1 libraries, and this run of 2")
    new = old
    new.plan = "other"
    #expect(new.difference(from: old) == "its cases are others")
  }

  struct Change: Sendable, CustomTestStringConvertible {
    let sentence: String
    let change: @Sendable (inout SuiteOptions) throws -> Void
    var testDescription: String { sentence }
  }

  static let changes = [
    Change(sentence: "--profile was standard, and is quick") { $0.profile = .quick },
    Change(sentence: "--screen was not given, and is ipad-10 390x844") {
      $0.screens = ["ipad-10", "390x844"]
    },
    Change(sentence: "--direction was not given, and is rtl") { $0.directions = ["rtl"] },
    Change(sentence: "--orientation was not given, and is landscape") {
      $0.orientations = [.landscape]
    },
    Change(sentence: "--scenario was not given, and is enable; stop") {
      $0.scenario = try Scenario("enable; stop")
    },
    Change(sentence: "--case was not given, and is tour/iphone-16/portrait/ltr") {
      $0.caseID = "tour/iphone-16/portrait/ltr"
    },
    Change(sentence: "--timeout was 10.0, and is 2.5") { $0.timeout = 2.5 },
    Change(sentence: "--text-size was L, and is AX1") { $0.textSize = .ax1 },
    Change(sentence: "--allow was not given, and is net,write=/tmp") {
      $0.sandbox.allowsNetwork = true
      $0.sandbox.writable = ["/tmp"]
    },
  ]

  @Test(arguments: changes) func `an option that cases depend on is told when it differs`(
    _ change: Change
  ) throws {
    var options = SuiteOptions()
    try change.change(&options)
    let changed = try Self.header { $0 = options }
    #expect(changed.difference(from: try Self.header()) == change.sentence)
  }

  @Test func `measures and choices count too`() throws {
    let measures = try Self.header { $0.sizes.values[0] += 1 }
    #expect(measures.difference(from: try Self.header())?.hasPrefix("--values was ") == true)
    let choice = try Step.choice("same-size", to: "calls")
    let chosen = try Self.header { $0.choices = [choice] }
    #expect(chosen.difference(from: try Self.header())?.hasPrefix("--choice was not given") == true)
  }

  @Test func `how findings are told and how fast they come is no difference`() throws {
    let told = try Self.header {
      $0.rules = ["size"]
      $0.skippedRules = ["prompt.clear"]
      $0.failOn = .note
      $0.jobs = 7
    }
    #expect(told.difference(from: try Self.header()) == nil)
  }

  // MARK: - Fingerprints

  @Test func `a fingerprint tells single bits, order and length apart, and not the cuts`() {
    let bytes = (0..<64).map { UInt8($0) }
    var seen = Set([Fingerprint(bytes)])
    for bit in 0..<512 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      seen.insert(Fingerprint(changed))
    }
    #expect(seen.count == 513)
    #expect(Fingerprint(bytes + [0]) != Fingerprint(bytes))
    #expect(Fingerprint([0]) != Fingerprint([0, 0]))
    var cut = Fingerprint()
    cut.add(bytes[..<24])
    cut.add(bytes[24...])
    #expect(cut == Fingerprint(bytes))
  }
}
