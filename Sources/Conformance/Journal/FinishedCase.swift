import Workers

/// What a case came to, with all that a report may say of it: it can outlive the run in a journal.
package struct FinishedCase: Hashable, Sendable, Codable {
  package enum Ending: Hashable, Sendable, Codable {
    case completed(reply: CaseReply)

    /// What the plugin did, as a part of a sentence, and the signal.
    case crashed(deed: String, signal: String)
    case exited(code: Int32)
    case timedOut
    case channelLost
  }

  package var id: String
  package var ending: Ending

  /// The innermost phase that was entered last.
  package var phase: String

  /// What the plugin wrote; empty where the case completed.
  package var output = ""

  /// The line of the plugin's where it crashed or was stopped, and all threads' stacks; where the case
  /// completed there are none.
  package var source: SourceLine?
  package var stack: [String] = []

  package init(id: String, ending: Ending, phase: String = "the case") {
    self.id = id
    self.ending = ending
    self.phase = phase
  }
}

/// What came of asking for a case.
enum CaseAnswer {
  case finished(FinishedCase)

  /// navhost's own fault, or its environment's: the case has still to be run.
  case fault(String)
  case notRun

  init(_ result: CaseResult, of id: String) {
    let ending: FinishedCase.Ending
    switch result.ending {
    case .completed:
      guard let bytes = result.messages.first,
        let reply = Wire.decode(CaseReply.self, from: bytes)
      else {
        self = .fault("the answer of case \(id) could not be read")
        return
      }
      ending = .completed(reply: reply.withLeftovers(result.leftoverProcesses))
    case .crashed(let signal):
      ending = .crashed(deed: SuiteTally.deed(signal), signal: signal.description)
    case .exited(let code): ending = .exited(code: code)
    case .timedOut: ending = .timedOut
    case .channelLost: ending = .channelLost
    case .workerFailed(let failure):
      self = .fault(failure.description)
      return
    case .notRun:
      self = .notRun
      return
    }
    self = .finished(FinishedCase(id, result, ending: ending))
  }
}

extension FinishedCase {
  /// - Parameter ending: Only told apart from others where the case completed.
  init(_ id: String, _ result: CaseResult, ending: Ending = .channelLost) {
    self.init(id: id, ending: ending, phase: result.phase ?? "the case")
    if case .completed = ending { return }
    output = SuiteTally.text(result.output)
    source = SourceLine(result.stacks.first)?.relative()
    stack = SuiteTally.lines(of: result.stacks)
  }
}
