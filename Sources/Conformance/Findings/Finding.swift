package import ViewTree

/// How much a broken rule weighs.
package enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Breaks the contract.
  case must
  /// Advice.
  case should
  /// Worth knowing.
  case note

  private var rank: Int { self == .must ? 2 : self == .should ? 1 : 0 }
  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}

/// Where a rule comes from, so that nobody is accused in another's name.
package enum RuleSource: String, Hashable, Sendable, Codable {
  /// A sentence of the layout-customization document.
  case doc
  /// Ours.
  case house
}

/// A view that a finding speaks of: its name and its rectangle on the map.
package struct ViewMention: Hashable, Sendable, Codable {
  package let name: String

  /// x, y, width, height, in points of the map.
  package let rect: [Double]

  package init(name: String, rect: Rect) {
    self.name = name
    self.rect = [rect.x, rect.y, rect.width, rect.height]
  }
}

/// One breach of a rule, found at one moment.
package struct Finding: Hashable, Sendable {
  package var rule: String
  package var severity: Severity
  package var message: String
  package var views: [ViewMention]

  /// The views concerned, in the order of ``views``: by them several findings are seen to be one.
  package var subjects: [ViewID]

  /// What it is about where that is no view: findings on different topics stay apart.
  package var topic: String?

  /// Whose doing it is, the most to blame first.
  package var suspects: [Suspect] = []

  /// The place in ``CaseRecord/steps`` of the step it was found at.
  package var step: Int

  /// How often the case shows the same breach.
  package var count = 1

  /// What else is wrong only because of this, as "rule: message".
  package var consequences: [String] = []

  package init(
    rule: String, severity: Severity, message: String, views: [ViewMention] = [],
    subjects: [ViewID] = [], step: Int
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.views = views
    self.subjects = subjects
    self.step = step
  }
}
