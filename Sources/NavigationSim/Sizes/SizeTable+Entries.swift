import ViewTree

/// The table's values by name, as the values file writes them.
extension SizeTable {
  /// One value of the table.
  package struct Entry: Sendable {
    /// As in the file: "turnCard.height".
    package let name: String

    /// What it is, in a line.
    package let help: String
    fileprivate let paths: [any WritableKeyPath<SizeTable, Double> & Sendable]

    fileprivate init(
      _ name: String, _ help: String,
      _ paths: (any WritableKeyPath<SizeTable, Double> & Sendable)...
    ) {
      self.name = name
      self.help = help
      self.paths = paths
    }
  }

  /// Every value, in the order of the file.
  package static let entries: [Entry] = [
    Entry("wide.from", "a map of this width or more is wide", \.wideFrom),
    Entry("wide.cardWidth", "cards and prompts of a wide map", \.wideCardWidth),
    Entry(
      "turnCard.height", "without the safe area; also NavigationStyleValues.headerNominalHeight",
      \.turnCardHeight, \.style.headerNominalHeight),
    Entry("etaCard.height", "without the safe area, at text size L", \.etaCardHeight),
    Entry("etaCard.textHeight", "the part of it that grows with the text size", \.etaTextHeight),
    Entry("logo.width", "the Google logo", \.logo.width),
    Entry("logo.height", "the Google logo", \.logo.height),
    Entry("recenter.width", "the logo as the re-center button", \.recenter.width),
    Entry("recenter.height", "the logo as the re-center button", \.recenter.height),
    Entry("button.width", "compass, report and other buttons", \.button.width),
    Entry("button.height", "compass, report and other buttons", \.button.height),
    Entry("expandedReport.width", "the report button with its word", \.expandedReport.width),
    Entry("expandedReport.height", "the report button with its word", \.expandedReport.height),
    Entry("expandedReport.seconds", "how long it stays so", \.reportCollapsesAfter),
    Entry("tripProgressBar.width", "what the bar wants to be", \.tripProgressBar.width),
    Entry("tripProgressBar.height", "what the bar wants to be", \.tripProgressBar.height),
    Entry("speedWidget.current.width", "with the speed alone", \.currentSpeed.width),
    Entry("speedWidget.current.height", "with the speed alone", \.currentSpeed.height),
    Entry("speedWidget.limit.width", "with the limit alone", \.speedLimit.width),
    Entry("speedWidget.limit.height", "with the limit alone", \.speedLimit.height),
    Entry("speedWidget.both.width", "with speed and limit", \.bothSpeeds.width),
    Entry("speedWidget.both.height", "with speed and limit", \.bothSpeeds.height),
    Entry("prompt.incident.height", "without the safe area", \.incidentPrompt),
    Entry("prompt.safetyCamera.height", "without the safe area", \.safetyCameraPrompt),
    Entry("prompt.traffic.height", "without the safe area", \.trafficPrompt),
    Entry("prompt.betterRoute.height", "without the safe area", \.betterRoutePrompt),
    Entry("margin", "the transparent margin of all but buttons", \.margin),
    Entry("buttonMargin", "the transparent margin of buttons", \.buttonMargin),
    Entry(
      "style.buttonHorizontalPadding", "NavigationStyleValues", \.style.buttonHorizontalPadding),
    Entry("style.buttonVerticalPadding", "NavigationStyleValues", \.style.buttonVerticalPadding),
    Entry("style.defaultCornerRadius", "NavigationStyleValues", \.style.defaultCornerRadius),
    Entry(
      "style.elementHorizontalPadding", "NavigationStyleValues", \.style.elementHorizontalPadding),
    Entry(
      "style.headerFooterHorizontalPadding", "NavigationStyleValues",
      \.style.headerFooterHorizontalPadding),
    Entry("style.headerTopPadding", "NavigationStyleValues", \.style.headerTopPadding),
    Entry(
      "builtIn.progressBar.bottom", "the bar's lower end above the map's bottom",
      \.builtIn.progressBarBottom),
    Entry(
      "builtIn.progressBar.top", "the bar's upper end below the map's top, at least",
      \.builtIn.progressBarTop),
    Entry(
      "builtIn.progressBar.maximum", "the bar's height, at most", \.builtIn.progressBarMaximum),
    Entry(
      "builtIn.progressBar.minimumMap", "no bar on a map less high",
      \.builtIn.progressBarMinimumMap),
    Entry(
      "builtIn.progressBar.minimumRoom", "no bar with less room for it",
      \.builtIn.progressBarMinimumRoom),
    Entry(
      "builtIn.accessory.minimumRoom", "no header accessory with less height left below it",
      \.builtIn.accessoryMinimumRoom),
    Entry("builtIn.prompt.seconds", "how long a prompt slides", \.builtIn.promptDuration),
  ]

  /// A value by its name; nil for a name that there isn't.
  package subscript(_ name: String) -> Double? {
    Self.entries.first { $0.name == name }?.paths.first.map { self[keyPath: $0] }
  }

  /// All values in the order of ``entries``.
  package var values: [Double] {
    get { Self.entries.map { entry in entry.paths.first.map { self[keyPath: $0] } ?? 0 } }
    set {
      for (entry, value) in zip(Self.entries, newValue) {
        for path in entry.paths { self[keyPath: path] = value }
      }
    }
  }

  /// The longest length that a table takes, in points (or seconds).
  package static let longest = 10_000.0

  /// Replaces one value.
  package mutating func set(_ name: String, to value: Double) throws(SizeTableError) {
    guard let entry = Self.entries.first(where: { $0.name == name }) else { throw .unknown(name) }
    guard value.isFinite else { throw .notFinite(name) }
    guard value >= 0 else { throw .negative(name, value) }
    guard value <= Self.longest else { throw .tooLong(name, value) }
    for path in entry.paths { self[keyPath: path] = value }
  }
}

/// Why a table doesn't take a value.
package enum SizeTableError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknown(String)
  case notFinite(String)
  case negative(String, Double)
  case tooLong(String, Double)

  package var description: String {
    switch self {
    case .unknown(let name): "there is no value \"\(name)\""
    case .notFinite(let name): "\(name) is not a finite number"
    case .negative(let name, let value): "\(name) is \(value), below 0"
    case .tooLong(let name, let value): "\(name) is \(value), more than \(SizeTable.longest)"
    }
  }
}
