package import NavigationSim
package import Workers

/// What of the suite is run.
package enum Profile: String, Hashable, Sendable, Codable, CaseIterable {
  /// Each situation once.
  case quick
  /// The whole of it.
  case standard
}

/// What a user asks for on the command line.
package struct SuiteOptions: Sendable {
  package var profile = Profile.standard

  /// Screens by name or size; empty for the profile's own.
  package var screens: [String] = []
  package var directions: [String] = []
  package var orientations: [Orientation] = []

  /// Only these rules (or areas), or all but these.
  package var rules: [String] = []
  package var skippedRules: [String] = []

  /// The choices that every scenario begins with: `choice` steps.
  package var choices: [Step] = []

  /// A scenario in place of the walks.
  package var scenario: Scenario?

  /// Just one case, by its id.
  package var caseID: String?
  package var failOn = FailureThreshold.must

  /// Seconds that one call into the plugin may take.
  package var timeout = 10.0
  package var jobs = 2

  /// What the plugin may do beside laying out.
  package var sandbox = Sandbox()

  /// The size table that components follow, and how large the driver wants text.
  package var sizes = SizeTable()

  /// The file that the table comes from, for commands that reproduce a finding.
  package var valuesPath: String?
  package var textSize = ContentSize.standard

  /// Whether the built-in layout is judged, which has car screens too.
  package var isBuiltIn = false
  package init() {}
}
