package import NavigationSim

/// The state machine as a picture: a box for each phase, arrows with event, guard and callbacks.
///
/// Drawn from the table alone, so that picture and simulation can't part.
package struct StateDiagram {
  private let rows: [Transition]

  package init(_ rows: [Transition]) { self.rows = rows.filter { !$0.calls.isEmpty } }

  // Lengths are points of the picture.
  private static let width = 1240.0
  private static let boxes = (left: 420.0, width: 400.0)
  private static let line = 17.0
  private static let gap = 120.0

  /// A box, and where it stands from the top.
  private struct Box {
    let phase: NavigationPhase
    let top: Double
    let lines: [Transition]

    var height: Double { 44 + Double(lines.count) * StateDiagram.line + (lines.isEmpty ? 0 : 8) }
    var bottom: Double { top + height }
    var middle: Double { top + height / 2 }
  }

  private func rows(_ from: NavigationPhase, _ to: NavigationPhase) -> [Transition] {
    rows.filter { $0.from == from && $0.to == to }
  }

  /// The picture as SVG.
  package var svg: String {
    var boxes: [Box] = []
    var top = 24.0
    for phase in NavigationPhase.allCases {
      let box = Box(phase: phase, top: top, lines: rows(phase, phase))
      boxes.append(box)
      top = box.bottom + Self.gap
    }
    let (off, ready, guiding) = (boxes[0], boxes[1], boxes[2])
    let height = guiding.bottom + 24
    var parts = [Self.opening(height)]
    parts += boxes.flatMap(draw)
    parts += down(off, ready) + down(ready, guiding) + up(guiding, ready) + up(ready, off)
    parts += around(from: off, to: guiding, at: 60, isLeft: true)
    parts += around(from: guiding, to: off, at: Self.width - 60, isLeft: false)
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func opening(_ height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(text(width)) \(text(height))" \
    width="\(text(width))" height="\(text(height))" font-family="sans-serif" font-size="13">
    <title>The states of the simulated navigation SDK</title>
    <defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="8" \
    markerHeight="8" orient="auto"><path d="M0,0 L10,5 L0,10 z" fill="#335"/></marker></defs>
    <rect width="100%" height="100%" fill="#fff"/>
    """
  }

  // MARK: - Boxes

  private func draw(_ box: Box) -> [String] {
    let x = Self.text(Self.boxes.left)
    var parts = [
      """
      <rect x="\(x)" y="\(Self.text(box.top))" width="\(Self.text(Self.boxes.width))" \
      height="\(Self.text(box.height))" rx="10" fill="#eef2fb" stroke="#335"/>
      """,
      """
      <text x="\(Self.text(Self.boxes.left + Self.boxes.width / 2))" \
      y="\(Self.text(box.top + 28))" text-anchor="middle" font-size="16" \
      font-weight="bold">\(Self.title(of: box.phase))</text>
      """,
    ]
    for (index, row) in box.lines.enumerated() {
      parts.append(
        label(
          row, x: Self.boxes.left + 20, y: box.top + 52 + Double(index) * Self.line,
          anchor: "start"))
    }
    return parts
  }

  /// The document's name for a phase.
  package static func title(of phase: NavigationPhase) -> String {
    switch phase {
    case .off: "Non-navigation"
    case .ready: "Navigation-ready"
    case .guiding: "Active guidance"
    }
  }

  // MARK: - Arrows

  private func down(_ from: Box, _ to: Box) -> [String] {
    let x = Self.boxes.left + 60
    return arrow("M\(Self.text(x)),\(Self.text(from.bottom)) V\(Self.text(to.top))")
      + labels(
        rows(from.phase, to.phase), x: x - 12, middle: (from.bottom + to.top) / 2, anchor: "end")
  }

  private func up(_ from: Box, _ to: Box) -> [String] {
    let x = Self.boxes.left + Self.boxes.width - 60
    return arrow("M\(Self.text(x)),\(Self.text(from.top)) V\(Self.text(to.bottom))")
      + labels(
        rows(from.phase, to.phase), x: x + 12, middle: (to.bottom + from.top) / 2, anchor: "start")
  }

  /// An arrow past the middle box, with its words where it begins.
  private func around(from: Box, to: Box, at x: Double, isLeft: Bool) -> [String] {
    let edge = isLeft ? Self.boxes.left : Self.boxes.left + Self.boxes.width
    let path =
      "M\(Self.text(edge)),\(Self.text(from.middle)) H\(Self.text(x)) "
      + "V\(Self.text(to.middle)) H\(Self.text(edge))"
    let start = isLeft ? x + 12 : edge + 12
    var parts = arrow(path)
    for (index, row) in rows(from.phase, to.phase).enumerated() {
      let y = from.middle + 20 + Double(index) * 2 * Self.line
      parts.append(words([event(row)], x: start, y: y, anchor: "start"))
      parts.append(words([calls(row)], x: start, y: y + Self.line, anchor: "start"))
    }
    return parts
  }

  private func arrow(_ path: String) -> [String] {
    [
      """
      <path d="\(path)" fill="none" stroke="#335" stroke-width="1.5" marker-end="url(#head)"/>
      """
    ]
  }

  // MARK: - Words

  private func labels(
    _ rows: [Transition], x: Double, middle: Double, anchor: String
  ) -> [String] {
    let first = middle - Double(rows.count - 1) * Self.line / 2 + 4
    return rows.enumerated().map { index, row in
      label(row, x: x, y: first + Double(index) * Self.line, anchor: anchor)
    }
  }

  private func label(_ row: Transition, x: Double, y: Double, anchor: String) -> String {
    words([event(row), calls(row)], x: x, y: y, anchor: anchor)
  }

  private func words(_ parts: [String], x: Double, y: Double, anchor: String) -> String {
    """
    <text x="\(Self.text(x))" y="\(Self.text(y))" text-anchor="\(anchor)">\
    \(parts.joined(separator: " "))</text>
    """
  }

  private func event(_ row: Transition) -> String {
    let guards = row.requires.names
    if guards.isEmpty { return row.event.rawValue }
    return row.event.rawValue
      + " <tspan fill=\"#777\">[\(guards.joined(separator: ", "))]</tspan>"
  }

  private func calls(_ row: Transition) -> String {
    "<tspan fill=\"#1a4fa0\" font-weight=\"bold\">"
      + "\(row.calls.map(\.rawValue).joined(separator: ", "))</tspan>"
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
