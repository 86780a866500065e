package import ViewTree

/// The simulated map view: a root in a view tree, a state machine, and the components that the SDK
/// hands to its layout delegate.
///
/// Callbacks never nest: what a delegate sets off inside one is judged at once, reads back as asked,
/// and is carried out when the outermost callback has returned. So ``isNavigationEnabled``,
/// ``isGuidanceWanted``, ``hasRoute`` and ``delegate`` may be ahead of ``phase`` and ``state``.
package final class MapView {
  package let tree: ViewTree

  /// The map as a view: the root that everything stands in.
  package let view: ViewID
  package let sizes: SizeTable
  package let faults: Set<SimulationFault>
  package private(set) var screen: Screen
  package weak var observer: (any MapObserver)?

  /// The delegate as set last.
  package private(set) var delegate: (any LayoutDelegate)?

  /// The delegate that is called; behind ``delegate`` while a callback runs.
  private(set) var calledDelegate: (any LayoutDelegate)?

  /// Draws the screen while no delegate is called.
  private(set) lazy var builtIn = BuiltInLayout(map: self)

  /// Whether the built-in layout is watched and judged as a delegate is.
  package let isBuiltInJudged: Bool
  package private(set) var phase = NavigationPhase.off
  package private(set) var state: NavigationState?

  // What the app and the road decide.
  package private(set) var areTermsAccepted = true
  package private(set) var isNavigationEnabled = false
  package private(set) var hasRoute = true
  package private(set) var displaysPrompts = true
  package private(set) var isGuidanceWanted = false
  package private(set) var speed = SpeedReading.none
  package private(set) var showsRecenter = false
  package private(set) var guidanceButtons: [ButtonType] = [.compass, .reporting]

  // What the app sets and the driver does.
  package internal(set) var settings = UISettings()
  package internal(set) var legacy = LegacyLayout()
  package private(set) var textSize = ContentSize.standard
  package internal(set) var maneuver = Maneuver.plain
  package internal(set) var progress = 0.25
  package internal(set) var cameraMode = CameraMode.following
  package internal(set) var perspective = CameraPerspective.tilted

  /// Where the vehicle was when the driver moved the camera.
  var freePuck: Point?

  /// The compass of the base map, while that shows one.
  var baseCompass: ViewID?

  /// The prompt that was shown last and not hidden yet.
  package private(set) var prompt: ViewID?

  /// All that the map has handed to a delegate and that is still alive, oldest first.
  package internal(set) var provided: [ProvidedView] = []

  var nextStateSerial = 1
  var nextPromptNumber = 1
  var logo: ViewID
  var viewport: ViewID
  var readyButtons: [(type: ButtonType, view: ViewID)] = []
  private var reportCollapsesAt: Double?
  let deeds: DeedQueue

  /// - Parameter deeds: Shared by maps whose callbacks must not nest in each other's.
  package init(
    tree: ViewTree, screen: Screen, sizes: SizeTable = SizeTable(),
    faults: Set<SimulationFault> = [], deeds: DeedQueue = DeedQueue(),
    isBuiltInJudged: Bool = false
  ) {
    self.isBuiltInJudged = isBuiltInJudged
    self.tree = tree
    self.deeds = deeds
    self.screen = screen
    self.sizes = sizes
    self.faults = faults
    tree.grid = PixelGrid(scale: screen.scale)
    view = tree.makeView(.root, maker: .sdk, frame: Rect(origin: .zero, size: screen.size))
    logo = tree.makeView(.plain, maker: .sdk)
    viewport = tree.makeView(.plain, maker: .sdk)
    tree.setName("map", of: view)
    tree.setTypeName("GMSMapView", of: view)
    tree.setAdditionalSafeArea(screen.safeArea, of: view)
    adopt(logo, .logo, since: .off)
    adopt(viewport, .viewport, since: .off)
    makeReadyButtons()
    updateSizes()
  }

  package var isWide: Bool { sizes.isWide(screen.size) }

  // MARK: - Delegate

  /// Sets the layout delegate; nil brings the built-in layout back.
  ///
  /// - Throws: While navigation is enabled, and always on a car's screen, which wins when both
  ///   apply. The old delegate then stays in force. The new one is held from now on, the old one
  ///   let go when no callback runs any more.
  package func setLayoutDelegate(_ new: (any LayoutDelegate)?) throws(SetDelegateError) {
    if screen.isCar, !faults.contains(.acceptsDelegateOnCarScreen) { throw .carScreen }
    if isNavigationEnabled, !faults.contains(.acceptsDelegateWhileEnabled) {
      throw .navigationEnabled
    }
    if new === delegate { return }
    let old = delegate
    if let new, !faults.contains(.doesNotHoldDelegate) { new.wasTaken(by: self) }
    delegate = new
    deeds.perform { [self] in
      calledDelegate = new
      if let old, !faults.contains(.doesNotHoldDelegate) { old.wasReleased(by: self) }
    }
  }

  /// Ends the map: the delegate is let go.
  ///
  /// Call it once, last.
  package func close() {
    let old = delegate
    delegate = nil
    calledDelegate = nil
    if let old, !faults.contains(.doesNotHoldDelegate) { old.wasReleased(by: self) }
    dropLegacyObjects()
  }

  // MARK: - What the app does

  package func setTermsAccepted(_ accepted: Bool) { areTermsAccepted = accepted }

  /// Switches navigation on or off.
  ///
  /// Enabling without accepted terms has no effect. Disabling during guidance stops that first.
  package func setNavigationEnabled(_ enabled: Bool) {
    guard enabled != isNavigationEnabled, areTermsAccepted || !enabled else { return }
    if wantedPhase == .guiding { isGuidanceWanted = false }
    isNavigationEnabled = enabled
    goToWantedPhase()
  }

  /// Guidance that is wanted without a route, or before navigation is enabled, starts later.
  package func setGuidanceActive(_ active: Bool) {
    isGuidanceWanted = active
    goToWantedPhase()
  }

  /// Losing the route ends guidance for good; a new route alone does not bring it back.
  package func setHasRoute(_ has: Bool) {
    if !has, wantedPhase == .guiding { isGuidanceWanted = false }
    hasRoute = has
    goToWantedPhase()
  }

  package func setDisplaysPrompts(_ displays: Bool) { displaysPrompts = displays }

  // MARK: - What the road and the driver do

  /// Shows a prompt, or changes to it when one is on screen.
  ///
  /// Only while guiding, and only while prompts are wanted, and never on a car's screen; else
  /// nothing happens.
  package func showPrompt(height: Double) { showPrompt(nil, height: height) }

  /// A prompt of a kind: as high as the size table says, and down to the map's edge.
  package func showPrompt(_ kind: PromptKind) { showPrompt(kind, height: 0) }

  private func showPrompt(_ kind: PromptKind?, height: Double) {
    deeds.perform { [self] in
      guard phase == .guiding, displaysPrompts, !screen.isCar else { return }
      let new = makePrompt(kind, height: height)
      let old = prompt
      prompt = new
      if let old {
        call(.changePrompt(new, old: old))
        releasePrompt(old)
      } else {
        call(.showPrompt(new))
      }
    }
  }

  package func hidePrompt() {
    deeds.perform { [self] in
      guard let old = prompt else { return }
      prompt = nil
      call(.hidePrompt(old))
      releasePrompt(old)
    }
  }

  package func setSpeed(_ reading: SpeedReading) {
    deeds.perform { [self] in
      speed = reading
      updateSizes()
      refreshBuiltIn()
    }
  }

  package func setShowsRecenter(_ shows: Bool) {
    deeds.perform { [self] in
      showsRecenter = shows
      updateSizes()
      refreshBuiltIn()
    }
  }

  /// Whether the logo is the re-center button now: the app may have switched that off, and on a
  /// car's screen nothing can be tapped.
  package var isRecenterShown: Bool {
    showsRecenter && settings.isRecenterButtonEnabled && !screen.isCar
  }

  package func setTextSize(_ size: ContentSize) {
    deeds.perform { [self] in
      textSize = size
      updateSizes()
      refreshBuiltIn()
    }
  }

  /// The buttons of guidance from its next start on.
  package func setGuidanceButtons(_ types: [ButtonType]) { guidanceButtons = types }

  package func setDirection(_ direction: LayoutDirection) {
    deeds.perform { [self] in
      tree.direction = direction
      updateSizes()
      refreshBuiltIn()
    }
  }

  /// Gives the map another size and safe area, as a rotation or a split view does.
  package func resize(to new: Screen) {
    deeds.perform { [self] in
      let isSame = new.size == screen.size
      screen = Screen(
        name: new.name, size: new.size, safeArea: new.safeArea, scale: screen.scale,
        isCar: screen.isCar)
      tree.setFrame(Rect(origin: .zero, size: new.size), of: view)
      tree.setAdditionalSafeArea(new.safeArea, of: view)
      legacy.accessoryHeight = nil
      if !faults.contains(.cardsLagBehind) { updateSizes() }
      if !isSame, let state { call(.sizeChanged(state)) } else { refreshBuiltIn() }
      if faults.contains(.cardsLagBehind) { updateSizes() }
    }
  }

  // MARK: - Time

  /// Whether the map itself will still change something by time.
  package var isIdle: Bool { reportCollapsesAt == nil }

  private func collapseReportIfDue() {
    guard let due = reportCollapsesAt, tree.animator.now >= due - 1e-9 else { return }
    reportCollapsesAt = nil
    if !faults.contains(.reportStaysExpanded) { setReportWidth(isExpanded: false) }
  }

  /// Does what is due at the tree's present time; the clock is moved by its owner.
  package func timePassed() {
    builtIn.timePassed()
    collapseReportIfDue()
  }

  package func layOut() { tree.layoutIfNeeded(view) }

  // MARK: - Transitions

  /// The phase that all that was asked for leads to.
  private var wantedPhase: NavigationPhase {
    guard isNavigationEnabled else { return .off }
    return isGuidanceWanted && hasRoute ? .guiding : .ready
  }

  /// Goes to the phase that is wanted now, step by step along the legal transitions.
  private func goToWantedPhase() {
    let wanted = wantedPhase
    deeds.perform { [self] in
      while phase != wanted {
        switch phase {
        case .off: enable()
        case .ready: if wanted == .guiding { startGuidance() } else { disable() }
        case .guiding:
          if wanted == .off, faults.contains(.disablesWithoutStopping) {
            disable()
          } else {
            stopGuidance()
          }
        }
      }
    }
  }

  private func enable() {
    phase = .ready
    updateBaseCompass()
    if faults.contains(.freshLogoEachState) { replaceLogo() }
    let new = makeState(.ready)
    state = new
    updateSizes()
    call(.enableNavigationUI(new))
    attachIfFaulty(logo)
  }

  private func startGuidance() {
    guard let old = state else { preconditionFailure("guidance starts from a state") }
    phase = .guiding
    if faults.contains(.freshLogoEachState) { replaceLogo() }
    let new = makeState(.guidance)
    state = new
    updateSizes()
    if new.buttons.contains(where: { $0.type == .reporting }) {
      reportCollapsesAt = tree.animator.now + sizes.reportCollapsesAfter
      setReportWidth(isExpanded: true)
    }
    call(.startGuidance(new, old: old))
  }

  private func stopGuidance() {
    guard let old = state else { preconditionFailure("guidance stops in a state") }
    phase = .ready
    reportCollapsesAt = nil
    if faults.contains(.freshLogoEachState) { replaceLogo() }
    let new = makeState(.ready)
    state = new
    updateSizes()
    call(.stopGuidance(new, old: old))
    releaseGuidance(of: old)
  }

  private func disable() {
    guard let old = state else { preconditionFailure("navigation is disabled in a state") }
    phase = .off
    state = nil
    reportCollapsesAt = nil
    if let prompt {
      self.prompt = nil
      call(.disableNavigationUI(old: old))
      releasePrompt(prompt)
    } else {
      call(.disableNavigationUI(old: old))
    }
    updateBaseCompass()
  }

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

  // MARK: - Calling

  private func call(_ call: DelegateCall) {
    guard let calledDelegate else {
      if isBuiltInJudged { observer?.map(self, willMake: call) }
      if !faults.contains(.dropsBuiltIn) { builtIn.receive(call) }
      if isBuiltInJudged { observer?.map(self, didMake: call) }
      return
    }
    observer?.map(self, willMake: call)
    calledDelegate.receive(call, from: self)
    observer?.map(self, didMake: call)
  }
}
