package import NavigationSim
package import ViewTree

/// Runs the suite on the simulation's own built-in layout, judged as a delegate is.
///
/// There is no plugin that could do harm, so all of it runs in this process.
package struct BuiltInRunner {
  /// How reports and commands name the built-in layout.
  package static let name = "--builtin"

  package let options: SuiteOptions
  package let program: String
  private let measurer: any TextMeasurer

  /// Writes a frame for `snapshot` steps.
  private let picture: (MapFrame) -> String

  package init(
    options: SuiteOptions, program: String, measurer: any TextMeasurer,
    picture: @escaping (MapFrame) -> String
  ) {
    self.options = options
    self.program = program
    self.measurer = measurer
    self.picture = picture
  }

  /// - Parameters:
  ///   - earlier: What the first cases of the plan came to in a run that this one goes on from.
  ///   - didFinish: Called with what each further case came to.
  ///   - progress: Called after each case: how many are done, and of how many.
  /// - Throws: When the options name no case that exists.
  package func run(
    after earlier: [FinishedCase] = [], didFinish: (FinishedCase) -> Void = { _ in },
    progress: (Int, Int) -> Void
  ) throws(PlanError) -> SuiteResult {
    let plan = try CasePlan(options: options)
    var result = SuiteResult(plugin: PluginIdentity(path: Self.name), verdict: .nothingTested)
    if let fault = SuiteRunner.hostFault() {
      result.verdict = .error
      result.reason = fault
      return result
    }
    result.plugin.name = "the built-in layout"
    var tally = SuiteTally(options: options, plan: plan, path: Self.name, program: program)
    let rest = tally.add(earlier, of: plan)
    for (index, planned) in zip(rest.indices, rest) {
      let reply = reply(to: planned, wantsSnapshots: false)
      let finished = FinishedCase(id: planned.id, ending: .completed(reply: reply))
      didFinish(finished)
      _ = tally.add(finished, of: planned)
      progress(index + 1, plan.cases.count)
    }
    return tally.finish(result)
  }

  /// The pictures of a scenario's `snapshot` steps, or of its end: name and text.
  package func snapshots() throws(PlanError) -> [(name: String, text: String)] {
    let plan = try CasePlan(options: options)
    guard let planned = plan.cases.first else { return [] }
    return reply(to: planned, wantsSnapshots: true).snapshots.map { ($0[0], $0[1]) }
  }

  private func reply(to planned: PlannedCase, wantsSnapshots: Bool) -> CaseReply {
    let tree = ViewTree(measurer: measurer)
    tree.direction = planned.direction
    let map = MapView(
      tree: tree, screen: planned.screen, sizes: options.sizes, isBuiltInJudged: true)
    map.setTextSize(options.textSize)
    let runner = CaseRunner(
      map: map, turned: planned.turned, scenario: planned.scenario, delegate: nil, turns: nil,
      judgement: MomentJudgement(.ofAllRules))
    _ = runner.run()
    var reply = CaseReply()
    if wantsSnapshots {
      let taken = runner.snapshots.isEmpty ? runner.pictures("") : runner.snapshots
      reply.snapshots = taken.map { [$0.name, picture($0.frame)] }
      return reply
    }
    reply.judge(runner.finish())
    return reply
  }
}
