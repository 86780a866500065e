/// What came of one request.
package struct CaseResult: Sendable {
  /// Every whole message that arrived, in order, also when the case did not end well.
  package var messages: [[UInt8]]
  package var ending: Ending
  package var output: CapturedOutput
  /// The innermost phase entered last, or nothing when none was.
  package var phase: String?
  /// Processes that the case had started and left behind; all were ended.
  package var leftoverProcesses: Int
  /// Where its threads were when it crashed or was ended for not returning; the one to blame first.
  package var stacks: [ThreadStack]
  /// What the case wrote into ``Channel/record``, where that is kept; empty else.
  package var record: [UInt8] = []

  package init(
    messages: [[UInt8]] = [], ending: Ending, output: CapturedOutput = CapturedOutput(),
    phase: String? = nil, leftoverProcesses: Int = 0, stacks: [ThreadStack] = []
  ) {
    self.messages = messages
    self.ending = ending
    self.output = output
    self.phase = phase
    self.leftoverProcesses = leftoverProcesses
    self.stacks = stacks
  }
}

/// What the caller wants after a result.
package enum Decision: Sendable {
  case go
  /// The rest is not run.
  case stop
}

/// What came of the preparation, before any case.
package enum Preparation: Equatable, Sendable {
  /// The worker can be forked from when `threads` is 1; else each case gets a worker of its own.
  case ready(payload: [UInt8], threads: Int)
  /// The closure said no, with its reasons.
  case failed(payload: [UInt8])
  case crashed(Signal)
  case exited(code: Int32)
  case timedOut(TimeLimit)
  case channelLost(ChannelFault)
  case workerFailed(WorkerFailure)
}

/// A preparation with its circumstances.
package struct PreparationReport: Sendable {
  package var preparation: Preparation
  package var output: CapturedOutput
  /// The innermost phase entered last, or nothing when none was.
  package var phase: String?
  /// Where its threads were when it crashed or was ended for not returning; the one to blame first.
  package var stacks: [ThreadStack] = []
}
