import NavigationSim
import Workers

/// The first line of a journal: what its cases depend on.
///
/// What only says how they are told (`--rule`, `--skip`, `--fail-on`, `--report`) or how fast they come
/// (`--jobs`) isn't among it.
package struct JournalHeader: Hashable, Sendable, Codable {
  package static let format = "navhost-journal"
  package static let newestVersion = 1

  /// Comes first when the keys are sorted, so that a journal is known by how it begins.
  package private(set) var format = JournalHeader.format
  package private(set) var version = JournalHeader.newestVersion

  /// The version of navhost, and the ``Fingerprint`` of its file.
  package var navhost: String
  package var navhostFile: String
  package var libraries: [Library]

  /// By the names that they have on the command line.
  package var options: [String: String]

  /// The ``Fingerprint`` of all that is asked of the plugin.
  package var plan: String

  package struct Library: Hashable, Sendable, Codable {
    package var path: String

    /// Its ``Fingerprint``; nil for what can't be read.
    package var file: String?

    package init(path: String, file: String?) {
      self.path = path
      self.file = file
    }
  }

  package init(
    navhost: String, navhostFile: String, libraries: [Library], options: SuiteOptions,
    plan: CasePlan
  ) {
    self.navhost = navhost
    self.navhostFile = navhostFile
    self.libraries = libraries
    self.options = options.shaping
    var fingerprint = Fingerprint()
    for planned in plan.cases {
      fingerprint.add(
        CaseRequest(planned, sizes: options.sizes, textSize: options.textSize).encoded()[...])
    }
    self.plan = fingerprint.description
  }

  /// What keeps cases of an earlier journal from being cases of this one: a sentence, or nothing.
  package func difference(from earlier: JournalHeader) -> String? {
    if earlier.version != version {
      return "its format is version \(earlier.version), and this navhost writes \(version)"
    }
    if earlier.navhost != navhost {
      return "it was written by version \(earlier.navhost) of navhost, and this is \(navhost)"
    }
    if earlier.navhostFile != navhostFile { return "it was written by another build of navhost" }
    if earlier.libraries.count != libraries.count {
      return "it is of \(earlier.libraries.count) libraries, and this run of \(libraries.count)"
    }
    for (old, new) in zip(earlier.libraries, libraries) where old.file != new.file {
      return old.path == new.path
        ? "\(new.path) has changed since" : "it is of \(old.path), and this run of \(new.path)"
    }
    for name in Set(earlier.options.keys).union(options.keys).sorted()
    where earlier.options[name] != options[name] {
      let (old, new) = (earlier.options[name], options[name])
      return "--\(name) was \(old ?? "not given"), and is \(new ?? "not given")"
    }
    return earlier.plan == plan ? nil : "its cases are others"
  }
}

extension SuiteOptions {
  /// The options that a case's outcome depends on, those that were given, as the command line has them.
  fileprivate var shaping: [String: String] {
    var list = [
      "profile": profile.rawValue, "timeout": "\(timeout)", "text-size": textSize.rawValue,
      "values": Fingerprint(Wire.encode(sizes.values)).description,
    ]
    list["screen"] = screens.isEmpty ? nil : screens.joined(separator: " ")
    list["direction"] = directions.isEmpty ? nil : directions.joined(separator: " ")
    list["orientation"] =
      orientations.isEmpty ? nil : orientations.map(\.rawValue).joined(separator: " ")
    list["choice"] = choices.isEmpty ? nil : Scenario(steps: choices).text
    list["scenario"] = scenario?.text
    list["case"] = caseID
    let allowed =
      (sandbox.allowsNetwork ? ["net"] : []) + (sandbox.allowsPrograms ? ["exec"] : [])
      + sandbox.writable.map { "write=\($0)" }
    list["allow"] = allowed.isEmpty ? nil : allowed.joined(separator: ",")
    return list
  }
}
