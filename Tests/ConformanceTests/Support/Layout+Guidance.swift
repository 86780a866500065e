import NavigationSim
import ViewTree

/// The layout of guidance, in its narrow and its wide form.
extension Layout {
  /// The views of guidance by what they are.
  struct Views {
    let turn: LayoutItem
    let eta: LayoutItem
    let bar: LayoutItem
    let speed: LayoutItem
    let logo: LayoutItem
    let viewport: LayoutItem
    let stack: LayoutItem
    let banner: LayoutItem
  }

  func showGuidance(_ state: NavigationState) {
    guard let turn = state.view(of: .turnCard), let eta = state.view(of: .etaCard),
      let bar = state.view(of: .tripProgressBar), let speed = state.view(of: .speedWidget),
      let logo = state.view(of: .logo), let viewport = state.view(of: .viewport)
    else { return }
    var part = Part()
    let stack = makeStack(state, in: &part)
    let banner = makeView("orderBanner")
    part.made += [stack, banner]
    part.views = [viewport, banner, turn, eta, bar, stack, speed, logo]
    if defect == .bannerOverTurnCard { part.views.swapAt(1, 2) }
    if defect == .viewportLeftOutInGuidance { part.views.removeFirst() }
    insert(part.views)
    if defect == .speedWidgetInEtaCard { try? tree.insert(speed, into: eta) }
    guidance = part
    addDefects(logo: logo, viewport: viewport, speed: speed)
    placeGuidance(
      isWide: state.isWide && defect != .narrowLayoutInWideMap && defect != .narrowAtStart)
  }

  func hideGuidance() {
    var kept: [ViewID] = []
    if defect == .turnCardStaysAfterStop {
      kept = guidance.views.filter { tree.contains(.view($0)) && tree.views[$0].name == "turnCard" }
    }
    let logo = guidance.views.last
    if let logo, tree.contains(.view(logo)) {
      tree.setLook(of: logo) { $0.isHidden = false }
      tree.setTransform(.identity, of: logo)
    }
    if defect == .bannerIsNeverFreed, let banner = guidance.made.last {
      tree.retain(.view(banner))
    }
    if defect == .readyBeforeGuidanceIsGone {
      // Logo and viewport have moved on to the navigation-ready layout.
      kept += guidance.views.filter { ready.views.contains($0) }
    }
    remove(&guidance, except: kept)
  }

  func adapt(to state: NavigationState) {
    guard !guidance.isEmpty else { return }
    drop(guidance.constraints)
    placeGuidance(isWide: state.isWide && defect != .narrowLayoutInWideMap)
  }

  var views: Views? {
    func item(_ name: String) -> LayoutItem? {
      guidance.views.first { tree.contains(.view($0)) && tree.views[$0].name == name }
        .map { .view($0) }
    }
    guard let turn = item("turnCard"), let eta = item("etaCard"), let bar = item("tripProgressBar"),
      let speed = item("speedWidget"), let logo = item("googleLogo"), let stack = item("buttons"),
      let banner = item("orderBanner")
    else { return nil }
    let viewport = item("viewport") ?? stack
    return Views(
      turn: turn, eta: eta, bar: bar, speed: speed, logo: logo, viewport: viewport, stack: stack,
      banner: banner)
  }

  private func placeGuidance(isWide: Bool) {
    guard let views else { return }
    var specs = cards(views) + floating(views)
    specs += isWide ? wide(views) : narrow(views)
    specs += defects(views, isWide: isWide)
    guidance.constraints = make(altered(specs))
    spoilLook()
  }

  private func cards(_ views: Views) -> [LayoutConstraintSpec] {
    let side: LayoutAttribute =
      defect == .cardsOnTrailingSide && map.isWide ? .trailing : .leading
    var specs = [
      LayoutConstraintSpec(views.turn, side, .equal, safe, side),
      LayoutConstraintSpec(views.turn, .top, .equal, root, .top),
      LayoutConstraintSpec(views.eta, .leading, .equal, root, .leading),
      LayoutConstraintSpec(views.eta, .bottom, .equal, root, .bottom),
      LayoutConstraintSpec(views.banner, .leading, .equal, views.turn, .leading),
      LayoutConstraintSpec(views.banner, .width, .equal, views.turn, .width),
      LayoutConstraintSpec(views.banner, .height, constant: 32),
    ]
    if defect == .bannerOverTurnCard {
      specs.append(LayoutConstraintSpec(views.banner, .bottom, .equal, views.turn, .bottom))
    } else {
      specs.append(LayoutConstraintSpec(views.banner, .top, .equal, views.turn, .bottom))
    }
    return specs
  }

  /// What stands in the viewport, wherever that is.
  private func floating(_ views: Views) -> [LayoutConstraintSpec] {
    var specs = [
      LayoutConstraintSpec(views.stack, .trailing, .equal, safe, .trailing),
      LayoutConstraintSpec(views.speed, .bottom, .equal, views.logo, .bottom),
      LayoutConstraintSpec(views.bar, .bottom, .atMost, views.logo, .top),
    ]
    if views.viewport != views.stack {
      specs += [
        LayoutConstraintSpec(views.viewport, .trailing, .equal, safe, .trailing),
        LayoutConstraintSpec(views.bar, .top, .equal, views.viewport, .top),
        LayoutConstraintSpec(views.stack, .top, .equal, views.viewport, .top),
      ]
    } else {
      specs += [
        LayoutConstraintSpec(views.bar, .top, .equal, views.stack, .top),
        LayoutConstraintSpec(views.stack, .top, .equal, views.banner, .bottom),
      ]
    }
    switch defect {
    case .progressBarOverEdge:
      specs.append(
        LayoutConstraintSpec(views.bar, .leading, .equal, root, .leading, constant: -6))
    case .logoOutside:
      specs.append(LayoutConstraintSpec(views.bar, .leading, .equal, root, .leading))
    default:
      specs.append(LayoutConstraintSpec(views.bar, .leading, .equal, views.logo, .leading))
    }
    specs.append(
      defect == .speedWidgetOverLogo
        ? LayoutConstraintSpec(views.speed, .leading, .equal, views.logo, .leading)
        : LayoutConstraintSpec(views.speed, .leading, .equal, views.logo, .trailing))
    return specs
  }

  private func narrow(_ views: Views) -> [LayoutConstraintSpec] {
    var specs = [
      LayoutConstraintSpec(bottomGuide, .bottom, .atMost, views.eta, .top),
      LayoutConstraintSpec(views.stack, .bottom, .equal, bottomGuide, .top),
    ]
    if defect == .logoIgnoresPrompt {
      specs.append(LayoutConstraintSpec(views.logo, .bottom, .equal, views.eta, .top))
    } else {
      specs.append(LayoutConstraintSpec(views.logo, .bottom, .equal, bottomGuide, .top))
    }
    if defect != .logoOutside {
      specs.append(LayoutConstraintSpec(views.logo, .leading, .equal, safe, .leading))
    }
    guard views.viewport != views.stack else { return specs }
    specs += [
      LayoutConstraintSpec(views.viewport, .leading, .equal, safe, .leading),
      LayoutConstraintSpec(views.viewport, .top, .equal, views.banner, .bottom),
    ]
    switch defect {
    case .viewportIgnoresPrompt:
      specs.append(LayoutConstraintSpec(views.viewport, .bottom, .equal, views.eta, .top))
    case .viewportUnderEtaCard:
      specs.append(
        LayoutConstraintSpec(views.viewport, .bottom, .equal, bottomGuide, .top, constant: 30))
    default: specs.append(LayoutConstraintSpec(views.viewport, .bottom, .equal, bottomGuide, .top))
    }
    return specs
  }

  private func wide(_ views: Views) -> [LayoutConstraintSpec] {
    let frame = views.viewport
    if frame == views.stack {
      return [
        LayoutConstraintSpec(views.stack, .bottom, .equal, safe, .bottom),
        LayoutConstraintSpec(views.logo, .bottom, .equal, safe, .bottom),
        LayoutConstraintSpec(views.logo, .leading, .equal, views.turn, .trailing),
      ]
    }
    var specs = [
      defect == .cardsOnTrailingSide
        ? LayoutConstraintSpec(frame, .top, .equal, views.banner, .bottom)
        : LayoutConstraintSpec(frame, .top, .equal, safe, .top),
      LayoutConstraintSpec(frame, .bottom, .equal, safe, .bottom),
      LayoutConstraintSpec(views.stack, .bottom, .equal, frame, .bottom),
      LayoutConstraintSpec(views.logo, .bottom, .equal, frame, .bottom),
    ]
    specs.append(
      defect == .cardsOnTrailingSide
        ? LayoutConstraintSpec(frame, .leading, .equal, views.eta, .trailing)
        : LayoutConstraintSpec(frame, .leading, .equal, views.turn, .trailing))
    if defect != .logoOutside {
      specs.append(LayoutConstraintSpec(views.logo, .leading, .equal, frame, .leading))
    }
    return specs
  }

  // MARK: - Defects

  private func addDefects(logo: ViewID, viewport: ViewID, speed: ViewID) {
    switch defect {
    case .logoHidden: tree.setLook(of: logo) { $0.isHidden = true }
    case .logoScaled:
      tree.setTransform(Affine(a: 0.9, b: 0, c: 0, d: 0.9, tx: 0, ty: 0), of: logo)
    case .logoCovered, .sheetOverViewport:
      let sheet = makeView("sheet")
      guidance.made.append(sheet)
      guidance.views.append(sheet)
      // The logo stays the last, where others look for it.
      guidance.views.swapAt(guidance.views.count - 1, guidance.views.count - 2)
      insert([sheet])
      if defect == .sheetOverViewport { insert([logo]) }
    default: break
    }
  }

  private func defects(_ views: Views, isWide: Bool) -> [LayoutConstraintSpec] {
    switch defect {
    case .turnCardHeight:
      return [LayoutConstraintSpec(views.turn, .height, constant: 180, priority: 900)]
    case .etaCardAsWideAsMap:
      return [LayoutConstraintSpec(views.eta, .width, .equal, root, .width, multiplier: 0.5)]
    case .speedWidgetAspect:
      return [
        LayoutConstraintSpec(views.speed, .width, .equal, views.speed, .height, priority: 500)
      ]
    case .logoOutside:
      return [LayoutConstraintSpec(views.logo, .leading, .equal, root, .leading, constant: -40)]
    case .bannerOfTwoHeights:
      return [LayoutConstraintSpec(views.banner, .height, constant: 30)]
    case .logoCovered:
      return sheet.map { sheet in
        [
          LayoutConstraintSpec(sheet, .leading, .equal, views.logo, .leading, constant: 20),
          LayoutConstraintSpec(sheet, .top, .equal, views.logo, .top),
          LayoutConstraintSpec(sheet, .width, constant: 20),
          LayoutConstraintSpec(sheet, .height, constant: 20),
        ]
      } ?? []
    case .sheetOverViewport:
      return sheet.map { sheet in
        [
          LayoutConstraintSpec(sheet, .leading, .equal, views.logo, .trailing, constant: 8),
          LayoutConstraintSpec(sheet, .trailing, .equal, views.stack, .leading, constant: -8),
          LayoutConstraintSpec(sheet, .bottom, .equal, views.logo, .bottom),
          LayoutConstraintSpec(sheet, .top, .equal, views.viewport, .top),
        ]
      } ?? []
    default: return []
    }
  }

  private var sheet: LayoutItem? {
    guidance.views.first { tree.views[$0].name == "sheet" }.map { .view($0) }
  }
}
