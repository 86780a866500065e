import Synchronization
package import ViewTree

/// A call of the plugin's that the host refused, or carried out with a remark.
package struct Misuse: Hashable, Sendable {
  /// As in the headers: "views.insert".
  package let function: String
  package let status: CallStatus
  package let text: String
  package let source: SourceHint?

  /// The innermost call into the plugin that was open: "startGuidance".
  package let during: String?

  /// The views that the call was about, where a rule has to know them.
  package let views: [ViewID]

  package init(
    function: String, status: CallStatus, text: String, source: SourceHint? = nil,
    during: String? = nil, views: [ViewID] = []
  ) {
    self.function = function
    self.status = status
    self.text = text
    self.source = source
    self.during = during
    self.views = views
  }
}

/// Where in the plugin's source a call stands, as the plugin says.
package struct SourceHint: Hashable, Sendable {
  package let file: String
  package let line: Int
  package let column: Int
}

/// A line that the plugin wrote.
package struct LogLine: Hashable, Sendable {
  package enum Level: Int32, Hashable, Sendable {
    case debug = 0
    case info = 1
    case warning = 2
    case error = 3
  }

  package let level: Level
  package let text: String
}

/// A remark of the plugin's about one of its objects.
package struct PluginRemark: Hashable, Sendable {
  /// The object by name, nil for none in particular.
  package let about: String?
  package let text: String
}

/// What a plugin said and did wrong, written from any thread.
final class SessionJournal: Sendable {
  struct Entries {
    var misuses: [Misuse] = []
    var log: [LogLine] = []
    var remarks: [PluginRemark] = []
    var dropped = 0
    var isClosed = false

    /// Work from other threads, not yet taken up by a turn.
    var posted: [PostedWork] = []
  }

  private let entries = Mutex(Entries())
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  func record(_ misuse: Misuse) {
    entries.withLock { entries in
      guard entries.misuses.count < limit else {
        entries.dropped += 1
        return
      }
      entries.misuses.append(misuse)
    }
  }

  func log(_ level: LogLine.Level, _ text: String) {
    entries.withLock { entries in
      guard entries.log.count < limit else {
        entries.dropped += 1
        return
      }
      entries.log.append(LogLine(level: level, text: text))
    }
  }

  func remark(_ text: String, about: String?) {
    entries.withLock { entries in
      guard entries.remarks.count < limit else {
        entries.dropped += 1
        return
      }
      entries.remarks.append(PluginRemark(about: about, text: text))
    }
  }

  func with<Result: Sendable>(_ body: (inout sending Entries) -> sending Result) -> Result {
    entries.withLock(body)
  }
}
