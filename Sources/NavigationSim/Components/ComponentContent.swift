package import ViewTree

/// What the SDK draws inside a component, for pictures.
///
/// It is no view: a delegate can't reach it, and no rule counts it. Sizes never depend on it.
package struct ComponentContent: Hashable, Sendable {
  package enum Figure: Hashable, Sendable {
    /// Words in a font, at the leading edge of their rectangle.
    case text(String, Font)
    /// A plain area, such as the part of the way that is done.
    case fill
    case arrow
    case compass
    /// A lane of the road, and whether it is one to take.
    case lane(isTaken: Bool)
  }

  package struct Element: Hashable, Sendable {
    package let figure: Figure

    /// On the map, in points.
    package let rect: Rect

    /// What the app has set; nil for the SDK's own.
    package var color: Color?
  }

  /// Of the component itself, where the app has set one.
  package var background: Color?
  package let elements: [Element]

  /// The words, in reading order.
  package var words: [String] {
    elements.compactMap { element in
      if case .text(let words, _) = element.figure { words } else { nil }
    }
  }
}

/// What the contents of components depend on.
package struct ContentState: Hashable, Sendable {
  package let maneuver: Maneuver

  /// Never, but for a fault.
  let mirrorsLanes: Bool

  /// The part of the trip that is done, from 0 to 1.
  package let progress: Double
  package let speed: SpeedReading
  package let textSize: ContentSize
  package let fonts: [HeaderFont: Font]
  package let colors: [HeaderColor: Color]
}

extension MapFrame {
  /// What is drawn inside a view; nil for what is no component with a content.
  package func content(of node: FrameTree.Node) -> ComponentContent? {
    guard let item = provided(node.view), node.isShown else { return nil }
    let box = visualRect(of: node)
    guard !box.isEmpty else { return nil }
    let painter = ContentPainter(box: box, direction: direction, state: content)
    let elements: [ComponentContent.Element]
    switch item.kind {
    case .viewport: return nil
    case .turnCard: elements = painter.turnCard(below: screen.safeArea.top)
    case .etaCard: elements = painter.etaCard
    case .tripProgressBar: elements = painter.progressBar
    case .speedWidget: elements = painter.speedWidget
    case .logo:
      let isRecenter = node.rect.size == sizes.recenter
      elements = [painter.words(isRecenter ? "Re-center" : "Google", 16, at: 0)]
    case .button:
      elements = painter.button(item.buttonType, isExpanded: node.rect.width > sizes.button.width)
    case .prompt: elements = [painter.words(Self.title(of: item.promptForm), 17, at: 12)]
    }
    let background = item.kind == .turnCard ? content.colors[.primaryBackground] : nil
    return ComponentContent(background: background, elements: elements)
  }

  private static func title(of form: PromptForm?) -> String {
    switch form {
    case .kind(.incident): "Is the crash still there?"
    case .kind(.safetyCamera): "Speed camera ahead"
    case .kind(.traffic): "Slow traffic ahead"
    case .kind(.betterRoute): "A faster route is available"
    case .height, nil: "Prompt"
    }
  }
}

/// Lays the contents of one component out in what is seen of it.
private struct ContentPainter {
  let box: Rect
  let direction: LayoutDirection
  let state: ContentState

  private typealias Element = ComponentContent.Element
  private static let padding = 12.0

  /// A rectangle measured from the leading upper corner.
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    let left = direction == .leftToRight ? box.x + x : box.maxX - x - width
    return Rect(x: left, y: box.y + y, width: width, height: height)
  }

  func words(
    _ text: String, _ size: Double, at y: Double, from x: Double = ContentPainter.padding,
    font: Font? = nil, color: HeaderColor? = nil
  ) -> ComponentContent.Element {
    let font = font ?? Font(size: size)
    return Element(
      figure: .text(text, font),
      rect: rect(x, y, max(0, box.width - x - Self.padding), font.size * 1.25),
      color: color.flatMap { state.colors[$0] })
  }

  private func font(_ which: HeaderFont) -> Font { state.fonts[which] ?? which.standard }

  func turnCard(below top: Double) -> [ComponentContent.Element] {
    var elements = [
      Element(
        figure: .arrow, rect: rect(Self.padding, top + 12, 44, 44),
        color: state.colors[.largeManeuverIcon])
    ]
    elements.append(
      words(
        state.maneuver.distance, 0, at: top + 8, from: 68, font: font(.distanceValue),
        color: .distanceValueText))
    elements.append(
      words(
        state.maneuver.road, 0, at: top + 42, from: 68, font: font(.instructionsSecondRow),
        color: .instructionsText))
    let lanes = state.maneuver.lanes
    let isMirrored = state.mirrorsLanes && direction == .rightToLeft
    for (place, isTaken) in (isMirrored ? lanes.reversed() : lanes).enumerated() {
      // From the left in both directions: the road isn't mirrored.
      elements.append(
        Element(
          figure: .lane(isTaken: isTaken),
          rect: Rect(
            x: box.midX + Double(place) * 24, y: box.y + top + 8, width: 20, height: 28),
          color: isTaken ? state.colors[.guidanceRecommendedLane] : nil))
    }
    return elements
  }

  var etaCard: [ComponentContent.Element] {
    let size = 17 * max(1, state.textSize.factor)
    return [
      words("12 min", 0, at: 10, font: Font(size: size, weight: 700)),
      words("5.2 km · 10:42", 0, at: 10 + size * 1.25, font: Font(size: size * 0.8)),
    ]
  }

  /// The way done grows from the lower end.
  var progressBar: [ComponentContent.Element] {
    let height = box.height * min(max(state.progress, 0), 1)
    return [
      Element(figure: .fill, rect: rect(0, box.height - height, box.width, height))
    ]
  }

  var speedWidget: [ComponentContent.Element] {
    let limit = words("50", 0, at: 8, font: Font(size: 24, weight: 700))
    let current = words("47 km/h", 16, at: state.speed == .both ? 76 : 8)
    switch state.speed {
    case .none: return []
    case .current: return [current]
    case .limit: return [limit]
    case .both: return [limit, current]
    }
  }

  func button(_ type: ButtonType?, isExpanded: Bool) -> [ComponentContent.Element] {
    if type == .compass { return [Element(figure: .compass, rect: box)] }
    guard type == .reporting, isExpanded else { return [] }
    return [words("Report", 16, at: 10, from: 36)]
  }
}
