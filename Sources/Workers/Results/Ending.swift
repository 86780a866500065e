import CProcess

/// How a case came to its end.
package enum Ending: Equatable, Sendable {
  /// The child said that it was done, everything it sent arrived, and it exited with 0.
  case completed
  case crashed(Signal)
  /// The code under test ended the process by itself.
  case exited(code: Int32)
  case timedOut(TimeLimit)
  case channelLost(ChannelFault)
  case workerFailed(WorkerFailure)
  /// The run was stopped before this case.
  case notRun
}

/// Which of the two limits a case or a preparation ran into.
package enum TimeLimit: Equatable, Sendable {
  /// No phase was entered or left for so long.
  case phase(Duration)
  /// The whole took so long.
  case whole(Duration)
}

/// Why results did not arrive although the process ended in order.
package enum ChannelFault: Equatable, Sendable {
  /// The descriptor was closed or replaced by the code under test.
  case closed
  /// Fewer or more messages arrived than were announced.
  case incomplete(received: Int, announced: Int)
  /// More bytes were sent than a case may send.
  case flooded(limitInBytes: Int)
}

/// What killed a process.
package struct Signal: Equatable, Sendable, CustomStringConvertible {
  /// What lies behind a signal, where that can be told.
  package enum Cause: String, Sendable {
    case stackOverflow = "stack overflow"
    case outOfMemory = "out of memory"
    case exception = "an exception that nobody caught"
  }

  package let number: Int32
  package let cause: Cause?

  package init(_ number: Int32, cause: Cause? = nil) {
    self.number = number
    self.cause = cause
  }

  /// The name as C has it, `SIGSEGV`.
  package var name: String {
    guard let name = unsafe cprocess_signal_name(number) else { return "signal \(number)" }
    return unsafe "SIG" + String(cString: name)
  }

  package var description: String {
    cause.map { "\(name) (\($0.rawValue))" } ?? name
  }
}

extension Signal.Cause {
  init?(flags: UInt32) {
    if flags & UInt32(CPROCESS_EXCEPTION) != 0 {
      self = .exception
    } else if flags & UInt32(CPROCESS_STACK_OVERFLOW) != 0 {
      self = .stackOverflow
    } else if flags & UInt32(CPROCESS_OUT_OF_MEMORY) != 0 {
      self = .outOfMemory
    } else {
      return nil
    }
  }
}

/// A failure of the machinery, never of the code under test.
package enum WorkerFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A system call failed; `errno` is 0 when it gave no reason.
  case system(String, errno: Int32)
  /// The process that cases are forked from ended in the middle of one.
  case workerEnded(ProcessEnd)
  /// The worker and its keeper vanished without a word.
  case vanished
  /// A worker that a case needed could not be prepared.
  indirect case notPrepared(Preparation)

  package var description: String {
    switch self {
    case .system(let deed, let errno):
      errno == 0 ? "\(deed) failed" : "\(deed) failed: error \(errno)"
    case .workerEnded(let end): "the worker that the case was forked from ended: \(end)"
    case .vanished: "the worker was ended from outside"
    case .notPrepared(let preparation): "no worker could be prepared: \(preparation)"
    }
  }
}

/// A process's last word to its parent.
package enum ProcessEnd: Equatable, Sendable, CustomStringConvertible {
  case exited(code: Int32)
  case killed(Signal)

  package var description: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .killed(let signal): signal.description
    }
  }
}

extension ProcessEnd {
  /// Nothing when the wait itself failed.
  init?(_ status: cprocess_status) {
    switch status.kind {
    case Int32(CPROCESS_EXITED): self = .exited(code: status.value)
    case Int32(CPROCESS_KILLED): self = .killed(Signal(status.value))
    default: return nil
    }
  }

  /// The form in which it travels, with the number of processes that were left behind.
  func encoded(leftovers: Int32) -> ArraySlice<UInt8> {
    var bytes: [UInt8] = []
    switch self {
    case .exited(let code):
      bytes.append(littleEndian: Int32(CPROCESS_EXITED))
      bytes.append(littleEndian: code)
    case .killed(let signal):
      bytes.append(littleEndian: Int32(CPROCESS_KILLED))
      bytes.append(littleEndian: signal.number)
    }
    bytes.append(littleEndian: leftovers)
    return bytes[...]
  }

  static func decode(_ bytes: ArraySlice<UInt8>) -> (end: ProcessEnd, leftovers: Int)? {
    let start = bytes.startIndex
    let status = cprocess_status(
      kind: bytes.integer(at: start), value: bytes.integer(at: start + 4))
    guard bytes.count == 12, let end = ProcessEnd(status) else { return nil }
    return (end, Int(bytes.integer(at: start + 8) as Int32))
  }
}
