import ViewTree

/// How the built-in layout divides a map: worked out from sizes, before anything is placed.
struct BuiltInArrangement {
  enum Place: Hashable {
    /// The content lies between the header and the footer.
    case between
    /// In a wide map: beside both, on the trailing side.
    case beside
  }

  let place: Place

  /// What the padding adds at each edge, leading and trailing by the direction.
  let padding: DirectionalPadding
  let showsHeader: Bool
  let showsFooter: Bool
  let showsAccessory: Bool
  let showsBar: Bool
  let showsSpeed: Bool
  let showsCompass: Bool

  /// How many buttons besides the compass there is room for.
  let stackRoom: Int

  /// Whether logo, speed widget and an expanded report button don't fit beside each other.
  let isTight: Bool

  struct DirectionalPadding: Hashable {
    var top = 0.0
    var leading = 0.0
    var bottom = 0.0
    var trailing = 0.0
  }

  init(_ map: MapView, accessoryHeight: Double?, promptHeight: Double) {
    let isGuiding = map.phase == .guiding
    let isCar = map.screen.isCar
    let settings = map.settings
    let table = map.sizes
    let size = map.screen.size
    let safe = map.screen.safeArea
    let isLeftToRight = map.tree.direction == .leftToRight
    let given = map.legacy.padding
    padding = DirectionalPadding(
      top: given.top, leading: isLeftToRight ? given.left : given.right, bottom: given.bottom,
      trailing: isLeftToRight ? given.right : given.left)
    showsHeader = isGuiding && !isCar && settings.isNavigationHeaderEnabled
    showsFooter = isGuiding && !isCar && settings.isNavigationFooterEnabled

    // What header, footer and prompt leave, less the transparent margins that lie over it.
    let header = showsHeader ? safe.top + table.turnCardHeight - table.margin : safe.top
    let footer =
      showsFooter
      ? safe.bottom + table.etaHeight(map.textSize) - table.margin : safe.bottom
    let covered = max(footer, promptHeight - (promptHeight > 0 ? table.margin : 0))
    let inner = Size(
      width: size.width - safe.left - safe.right, height: size.height - safe.top - safe.bottom)
    let between = Size(width: inner.width, height: size.height - header - footer)
    let cards = showsHeader || showsFooter ? table.wideCardWidth - table.margin : 0
    let beside = Size(width: inner.width - cards, height: inner.height)
    let isBeside =
      map.isWide && cards > 0 && beside.width > 0 && between.height > 0
      && beside.width * beside.height >= Self.besideShare * between.width * between.height
    place = isBeside ? .beside : .between
    let room = isBeside ? beside : between
    let accessoryRoom = size.height - header - covered - (accessoryHeight ?? 0)
    showsAccessory =
      accessoryHeight != nil && showsHeader && accessoryRoom >= table.builtIn.accessoryMinimumRoom

    let top = (isBeside ? safe.top : header) + padding.top
    let bottom = size.height - (isBeside ? safe.bottom : covered) - padding.bottom
    let taken = showsAccessory && !isBeside ? accessoryHeight ?? 0 : 0
    let height = bottom - top - taken
    let logo = map.currentSize(of: .logo)
    let speed = map.currentSize(of: .speedWidget)
    showsSpeed =
      isGuiding && !isCar && speed.height > 0
      && height >= (isBeside ? logo.height + speed.height : speed.height) - 2 * table.margin
    let barBottom = min(size.height - table.builtIn.progressBarBottom, bottom - logo.height)
    let barRoom = barBottom - max(table.builtIn.progressBarTop, top + taken)
    showsBar =
      isGuiding && !isCar && settings.isNavigationTripProgressBarEnabled
      && size.height >= table.builtIn.progressBarMinimumMap
      && barRoom >= table.builtIn.progressBarMinimumRoom
    let buttons = map.state?.buttons ?? []
    let hasAccessory = map.legacy.accessory != nil && showsHeader
    showsCompass =
      !isCar && !hasAccessory && buttons.contains { $0.type == .compass }
      && height >= table.button.height
    let widest = max(table.button.width, table.expandedReport.width)
    let row = logo.width + (isBeside || !showsSpeed ? 0 : speed.width) + widest
    isTight = row > room.width - padding.leading - padding.trailing
    let corner = showsSpeed ? isBeside ? logo.height + speed.height : speed.height : logo.height
    let column =
      height - table.style.buttonVerticalPadding - (showsCompass ? table.button.height : 0)
      - (isTight ? max(corner, logo.height) : 0)
    let slot = table.button.height + Self.stackSpacing
    stackRoom =
      isCar || slot <= 0 ? 0 : Int(max(0, min(column + Self.stackSpacing, 1e6)) / slot)
  }

  /// Between two buttons of the stack: that of hiding stacks.
  private static let stackSpacing = 8.0

  /// From which share of the area between the cards on the content rather stands beside them: the
  /// column of cards stays whole then, whatever prompt comes.
  private static let besideShare = 0.65
}

extension MapView {
  /// The size that a component has now, zero for one without a size of its own.
  func currentSize(of kind: ComponentKind) -> Size {
    sizes.size(
      of: kind, map: screen.size, safeArea: screen.safeArea, direction: tree.direction,
      speed: speed, showsRecenter: isRecenterShown, textSize: textSize) ?? .zero
  }
}
