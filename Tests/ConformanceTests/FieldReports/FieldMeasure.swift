import Conformance
import NavigationSim
import ViewTree

/// Reads what an expectation is about from what a run has come to; nil where it isn't there.
struct FieldMeasure {
  let outcome: FieldOutcome
  let expectation: FieldReport.Expectation

  private typealias Value = FieldReport.Value

  func value() -> FieldReport.Value? {
    let words = expectation.of.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    let rest = Array(words.dropFirst())
    return ofRun(first, rest) ?? picture.flatMap { ofPicture($0, first, rest) }
      ?? frame.flatMap { ofFrame($0, first, rest) }
  }

  // MARK: - Moments

  private var picture: FieldPicture? {
    guard let at = expectation.at else { return outcome.pictures["end"] }
    return at == "beside" ? outcome.besideEnd : outcome.pictures[at]
  }

  private var frame: MapFrame? {
    guard let at = expectation.at, at.hasPrefix("call ") else { return picture?.frame }
    return outcome.callPictures[String(at.dropFirst(5))]
  }

  // MARK: - Of the whole run

  private func ofRun(_ name: String, _ words: [String]) -> Value? {
    switch name {
    case "codes": return .numbers(outcome.codes)
    case "findings":
      return .number(
        Double(outcome.findings.count { words.isEmpty || $0.rule == words[0] }))
    case "conflicts":
      return .number(Double(outcome.record.moments.map(\.conflicts.count).max() ?? 0))
    case "objects":
      return outcome.record.liveObjectsAtEnd.map { .number(Double($0)) }
    case "alive": return .number(Double(outcome.alive))
    case "strangers": return .number(Double(outcome.strangers))
    case "beside-calls": return .number(Double(outcome.besideCalls.count))
    default: return nil
    }
  }

  // MARK: - Of a moment

  private func ofPicture(_ picture: FieldPicture, _ name: String, _ words: [String]) -> Value? {
    switch (name, words.first) {
    case ("calls", nil): .words(picture.calls)
    case ("calls", let call?): .number(Double(picture.calls.count { $0 == call }))
    case ("left", "views"): .number(Double(picture.views))
    case ("left", "guides"): .number(Double(picture.guides))
    case ("left", "constraints"): .number(Double(picture.constraints))
    case ("moved", _): moved(in: picture.frame).map { .number($0) }
    default: nil
    }
  }

  private func ofFrame(_ frame: MapFrame, _ name: String, _ words: [String]) -> Value? {
    func number(_ value: Double?) -> Value? { value.map { .number($0) } }
    switch name {
    case "attached":
      return number(words.isEmpty || node(words[0], frame) == nil ? 0 : 1)
    case "visible":
      let node: FrameTree.Node? = words.isEmpty ? nil : node(words[0], frame)
      return number(node.map { $0.isShown && $0.alpha > 0 && !$0.rect.isEmpty ? 1 : 0 } ?? 0)
    case "overlap":
      guard words.count == 2, let one = node(words[0], frame), let two = node(words[1], frame)
      else { return nil }
      let shared = one.rect.intersection(two.rect)
      return number(shared.isEmpty ? 0 : shared.width * shared.height)
    case "above":
      guard words.count == 2, let one = place(words[0], frame), let two = place(words[1], frame)
      else { return nil }
      return number(one > two ? 1 : 0)
    case "shown":
      let stack: FrameTree.Node? = words.isEmpty ? nil : node(words[0], frame)
      return number(stack?.stackShown.map { Double($0) })
    case "wide": return number(frame.isWide ? 1 : 0)
    case "time": return number(frame.time)
    case "camera": return number(camera(frame, words.first))
    case "lanes": return lanes(frame)
    default:
      let parts = name.split(separator: ".").map(String.init)
      guard parts.count == 2, let node = node(parts[0], frame) else { return nil }
      return number(edge(parts[1], of: node.rect))
    }
  }

  // MARK: - Views

  /// A view by its name; "prompt" is the newest one.
  private func node(_ name: String, _ frame: MapFrame) -> FrameTree.Node? {
    place(name, frame).map { frame.tree.nodes[$0] }
  }

  private func place(_ name: String, _ frame: MapFrame) -> Int? {
    frame.tree.nodes.indices.last { index in
      let node = frame.tree.nodes[index]
      guard let provided = frame.provided(node.view) else { return node.name == name }
      return provided.name == name || (name == "prompt" && provided.kind == .prompt)
    }
  }

  private func edge(_ name: String, of rect: Rect) -> Double? {
    switch name {
    case "left": rect.x
    case "top": rect.y
    case "right": rect.maxX
    case "bottom": rect.maxY
    case "width": rect.width
    case "height": rect.height
    case "midX": rect.midX
    case "midY": rect.midY
    default: nil
    }
  }

  /// The most that an edge of any view has moved since another moment; a view that came or went
  /// has moved by a thousand points.
  private func moved(in frame: MapFrame) -> Double? {
    guard let since = expectation.since, let before = outcome.pictures[since]?.frame else {
      return nil
    }
    var most = 0.0
    for node in frame.tree.nodes + before.tree.nodes {
      guard let now = frame.tree[node.view]?.rect, let then = before.tree[node.view]?.rect else {
        most = max(most, 1000)
        continue
      }
      for (one, two) in [
        (now.x, then.x), (now.y, then.y), (now.maxX, then.maxX), (now.maxY, then.maxY),
      ] { most = max(most, abs(one - two)) }
    }
    return most
  }

  private func camera(_ frame: MapFrame, _ part: String?) -> Double? {
    switch part {
    case "x": frame.camera.puck.x
    case "y": frame.camera.puck.y
    case "follows": frame.camera.mode == .following ? 1 : 0
    default: part.flatMap { edge($0, of: frame.camera.frame) }
    }
  }

  /// The lanes in the turn card from left to right: 1 for one to take.
  private func lanes(_ frame: MapFrame) -> Value? {
    guard let card = node("turnCard", frame), let content = frame.content(of: card) else {
      return nil
    }
    let lanes = content.elements.compactMap { element -> (x: Double, isTaken: Bool)? in
      if case .lane(let isTaken) = element.figure { (element.rect.x, isTaken) } else { nil }
    }
    return .numbers(lanes.sorted { $0.x < $1.x }.map { $0.isTaken ? 1 : 0 })
  }
}
