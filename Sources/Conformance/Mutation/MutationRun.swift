import CallTrace
import Workers

/// What the suite made of faults that were put into a delegate's calls.
package struct MutationRun: Sendable {
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// A must or should finding came that the delegate as it is does not have.
    case seen

    /// Frames or calls are others, and no rule says so.
    case unseen

    /// Nothing that can be looked at changed.
    case equivalent

    /// The call was not made again, or the case could not be run.
    case notMade
  }

  package struct Result: Sendable {
    package let caseID: String
    package let mutation: Mutation
    package let outcome: Outcome

    /// The rules that saw it.
    package let rules: [String]

    /// A command that makes this fault alone.
    package let reproduce: String
  }

  package var results: [Result] = []

  /// How many faults there were to choose from.
  package var candidateCount = 0

  /// Why there are no results; nil when there are.
  package var failure: SuiteResult?

  package func count(_ kind: Mutation.Operator, _ outcome: Outcome) -> Int {
    results.count { $0.mutation.kind == kind && $0.outcome == outcome }
  }

  package func count(_ outcome: Outcome) -> Int { results.count { $0.outcome == outcome } }
}

/// Which faults of all are made.
package struct MutationChoice: Sendable {
  package var seed: UInt64 = 1
  package var most = 200

  /// One call, or one operator, alone.
  package var call: UInt32?
  package var kind: Mutation.Operator?

  package init() {}

  /// A number for each fault that depends on seed and fault alone, so that a choice of more holds
  /// the choice of fewer.
  func rank(_ caseID: String, _ mutation: Mutation) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ seed
    let words = "\(caseID) \(mutation.change.number) \(mutation.element) \(mutation.kind.rawValue)"
    for byte in words.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 31
    hash = hash &* 0x7fb5_d329_728e_a185
    return hash ^ (hash >> 27)
  }
}

extension SuiteRunner {
  /// Puts faults into a delegate's calls, one in each run, and looks which of them the rules see.
  ///
  /// - Throws: When the options name no case that exists.
  package func mutate(
    path: String, _ choice: MutationChoice, progress: (Int, Int) -> Void
  ) throws(PlanError) -> MutationRun {
    let plan = try CasePlan(options: options)
    var run = MutationRun()
    var result = SuiteResult(plugin: PluginIdentity(path: path), verdict: .nothingTested)
    guard let (file, note) = preflight(&result) else {
      run.failure = result
      return run
    }
    var tally = SuiteTally(options: options, plan: plan, path: path, program: program)
    let pool = pool(for: file, seesCalls: true)
    defer { pool.close() }
    if let failure = tally.preparation(pool.prepare(), note, &result) {
      run.failure = failure
      return run
    }
    let plain = answers(pool, plan.cases.map { request($0) }) { _, _ in }
    var candidates: [(index: Int, mutation: Mutation)] = []
    for (index, answer) in plain.enumerated() where answer.isWhole {
      candidates += Mutation.all(in: answer.entries).map { (index, $0) }
    }
    candidates = candidates.filter { _, mutation in
      (choice.call ?? mutation.change.number) == mutation.change.number
        && (choice.kind ?? mutation.kind) == mutation.kind
    }
    run.candidateCount = candidates.count
    let chosen = candidates.sorted {
      choice.rank(plan.cases[$0.index].id, $0.mutation)
        < choice.rank(plan.cases[$1.index].id, $1.mutation)
    }.prefix(choice.most)
    let requests = chosen.map { request(plan.cases[$0.index], $0.mutation.change) }
    let changed = answers(pool, requests, progress)
    for (answer, fault) in zip(changed, chosen) {
      let planned = plan.cases[fault.index]
      let rules = answer.newRules(beside: plain[fault.index])
      run.results.append(
        MutationRun.Result(
          caseID: planned.id, mutation: fault.mutation,
          outcome: answer.outcome(beside: plain[fault.index], rules, fault.mutation.change),
          rules: rules,
          reproduce: "\(program) mutate \(SuiteTally.quoted(path)) --case \(planned.id) --call "
            + "\(fault.mutation.change.number) --operator \(fault.mutation.kind.rawValue)"))
    }
    run.results.sort { first, second in
      (first.caseID, first.mutation.change.number, first.mutation.kind.rawValue)
        < (second.caseID, second.mutation.change.number, second.mutation.kind.rawValue)
    }
    return run
  }

  private func request(_ planned: PlannedCase, _ change: StandIn.Change? = nil) -> [UInt8] {
    var request = CaseRequest(planned, sizes: options.sizes, textSize: options.textSize)
    request.isTraced = true
    request.wantsFrames = true
    request.change = change
    return request.encoded()
  }

  private func answers(
    _ pool: WorkerPool, _ requests: [[UInt8]], _ progress: (Int, Int) -> Void
  ) -> [MutationAnswer] {
    var answers: [MutationAnswer] = []
    pool.run(requests) { index, outcome in
      answers.append(MutationAnswer(outcome))
      progress(index + 1, requests.count)
      return .go
    }
    return answers
  }
}

/// What can be looked at of one run.
private struct MutationAnswer {
  private var findings: Set<String> = []
  private var ruleOf: [String: String] = [:]
  private var frames: [String] = []
  private var wasChanged = false
  private var hasEnded = true
  private var couldRun = true
  let entries: [CallEntry]

  init(_ outcome: CaseResult) {
    entries = CallLog.read(outcome.record).entries
    switch outcome.ending {
    case .completed:
      guard let bytes = outcome.messages.first,
        let reply = Wire.decode(CaseReply.self, from: bytes)
      else {
        couldRun = false
        return
      }
      for finding in reply.findings where finding.severity != .note {
        let key = "\(finding.rule) \(finding.views.map(\.name).joined(separator: ", "))"
        findings.insert(key)
        ruleOf[key] = finding.rule
      }
      frames = reply.frames
      wasChanged = reply.wasChanged
    case .workerFailed, .notRun: couldRun = false
    case .crashed, .exited, .timedOut, .channelLost:
      // Such an end is a finding of its own.
      hasEnded = false
      wasChanged = true
      findings.insert("process")
      ruleOf["process"] = "process"
    }
  }

  /// Whether faults can be put into it.
  var isWhole: Bool { couldRun && hasEnded }

  /// The rules that find what they don't without the fault.
  func newRules(beside plain: MutationAnswer) -> [String] {
    Set(findings.subtracting(plain.findings).compactMap { ruleOf[$0] }).sorted()
  }

  func outcome(
    beside plain: MutationAnswer, _ rules: [String], _ change: StandIn.Change
  ) -> MutationRun.Outcome {
    if !couldRun || !wasChanged { return .notMade }
    if !rules.isEmpty { return .seen }
    if frames != plain.frames { return .unseen }
    return log(without: change.number) == plain.log(without: change.number) ? .equivalent : .unseen
  }

  /// The calls but for the changed one, as they can be compared.
  private func log(without number: UInt32) -> [CallEntry] {
    var names = PointerNames(areAnonymous: true)
    return entries.filter { $0.number != number }.map { names.rename($0) }
  }
}
