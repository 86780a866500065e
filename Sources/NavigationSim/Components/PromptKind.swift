/// What a prompt is about; each kind has a height of its own.
package enum PromptKind: String, Hashable, Sendable, CaseIterable {
  /// An incident on the route, with a question for the driver.
  case incident
  case safetyCamera = "safety-camera"
  case traffic
  case betterRoute = "better-route"
}

/// What a prompt is asked for by: how high its whole frame is, or its kind, which says so.
package enum PromptForm: Hashable, Sendable {
  case height(Double)
  case kind(PromptKind)
}
