package import ViewTree

/// The measures that Google doesn't publish: one table, ours, replaceable as a whole.
///
/// Lengths are points. A test that depends on one of these numbers depends on our choice; verdicts
/// must not, and are tested with the table scaled.
package struct SizeTable: Hashable, Sendable {
  /// From this width on the map is wide, and the cards stand beside the map's content.
  package var wideFrom = 600.0

  /// The width of cards and prompts in a wide map.
  package var wideCardWidth = 375.0

  /// Without the safe area, which a card at the edge adds to its height.
  package var turnCardHeight = 96.0
  package var etaCardHeight = 76.0

  /// The part of the ETA card's height that its text takes, and that grows with the text size.
  package var etaTextHeight = 40.0
  package var logo = Size(width: 88, height: 32)
  package var recenter = Size(width: 132, height: 48)
  package var button = Size(width: 48, height: 48)
  package var expandedReport = Size(width: 120, height: 48)

  /// How long the report button stays expanded after guidance starts, in seconds.
  package var reportCollapsesAfter = 3.0
  package var tripProgressBar = Size(width: 12, height: 200)
  package var currentSpeed = Size(width: 64, height: 64)
  package var speedLimit = Size(width: 64, height: 76)
  package var bothSpeeds = Size(width: 64, height: 132)

  /// Prompts by kind, without the safe area, to which they reach down.
  package var incidentPrompt = 148.0
  package var safetyCameraPrompt = 88.0
  package var trafficPrompt = 112.0
  package var betterRoutePrompt = 164.0

  /// The transparent margin inside the frame of cards, prompts, logo and speed widget.
  package var margin = 8.0
  package var buttonMargin = 4.0
  package var style = StyleValues()
  package var builtIn = BuiltInValues()

  package init() {}

  /// All lengths times a factor; the width from which a map is wide stays.
  package func scaled(by factor: Double) -> SizeTable {
    var table = self
    table.wideCardWidth *= factor
    table.turnCardHeight *= factor
    table.etaCardHeight *= factor
    table.etaTextHeight *= factor
    table.logo = Self.scale(logo, factor)
    table.recenter = Self.scale(recenter, factor)
    table.button = Self.scale(button, factor)
    table.expandedReport = Self.scale(expandedReport, factor)
    table.tripProgressBar = Self.scale(tripProgressBar, factor)
    table.currentSpeed = Self.scale(currentSpeed, factor)
    table.speedLimit = Self.scale(speedLimit, factor)
    table.bothSpeeds = Self.scale(bothSpeeds, factor)
    table.incidentPrompt *= factor
    table.safetyCameraPrompt *= factor
    table.trafficPrompt *= factor
    table.betterRoutePrompt *= factor
    table.margin *= factor
    table.buttonMargin *= factor
    table.style = style.scaled(by: factor)
    table.builtIn = builtIn.scaled(by: factor)
    return table
  }

  private static func scale(_ size: Size, _ factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  // MARK: - What follows from the map

  package func isWide(_ map: Size) -> Bool { map.width >= wideFrom }

  /// The size of a component on a map, nil for one without a size of its own.
  package func size(
    of kind: ComponentKind, map: Size, safeArea: Insets, direction: LayoutDirection,
    speed: SpeedReading, showsRecenter: Bool, textSize: ContentSize = .standard
  ) -> Size? {
    let isWide = isWide(map)
    let leading = direction == .leftToRight ? safeArea.left : safeArea.right
    let inside = max(0, map.width - safeArea.left - safeArea.right)
    switch kind {
    case .turnCard:
      return Size(width: isWide ? wideCardWidth : inside, height: turnCardHeight + safeArea.top)
    case .etaCard:
      return Size(
        width: isWide ? wideCardWidth + leading : map.width,
        height: etaHeight(textSize) + safeArea.bottom)
    case .prompt: return Size(width: isWide ? wideCardWidth : inside, height: 0)
    case .logo: return showsRecenter ? recenter : logo
    case .speedWidget:
      // The SDK hides both readings while the re-center button shows.
      switch showsRecenter ? .none : speed {
      case .none: return .zero
      case .current: return currentSpeed
      case .limit: return speedLimit
      case .both: return bothSpeeds
      }
    case .viewport, .tripProgressBar, .button: return nil
    }
  }

  package func height(of prompt: PromptKind) -> Double {
    switch prompt {
    case .incident: incidentPrompt
    case .safetyCamera: safetyCameraPrompt
    case .traffic: trafficPrompt
    case .betterRoute: betterRoutePrompt
    }
  }

  /// The ETA card's height without the safe area: its text grows, the space around it doesn't.
  ///
  /// Text smaller than usual leaves the card as it is.
  package func etaHeight(_ textSize: ContentSize) -> Double {
    etaCardHeight + (etaTextHeight * max(0, textSize.factor - 1)).rounded()
  }

  /// The transparent margins of a component: its frame less these is what the eye sees.
  ///
  /// The side of a card or prompt that lies on the map's edge has none: there it reaches into the
  /// safe area.
  package func margins(of kind: ComponentKind) -> Insets {
    switch kind {
    case .turnCard: Insets(top: 0, left: margin, bottom: margin, right: margin)
    case .etaCard, .prompt: Insets(top: margin, left: margin, bottom: 0, right: margin)
    case .logo, .speedWidget: Insets(margin)
    case .button: Insets(buttonMargin)
    case .viewport, .tripProgressBar: .zero
    }
  }
}

/// The measures that a delegate can ask for by name (`NavigationStyleValues`), in points.
package struct StyleValues: Hashable, Sendable {
  package var buttonHorizontalPadding = 8.0
  package var buttonVerticalPadding = 8.0
  package var defaultCornerRadius = 12.0
  package var elementHorizontalPadding = 12.0
  package var headerFooterHorizontalPadding = 8.0
  package var headerNominalHeight = 96.0
  package var headerTopPadding = 8.0
  package init() {}

  func scaled(by factor: Double) -> StyleValues {
    var values = self
    values.buttonHorizontalPadding *= factor
    values.buttonVerticalPadding *= factor
    values.defaultCornerRadius *= factor
    values.elementHorizontalPadding *= factor
    values.headerFooterHorizontalPadding *= factor
    values.headerNominalHeight *= factor
    values.headerTopPadding *= factor
    return values
  }

  /// A value by its number in the C ABI.
  package subscript(_ number: Int) -> Double? {
    switch number {
    case 1: buttonHorizontalPadding
    case 2: buttonVerticalPadding
    case 3: defaultCornerRadius
    case 4: elementHorizontalPadding
    case 5: headerFooterHorizontalPadding
    case 6: headerNominalHeight
    case 7: headerTopPadding
    default: nil
    }
  }
}
