import ViewTree

/// How a map goes along the rows of its ``Transition`` table.
extension MapView {
  // MARK: - What happens to this map alone

  package var isNavigationEnabled: Bool { askedPhase != .off }

  /// Switches navigation on or off.
  ///
  /// Enabling without accepted terms has no effect. Disabling during guidance stops that first.
  package func setNavigationEnabled(_ enabled: Bool) { happen(enabled ? .enable : .disable) }

  /// Shows a prompt, or changes to it when one is on screen.
  ///
  /// Only while guiding, only while prompts are wanted, and never on a car's screen; else nothing
  /// happens.
  package func showPrompt(height: Double) { happen(.showPrompt, prompt: .height(height)) }

  /// A prompt of a kind: as high as the size table says, and down to the map's edge.
  package func showPrompt(_ kind: PromptKind) { happen(.showPrompt, prompt: .kind(kind)) }

  package func hidePrompt() { happen(.hidePrompt) }

  /// Judges an event of this map at once; what comes of it waits for its turn.
  private func happen(_ event: NavigationEvent, prompt: PromptForm? = nil) {
    guard let row = judge(event) else { return }
    navigator.apply(row)
    guard !row.calls.isEmpty else { return }
    deeds.perform { [self] in carryOut(row, prompt: prompt) }
  }

  /// Finds the row for an event and goes along it, as far as this map is concerned.
  func judge(_ event: NavigationEvent) -> Transition? {
    let conditions = navigator.conditions.union(ownConditions)
    guard let row = transitions.row(from: askedPhase, event, while: conditions) else { return nil }
    askedPhase = row.to
    ownConditions.formUnion(row.sets.intersection(.ofMap))
    ownConditions.subtract(row.clears.intersection(.ofMap))
    return row
  }

  // MARK: - Telling the delegate

  /// Makes the calls of a row, one after the other.
  func carryOut(_ row: Transition, prompt: PromptForm? = nil) {
    for name in row.calls {
      switch name {
      case .enableNavigationUI: enable()
      case .startGuidance: startGuidance()
      case .stopGuidance:
        if row.to == .off, faults.contains(.disablesWithoutStopping) { continue }
        stopGuidance()
      case .disableNavigationUI: disable()
      case .sizeChanged: if let state { call(.sizeChanged(state)) }
      case .showPrompt, .changePrompt: if let prompt { show(makePrompt(prompt)) }
      case .hidePrompt: hide()
      }
    }
  }

  private func enable() {
    phase = .ready
    updateBaseCompass()
    let new = enter(.ready)
    call(.enableNavigationUI(new))
    attachIfFaulty(logo)
  }

  private func startGuidance() {
    guard let old = state else { preconditionFailure("guidance starts from a state") }
    phase = .guiding
    let new = enter(.guidance)
    if new.buttons.contains(where: { $0.type == .reporting }) {
      reportCollapsesAt = tree.now + sizes.reportCollapsesAfter
      setReportWidth(isExpanded: true)
    }
    call(.startGuidance(new, old: old))
  }

  private func stopGuidance() {
    guard let old = state else { preconditionFailure("guidance stops in a state") }
    phase = .ready
    reportCollapsesAt = nil
    let new = enter(.ready)
    call(.stopGuidance(new, old: old))
    releaseGuidance(of: old)
  }

  private func disable() {
    guard let old = state else { preconditionFailure("navigation is disabled in a state") }
    phase = .off
    state = nil
    reportCollapsesAt = nil
    let shown = prompt
    prompt = nil
    call(.disableNavigationUI(old: old))
    if let shown { dismissed(shown) }
    updateBaseCompass()
  }

  /// Makes the state object of a phase that begins.
  private func enter(_ kind: NavigationState.Kind) -> NavigationState {
    if faults.contains(.freshLogoEachState) { replaceLogo() }
    if kind == .ready, choices.readyButtons == .fresh, nextStateSerial > 1 { replaceReadyButtons() }
    let new = makeState(kind)
    state = new
    updateSizes()
    return new
  }

  // MARK: - Prompts

  private func show(_ new: ViewID) {
    let old = prompt
    prompt = new
    tellListeners(.willPresentPrompt)
    if let old {
      call(.changePrompt(new, old: old))
      dismissed(old)
    } else {
      call(.showPrompt(new))
    }
  }

  private func hide() {
    guard let old = prompt else { return }
    prompt = nil
    call(.hidePrompt(old))
    dismissed(old)
  }

  private func dismissed(_ prompt: ViewID) {
    releasePrompt(prompt)
    tellListeners(.didDismissPrompt)
  }

  private func tellListeners(_ event: NavigatorEvent) {
    if delegate != nil, choices.promptListeners == .silent { return }
    navigator.tell(event, of: self)
  }

  // MARK: - Faults

  private func replaceLogo() {
    logo = tree.makeView(.plain, maker: .sdk)
    adopt(logo, .logo, since: .off)
  }

  private func attachIfFaulty(_ component: ViewID) {
    guard faults.contains(.attachesComponents), tree.views[component].superview == nil else {
      return
    }
    try? tree.insert(component, into: view)
  }
}

/// The session's part, by the map that asks: most sessions have one map.
extension MapView {
  package var areTermsAccepted: Bool { navigator.conditions.contains(.termsAccepted) }
  package var hasRoute: Bool { navigator.conditions.contains(.hasRoute) }
  package var displaysPrompts: Bool { navigator.conditions.contains(.promptsWanted) }
  package var isGuidanceWanted: Bool { navigator.conditions.contains(.guidanceWanted) }
  package var stopsAtArrival: Bool { navigator.conditions.contains(.stopsAtArrival) }

  package func setTermsAccepted(_ accepted: Bool) { navigator.setTermsAccepted(accepted) }
  package func setHasRoute(_ has: Bool) { navigator.setHasRoute(has) }
  package func setDisplaysPrompts(_ displays: Bool) { navigator.setDisplaysPrompts(displays) }
  package func setGuidanceActive(_ active: Bool) { navigator.setGuidanceActive(active) }

  /// Whether an incident can be reported: while guiding with the button for it, and not in a car.
  package var isReportingAvailable: Bool {
    phase == .guiding && !screen.isCar
      && state?.buttons.contains { $0.type == .reporting } == true
  }
}
