import ViewTree

/// The constraints of the built-in layout for one moment.
struct BuiltInConstraints {
  let map: MapView
  let state: NavigationState
  let arrangement: BuiltInArrangement
  let content: GuideID
  let stack: ViewID?
  let compass: ViewID?
  let prompts: [BuiltInLayout.Prompt]

  private var tree: ViewTree { map.tree }
  private var table: SizeTable { map.sizes }
  private var root: LayoutItem { .view(map.view) }
  private var safe: LayoutItem { .guide(tree.systemGuide(.safeArea, of: map.view)) }
  private var room: LayoutItem { .guide(content) }
  private var header: LayoutItem { .guide(map.legacyGuide(.header)) }
  private var footer: LayoutItem { .guide(map.legacyGuide(.footer)) }

  /// Gives way to whatever has to be, and is nearly required otherwise.
  private static let strong = 999.0
  private static let low = 250.0

  var specs: [LayoutConstraintSpec] {
    headerSpecs + footerSpecs + prompts.flatMap(promptSpecs) + contentSpecs + viewportSpecs
      + cornerSpecs + barSpecs + buttonSpecs
  }

  // MARK: - Words

  private func margins(of view: ViewID) -> LayoutItem {
    .guide(tree.systemGuide(.margins, of: view))
  }

  private func item(_ kind: ComponentKind) -> LayoutItem? { state.view(of: kind).map { .view($0) } }

  private func tie(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    to second: LayoutItem, _ other: LayoutAttribute? = nil, plus constant: Double = 0,
    priority: Double = 1000
  ) -> LayoutConstraintSpec {
    LayoutConstraintSpec(
      first, attribute, relation, second, other ?? attribute, constant: constant,
      priority: priority)
  }

  private func zero(_ guide: LayoutItem) -> LayoutConstraintSpec {
    LayoutConstraintSpec(guide, .height, constant: 0)
  }

  // MARK: - Cards

  /// The header with what hangs under it; of no height at the safe area's top when there is none.
  private var headerSpecs: [LayoutConstraintSpec] {
    guard arrangement.showsHeader, let turn = state.view(of: .turnCard) else {
      return [
        tie(header, .leading, to: root), tie(header, .trailing, to: root),
        tie(header, .top, to: safe), zero(header),
      ]
    }
    let card = LayoutItem.view(turn)
    let inner = margins(of: turn)
    var specs = [
      tie(card, .leading, to: safe), tie(card, .top, to: root),
      tie(header, .leading, to: card), tie(header, .trailing, to: card),
      tie(header, .top, to: root),
    ]
    guard arrangement.showsAccessory, let accessory = map.legacy.accessory else {
      return specs + [tie(header, .bottom, to: inner)]
    }
    let below = LayoutItem.view(accessory)
    specs += [
      tie(below, .leading, to: inner), tie(below, .trailing, to: inner),
      tie(below, .top, to: inner, .bottom),
      LayoutConstraintSpec(below, .height, constant: map.legacy.accessoryHeight ?? 0),
      tie(header, .bottom, to: below),
    ]
    return specs
  }

  private var footerSpecs: [LayoutConstraintSpec] {
    guard arrangement.showsFooter, let eta = state.view(of: .etaCard) else {
      return [
        tie(footer, .leading, to: root), tie(footer, .trailing, to: root),
        tie(footer, .bottom, to: safe), zero(footer),
      ]
    }
    let card = LayoutItem.view(eta)
    return [
      tie(card, .leading, to: root), tie(card, .bottom, to: root),
      tie(footer, .leading, to: card), tie(footer, .trailing, to: card),
      tie(footer, .top, to: margins(of: eta)), tie(footer, .bottom, to: root),
    ]
  }

  private func promptSpecs(_ prompt: BuiltInLayout.Prompt) -> [LayoutConstraintSpec] {
    let view = LayoutItem.view(prompt.view)
    return [
      tie(view, .leading, to: safe), tie(view, .bottom, to: root, plus: prompt.offset),
    ]
  }

  // MARK: - Content

  private var contentSpecs: [LayoutConstraintSpec] {
    let padding = arrangement.padding
    switch arrangement.place {
    case .beside:
      let cards = arrangement.showsHeader ? item(.turnCard) : item(.etaCard)
      let column =
        cards.flatMap { tree.view(of: $0) }.map { margins(of: $0) } ?? safe
      return sides(leadingOf: column, .trailing)
        + edge(.top, safe, padding.top, 1) + edge(.bottom, safe, padding.bottom, -1)
    case .between:
      return sides(leadingOf: safe, .leading) + edge(.top, header, padding.top, 1)
        + edge(.bottom, footer, padding.bottom, -1)
        + prompts.map { prompt in
          tie(
            room, .bottom, .atMost, to: margins(of: prompt.view), .top, plus: -added(padding.bottom)
          )
        }
    }
  }

  /// What the padding adds to an edge that something of the SDK's gives.
  private func added(_ padding: Double) -> Double {
    map.legacy.paddingAdjustment == .always ? padding : 0
  }

  private func sides(leadingOf item: LayoutItem, _ attribute: LayoutAttribute)
    -> [LayoutConstraintSpec]
  {
    let padding = arrangement.padding
    switch map.legacy.paddingAdjustment {
    case .always:
      return [
        tie(room, .leading, to: item, attribute, plus: padding.leading),
        tie(room, .trailing, to: safe, plus: -padding.trailing),
      ]
    case .automatic:
      return [
        tie(room, .leading, .atLeast, to: item, attribute),
        tie(room, .leading, .atLeast, to: root, plus: padding.leading),
        tie(room, .leading, to: root, priority: Self.low),
        tie(room, .trailing, .atMost, to: safe),
        tie(room, .trailing, .atMost, to: root, plus: -padding.trailing),
        tie(room, .trailing, to: root, priority: Self.low),
      ]
    case .never:
      return [
        tie(room, .leading, to: root, plus: padding.leading),
        tie(room, .trailing, to: root, plus: -padding.trailing),
      ]
    }
  }

  /// The content's upper or lower edge, at what a header or footer guide leaves.
  ///
  /// The upper one gives way where a map is too low for anything.
  private func edge(
    _ attribute: LayoutAttribute, _ item: LayoutItem, _ padding: Double, _ sign: Double
  ) -> [LayoutConstraintSpec] {
    let isTop = attribute == .top
    let outer: LayoutAttribute = item == safe ? attribute : isTop ? .bottom : .top
    let inward: LayoutRelation = isTop ? .atLeast : .atMost
    switch map.legacy.paddingAdjustment {
    case .always:
      if isTop {
        return [tie(room, .top, to: item, outer, plus: padding, priority: Self.strong)]
      }
      return [
        tie(room, .bottom, .atMost, to: item, outer, plus: -padding),
        tie(room, .bottom, to: root, priority: Self.low),
      ]
    case .automatic:
      return [
        tie(room, attribute, inward, to: item, outer, priority: isTop ? Self.strong : 1000),
        tie(
          room, attribute, inward, to: root, plus: sign * padding,
          priority: isTop ? Self.strong : 1000),
        tie(room, attribute, to: root, priority: Self.low),
      ]
    case .never:
      if isTop { return [tie(room, .top, to: root, plus: padding, priority: Self.strong)] }
      return [
        tie(room, .bottom, .atMost, to: root, plus: -padding),
        tie(room, .bottom, to: root, priority: Self.low),
      ]
    }
  }

  private var viewportSpecs: [LayoutConstraintSpec] {
    guard let viewport = item(.viewport) else { return [] }
    let edges: [LayoutAttribute] = [.leading, .trailing, .top, .bottom]
    return edges.map { tie(viewport, $0, to: room) }
  }

  /// The logo in the lower leading corner, and the speed widget beside or, in a column, above it.
  private var cornerSpecs: [LayoutConstraintSpec] {
    guard let logo = item(.logo) else { return [] }
    var specs = [tie(logo, .leading, to: room), tie(logo, .bottom, to: room)]
    guard arrangement.showsSpeed, let speed = item(.speedWidget) else { return specs }
    switch arrangement.place {
    case .beside: specs += [tie(speed, .leading, to: room), tie(speed, .bottom, to: logo, .top)]
    case .between:
      specs += [tie(speed, .leading, to: logo, .trailing), tie(speed, .bottom, to: room)]
    }
    return specs
  }

  /// The trip progress bar on the leading side, by the numbers of the SDK's guide.
  private var barSpecs: [LayoutConstraintSpec] {
    guard arrangement.showsBar, let bar = item(.tripProgressBar), let logo = item(.logo) else {
      return []
    }
    let numbers = table.builtIn
    var specs = [
      tie(bar, .leading, to: room),
      LayoutConstraintSpec(bar, .width, constant: table.tripProgressBar.width),
      tie(
        bar, .bottom, to: root, plus: -numbers.progressBarBottom, priority: Self.strong),
      tie(bar, .bottom, .atMost, to: logo, .top),
      tie(bar, .top, .atLeast, to: root, plus: numbers.progressBarTop),
      tie(bar, .top, .atLeast, to: room),
      LayoutConstraintSpec(bar, .height, .atMost, constant: numbers.progressBarMaximum),
      LayoutConstraintSpec(
        bar, .height, constant: numbers.progressBarMaximum, priority: Self.strong - 1),
    ]
    if arrangement.showsSpeed, arrangement.place == .beside, let speed = item(.speedWidget) {
      specs.append(tie(bar, .bottom, .atMost, to: speed, .top))
    }
    return specs
  }

  // MARK: - Buttons

  private var buttonSpecs: [LayoutConstraintSpec] {
    let side = table.style.buttonHorizontalPadding - table.buttonMargin
    let gap = table.style.buttonVerticalPadding - table.buttonMargin
    var specs: [LayoutConstraintSpec] = []
    if let compass {
      specs += [
        tie(.view(compass), .trailing, to: room, plus: -side),
        tie(.view(compass), .top, to: room, plus: gap, priority: Self.strong),
        tie(.view(compass), .bottom, .atMost, to: room),
      ]
    }
    guard let stack else { return specs }
    let column = LayoutItem.view(stack)
    specs.append(tie(column, .trailing, to: room, plus: -side))
    if let compass {
      specs.append(
        tie(column, .top, to: .view(compass), .bottom, priority: Self.strong))
    } else {
      specs.append(tie(column, .top, to: room, plus: gap, priority: Self.strong))
    }
    return specs + stackBottom(column)
  }

  private func stackBottom(_ column: LayoutItem) -> [LayoutConstraintSpec] {
    if let guide = ownGuide {
      return [tie(column, .bottom, to: .guide(guide), .top, priority: Self.strong)]
    }
    var specs = [tie(column, .bottom, .atMost, to: room)]
    guard arrangement.isTight else { return specs + [tie(column, .bottom, to: room)] }
    specs.append(tie(column, .bottom, to: room, priority: Self.strong - 1))
    if let logo = item(.logo) { specs.append(tie(column, .bottom, .atMost, to: logo, .top)) }
    if arrangement.showsSpeed, let speed = item(.speedWidget) {
      specs.append(tie(column, .bottom, .atMost, to: speed, .top))
    }
    return specs
  }

  /// The guide that the app has set for the buttons, when it belongs to this map.
  private var ownGuide: GuideID? {
    let which: LegacyGuide =
      arrangement.place == .beside ? .bottomTrailingButtonsAlternate : .bottomTrailingButtons
    let guide =
      which == .bottomTrailingButtons ? map.legacy.buttons : map.legacy.buttonsAlternate
    guard let guide, let owner = tree.view(of: .guide(guide)),
      tree.isDescendant(owner, of: map.view)
    else { return nil }
    return guide
  }
}
