package import ViewTree

/// A view that the SDK has handed to a delegate.
package struct ProvidedView: Hashable, Sendable {
  package let view: ViewID
  package let kind: ComponentKind
  package let buttonType: ButtonType?

  /// The phase whose state provides it; off for what every state has.
  package let phase: NavigationPhase

  /// The state that provides it; 0 for what outlives states.
  package let stateSerial: Int
  package let name: String

  /// Of a prompt: what it was asked for by.
  package let promptForm: PromptForm?
}

extension MapView {
  /// Takes a view of the SDK's into the list of what is provided.
  func adopt(
    _ view: ViewID, _ kind: ComponentKind, type: ButtonType? = nil, since phase: NavigationPhase,
    serial: Int = 0, name: String? = nil, promptForm: PromptForm? = nil
  ) {
    let name = name ?? type?.name ?? kind.name
    tree.setName(name, of: view)
    tree.setTypeName("GMS.\(kind.name)", of: view)
    tree.setMarginsFollowSafeArea(false, of: view)
    tree.setMargins(sizes.margins(of: kind), isDirectional: false, of: view)
    provided.append(
      ProvidedView(
        view: view, kind: kind, buttonType: type, phase: phase, stateSerial: serial, name: name,
        promptForm: promptForm))
    switch kind {
    case .viewport: break
    case .tripProgressBar:
      setNatural(view, sizes.tripProgressBar)
      tree.setHugging(50, .vertical, of: view)
      tree.setCompression(50, .vertical, of: view)
      tree.setHugging(999, .horizontal, of: view)
      tree.setCompression(999, .horizontal, of: view)
    case .button:
      setNatural(view, sizes.button)
      for axis in Axis.allCases {
        tree.setHugging(999, axis, of: view)
        tree.setCompression(999, axis, of: view)
      }
    default: fixSize(of: view, kind)
    }
  }

  private func setNatural(_ view: ViewID, _ size: Size) {
    tree.setNaturalSize(PerAxis(horizontal: size.width, vertical: size.height), of: view)
  }

  /// The SDK's own size: two required constraints that no conflict breaks, held by the view.
  private func fixSize(of view: ViewID, _ kind: ComponentKind) {
    for attribute in [LayoutAttribute.width, .height] {
      let spec = LayoutConstraintSpec(
        .view(view), attribute, constant: 0, identifier: "GMS-\(kind.name)-\(attribute)")
      guard let constraint = try? tree.makeConstraint(spec, maker: .sdk) else { continue }
      try? tree.activate([constraint])
      tree.release(.constraint(constraint))
    }
  }

  // MARK: - Making

  func makeReadyButtons() {
    let compass = tree.makeView(.plain, maker: .sdk)
    adopt(compass, .button, type: .compass, since: .off)
    readyButtons = [(.compass, compass)]
  }

  /// Gives back the map's count of the ready buttons so far, and makes others.
  func replaceReadyButtons() {
    for button in readyButtons where tree.contains(.view(button.view)) {
      tree.release(.view(button.view))
    }
    forgetGone()
    makeReadyButtons()
  }

  func makeState(_ kind: NavigationState.Kind) -> NavigationState {
    let serial = nextStateSerial
    nextStateSerial += 1
    var components: [(kind: ComponentKind, view: ViewID)] = [
      (.logo, logo), (.viewport, viewport),
    ]
    var buttons = readyButtons
    if kind == .guidance {
      for component in [ComponentKind.turnCard, .etaCard, .tripProgressBar, .speedWidget] {
        let made = tree.makeView(.plain, maker: .sdk)
        adopt(made, component, since: .guiding, serial: serial)
        components.append((component, made))
      }
      buttons = guidanceButtons.map { type in
        let made = tree.makeView(.plain, maker: .sdk)
        adopt(made, .button, type: type, since: .guiding, serial: serial)
        return (type, made)
      }
    }
    return NavigationState(
      kind: kind, serial: serial, map: self, components: components, buttons: buttons)
  }

  func makePrompt(_ form: PromptForm) -> ViewID {
    let made = tree.makeView(.plain, maker: .sdk)
    adopt(
      made, .prompt, since: .guiding, name: "prompt\(nextPromptNumber)", promptForm: form)
    nextPromptNumber += 1
    tree.setLook(of: made) { $0.corners = 3 }
    updateSizes()
    let size = size(of: provided[provided.count - 1]) ?? .zero
    tree.setFrame(Rect(origin: .zero, size: size), of: made)
    return made
  }

  // MARK: - Releasing

  /// Gives back the map's count of a guidance state's own views.
  func releaseGuidance(of state: NavigationState) {
    for owned in provided where owned.stateSerial == state.serial {
      if tree.contains(.view(owned.view)) { tree.release(.view(owned.view)) }
    }
    forgetGone()
  }

  func releasePrompt(_ prompt: ViewID) {
    if tree.contains(.view(prompt)) { tree.release(.view(prompt)) }
    forgetGone()
  }

  /// Drops from the list what is alive no more.
  package func forgetGone() { provided.removeAll { !tree.contains(.view($0.view)) } }

  // MARK: - Sizes

  func size(of item: ProvidedView) -> Size? {
    var size = sizes.size(
      of: item.kind, map: screen.size, safeArea: screen.safeArea, direction: tree.direction,
      speed: mapSettings.shown(of: speed), showsRecenter: isRecenterShown, textSize: textSize)
    if let height = promptHeight(of: item) { size?.height = height }
    return size
  }

  /// The height of a prompt's frame now; nil for what is no prompt.
  package func promptHeight(of item: ProvidedView) -> Double? {
    switch item.promptForm {
    case .kind(let kind): sizes.height(of: kind) + screen.safeArea.bottom
    case .height(let height): height
    case nil: nil
    }
  }

  /// Brings the sizes of all provided views up to date: cards with wide mode, in one pass.
  func updateSizes() {
    forgetGone()
    for item in provided {
      guard let size = size(of: item) else { continue }
      for constraint in tree.views[item.view].constraints {
        let node = tree.constraints[constraint]
        guard node.maker == .sdk else { continue }
        let wanted = node.spec.firstAttribute == .width ? size.width : size.height
        try? tree.setConstant(wanted, of: constraint)
      }
      if item.kind == .speedWidget {
        tree.setLook(of: item.view) { $0.isHidden = size == .zero }
      }
    }
  }

  /// The report button starts wide, with its word, and shrinks to its picture.
  func setReportWidth(isExpanded: Bool) {
    for button in state?.buttons ?? [] where button.type == .reporting {
      setNatural(button.view, isExpanded ? sizes.expandedReport : sizes.button)
    }
  }
}
