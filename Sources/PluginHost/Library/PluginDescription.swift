package import ViewTree

/// Who a plugin says it is, when asked without a host.
package struct PluginDescription: Hashable, Sendable {
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Its objects are made without naming a host: one at a time.
    package static let oneHost = Flags(rawValue: 1 << 0)
    /// It starts threads of its own.
    package static let threads = Flags(rawValue: 1 << 1)
  }

  package let id: String
  package let language: String

  /// The versions of the ABI that it speaks, and the one agreed on.
  package let oldest: UInt32
  package let newest: UInt32
  package let chosen: UInt32
  package let flags: Flags
  package let delegates: [DelegateDescription]

  package init(
    id: String, language: String, oldest: UInt32, newest: UInt32, chosen: UInt32, flags: Flags,
    delegates: [DelegateDescription]
  ) {
    self.id = id
    self.language = language
    self.oldest = oldest
    self.newest = newest
    self.chosen = chosen
    self.flags = flags
    self.delegates = delegates
  }

  /// Compares the answer with what the library's ELF note says.
  package func requireAgreement(
    id: String, language: String, versions: ClosedRange<UInt32>
  ) throws(PluginLoadError) {
    for (field, note, answer) in [
      ("id", id, self.id), ("language", language, self.language),
      ("oldest version", "\(versions.lowerBound)", "\(oldest)"),
      ("newest version", "\(versions.upperBound)", "\(newest)"),
    ] where note != answer {
      throw .differsFromNote(field: field, note: note, answer: answer)
    }
  }
}

/// One layout delegate that a plugin can make.
package struct DelegateDescription: Hashable, Sendable {
  package struct Features: OptionSet, Hashable, Sendable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    package static let portraitOnly = Features(rawValue: 1 << 0)
    package static let noWideMode = Features(rawValue: 1 << 1)
  }

  package let id: String
  package let name: String
  package let version: String
  package let summary: String?
  package let features: Features

  /// The smallest map that it is made for; zero for none.
  package let minimum: Size

  package init(
    id: String, name: String, version: String, summary: String?, features: Features,
    minimum: Size
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.summary = summary
    self.features = features
    self.minimum = minimum
  }
}
