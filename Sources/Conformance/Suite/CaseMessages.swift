package import CallTrace
import FoundationEssentials
package import NavigationSim
import ViewTree

/// What crosses between navhost and a worker: JSON with a version, and one kind each way.
package struct CaseRequest: Hashable, Sendable, Codable {
  package var version = 1
  package var id: String
  package var scenario: String
  package var screenName: String
  package var size: [Double]
  package var safeArea: [Double]
  package var turnedSize: [Double]
  package var turnedSafeArea: [Double]
  package var scale: Double
  package var isRightToLeft: Bool
  package var isCar: Bool

  /// The size table's values, in its order.
  package var sizes: [Double]
  package var textSize: ContentSize
  package var delegateIndex: Int

  /// Whether pictures of `snapshot` steps are wanted instead of findings.
  package var wantsSnapshots: Bool

  /// Whether every call between host and plugin is recorded.
  package var isTraced = false

  /// Whether pictures after each step are wanted as well as findings.
  package var wantsFrames = false

  /// The call that is changed on its way, if one is.
  package var change: StandIn.Change?

  /// Whether the process ends as a program ends, so that the plugin's destructors are judged.
  package var endsByExit: Bool

  /// Whether the calls are seen, so that findings get the lines that they blame.
  package var wantsSources = false

  package init(
    _ planned: PlannedCase, sizes: SizeTable, textSize: ContentSize = .standard,
    wantsSnapshots: Bool = false, endsByExit: Bool = false
  ) {
    id = planned.id
    scenario = planned.scenario.text
    screenName = planned.screenName
    size = [planned.screen.size.width, planned.screen.size.height]
    safeArea = Self.list(planned.screen.safeArea)
    turnedSize = [planned.turned.size.width, planned.turned.size.height]
    turnedSafeArea = Self.list(planned.turned.safeArea)
    scale = planned.screen.scale
    isRightToLeft = planned.direction == .rightToLeft
    isCar = planned.screen.isCar
    self.sizes = sizes.values
    self.textSize = textSize
    delegateIndex = 0
    self.wantsSnapshots = wantsSnapshots
    self.endsByExit = endsByExit
  }

  private static func list(_ insets: Insets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  var screen: Screen { screen(size, safeArea) }
  var turned: Screen { screen(turnedSize, turnedSafeArea) }

  var sizeTable: SizeTable {
    var table = SizeTable()
    table.values = sizes
    return table
  }

  private func screen(_ size: [Double], _ insets: [Double]) -> Screen {
    Screen(
      name: screenName, size: Size(width: size[0], height: size[1]),
      safeArea: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]),
      scale: scale, isCar: isCar)
  }

  package func encoded() -> [UInt8] { Wire.encode(self) }
}

/// A finding on its way to navhost.
package struct WireFinding: Hashable, Sendable, Codable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var views: [ViewMention]
  package var step: Int

  /// What it blames; asked for only in a case that is run again.
  package var source: SourceLine?
}

/// What a case came to.
package struct CaseReply: Hashable, Sendable, Codable {
  package var version = 1
  package var findings: [WireFinding] = []

  /// The rules that were judged, and those that were not, with the reason.
  package var judged: [String] = []
  package var skipped: [String: String] = [:]

  /// Why the plugin took no part in the case, or no further part: it refused USE or `make`.
  package var refusal: String?

  /// The pictures of `snapshot` steps, in order: name and text.
  package var snapshots: [[String]] = []

  /// A picture after each step, where they are wanted.
  package var frames: [String] = []

  /// Whether the call that was to be changed was made.
  package var wasChanged = false

  /// Log lines of the plugin's.
  package var log: [String] = []

  /// The plugin's remarks, which reports show.
  package var notes: [String] = []

  package init(findings: [WireFinding] = []) { self.findings = findings }
}

extension CaseReply {
  /// Judges a case by all rules.
  ///
  /// - Parameter source: The line that a finding blames, where that is known.
  mutating func judge(
    _ record: CaseRecord, source: (Finding) -> SourceLine? = { _ in nil }
  ) {
    let judge = Judge.ofAllRules
    findings = judge.judge(record).map {
      WireFinding(
        rule: $0.rule, severity: $0.severity, message: $0.message, views: $0.views, step: $0.step,
        source: source($0))
    }
    let applicability = judge.applicability(record)
    for rule in judge.wantedRules.map(\.id) {
      switch applicability[rule] ?? .passed {
      case .passed: judged.append(rule)
      case .skipped(let reason): skipped[rule] = reason
      }
    }
  }
}

/// What a worker says once it has loaded a plugin, or why it has not.
package struct PreparationMessage: Hashable, Sendable, Codable {
  package var version = 1

  /// Whether calls were to be seen, and the system gives no closures for that.
  package var cannotSeeCalls = false
  package var id = ""
  package var language = ""
  package var oldest: UInt32 = 0
  package var newest: UInt32 = 0
  package var chosen: UInt32 = 0
  package var name = ""
  package var delegateVersion = ""
  package var features: UInt64 = 0

  /// Set when the plugin was not loaded: the reason, in a sentence.
  package var failure: String?

  /// Whether the fault is navhost's own or its environment's.
  package var isHostFault = false

  /// What the plugin did to the process, or was denied, while it was loaded.
  package var findings: [LoadFinding] = []

  /// What of the sandbox this machine has no means for, a sentence each.
  package var missing: [String] = []
}

/// A finding about the loading: there is no case yet, and no step.
package struct LoadFinding: Hashable, Sendable, Codable {
  package var finding: WireFinding
  package var phase: String
}

/// JSON as bytes: sorted keys, so that equal values are equal bytes.
package enum Wire {
  package static func encode<T: Encodable>(_ value: T) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    // Only our own plain types come here, and no number of them is allowed to be infinite.
    guard let data = try? encoder.encode(value) else { return [] }
    return [UInt8](data)
  }

  package static func decode<T: Decodable>(_ type: T.Type, from bytes: [UInt8]) -> T? {
    try? JSONDecoder().decode(type, from: Data(bytes))
  }
}
