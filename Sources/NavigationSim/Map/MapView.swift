package import ViewTree

/// The simulated map view: a root in a view tree, a state machine, and the components that the SDK
/// hands to its layout delegate.
///
/// Callbacks never nest: what a delegate sets off inside one is judged at once, reads back as asked,
/// and is carried out when the outermost callback has returned. So ``isNavigationEnabled``, the
/// navigator's conditions and ``delegate`` may be ahead of ``phase`` and ``state``.
package final class MapView {
  package let tree: ViewTree

  /// The map as a view: the root that everything stands in.
  package let view: ViewID
  let sharedSizes: SharedSizes
  package var sizes: SizeTable { sharedSizes.table }
  package let faults: Set<SimulationFault>

  /// What this map shares with the session's others.
  package let navigator: Navigator
  package internal(set) var screen: Screen
  package weak var observer: (any MapObserver)?

  /// The delegate as set last.
  package private(set) var delegate: (any LayoutDelegate)?

  /// The delegate that is called; behind ``delegate`` while a callback runs.
  private(set) var calledDelegate: (any LayoutDelegate)?

  /// Draws the screen while no delegate is called.
  private(set) lazy var builtIn = BuiltInLayout(map: self)

  /// Whether the built-in layout is watched and judged as a delegate is.
  package let isBuiltInJudged: Bool
  package internal(set) var phase = NavigationPhase.off
  package internal(set) var state: NavigationState?

  /// The phase that all that happened so far leads to; ``phase`` follows.
  var askedPhase = NavigationPhase.off

  /// The conditions of this map alone.
  var ownConditions: NavigationConditions
  private(set) var transitions = Transition.standard
  package private(set) var choices = SimulationChoices()

  // What the app and the road decide.
  package private(set) var speed = SpeedReading.none
  package private(set) var showsRecenter = false
  package private(set) var guidanceButtons: [ButtonType] = [.compass, .reporting]

  // What the app sets and the driver does.
  package private(set) var mapSettings = MapSettings()
  package internal(set) var settings = UISettings()
  package internal(set) var legacy = LegacyLayout()
  package private(set) var textSize = ContentSize.standard
  package internal(set) var maneuver = Maneuver.plain
  package internal(set) var progress = 0.25

  /// Where the vehicle was when the driver moved the camera.
  var freePuck: Point?

  /// The compass of the base map, while that shows one.
  var baseCompass: ViewID?

  /// The prompt that was shown last and not hidden yet.
  package internal(set) var prompt: ViewID?

  /// The size asked for last; ``screen`` follows.
  private var askedSize: Size

  /// All that the map has handed to a delegate and that is still alive, oldest first.
  package internal(set) var provided: [ProvidedView] = []

  var nextStateSerial = 1
  var nextPromptNumber = 1
  var logo: ViewID
  var viewport: ViewID
  var readyButtons: [(type: ButtonType, view: ViewID)] = []
  var reportCollapsesAt: Double?

  /// - Parameter navigator: Shared by the maps of one session.
  package init(
    tree: ViewTree, screen: Screen, sizes: SizeTable = SizeTable(),
    faults: Set<SimulationFault> = [], navigator: Navigator = Navigator(),
    isBuiltInJudged: Bool = false
  ) {
    self.isBuiltInJudged = isBuiltInJudged
    self.tree = tree
    self.navigator = navigator
    self.screen = screen
    askedSize = screen.size
    sharedSizes = SharedSizes(sizes)
    self.faults = faults
    ownConditions = screen.isCar ? [] : .takesPrompts
    view = tree.makeView(.root, maker: .sdk, frame: Rect(origin: .zero, size: screen.size))
    tree.setGrid(PixelGrid(scale: screen.scale), of: view)
    logo = tree.makeView(.plain, maker: .sdk)
    viewport = tree.makeView(.plain, maker: .sdk)
    tree.setName("map", of: view)
    tree.setTypeName("GMSMapView", of: view)
    tree.setAdditionalSafeArea(screen.safeArea, of: view)
    adopt(logo, .logo, since: .off)
    adopt(viewport, .viewport, since: .off)
    makeReadyButtons()
    updateSizes()
    navigator.add(self)
  }

  package var isWide: Bool { sizes.isWide(screen.size) }

  /// What carries out the deeds of all maps of the session.
  var deeds: DeedQueue { navigator.deeds }

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

  /// Ends the map: the delegate is let go, and the session goes on without it.
  ///
  /// Call it once, last.
  package func close() {
    navigator.remove(self)
    let old = delegate
    delegate = nil
    calledDelegate = nil
    if let old, !faults.contains(.doesNotHoldDelegate) { old.wasReleased(by: self) }
    dropLegacyObjects()
  }

  // MARK: - What the app does

  /// Decides what the document leaves open.
  ///
  /// Before navigation is enabled for the first time: a map doesn't change its mind half way.
  package func choose(_ new: SimulationChoices) {
    precondition(askedPhase == .off, "a map's choices are made before navigation is enabled")
    choices = new
    transitions = Transition.table(new)
  }

  /// The buttons of guidance from its next start on.
  package func setGuidanceButtons(_ types: [ButtonType]) { guidanceButtons = types }

  /// Changes settings that the app makes on the map.
  package func setMapSettings(_ change: (inout MapSettings) -> Void) {
    change(&mapSettings)
    componentsChanged()
  }

  package func setDirection(_ direction: LayoutDirection) {
    deeds.perform { [self] in
      tree.direction = direction
      updateSizes()
      refreshBuiltIn()
    }
  }

  /// Gives the map another size and safe area, as a rotation or a split view does.
  package func resize(to new: Screen) {
    let event: NavigationEvent =
      new.size == askedSize
      ? .resizeToSame : new.size.width * new.size.height == 0 ? .resizeToZero : .resize
    askedSize = new.size
    let row = judge(event)
    deeds.perform { [self] in
      screen = Screen(
        name: new.name, size: new.size, safeArea: new.safeArea, scale: screen.scale,
        isCar: screen.isCar)
      tree.setFrame(Rect(origin: .zero, size: new.size), of: view)
      tree.setAdditionalSafeArea(new.safeArea, of: view)
      legacy.accessoryHeight = nil
      if !faults.contains(.cardsLagBehind) { updateSizes() }
      if let row { carryOut(row) } else { refreshBuiltIn() }
      if faults.contains(.cardsLagBehind) { updateSizes() }
    }
  }

  // MARK: - What the road and the driver do

  /// What speeds are known; the settings say which of them are shown.
  package func setSpeed(_ reading: SpeedReading) {
    speed = reading
    componentsChanged()
  }

  package func setShowsRecenter(_ shows: Bool) {
    showsRecenter = shows
    componentsChanged()
  }

  /// Whether the logo is the re-center button now: the app may have switched that off, and on a
  /// car's screen nothing can be tapped.
  package var isRecenterShown: Bool {
    showsRecenter && settings.isRecenterButtonEnabled && !screen.isCar
  }

  /// The driver taps the re-center button, where it shows: it becomes the logo again.
  package func tapRecenter() {
    guard isRecenterShown else { return }
    if cameraMode == .following { setShowsRecenter(false) } else { setCameraMode(.following) }
    deeds.perform { [self] in navigator.tell(.tappedRecenter, of: self) }
  }

  package func setTextSize(_ size: ContentSize) {
    textSize = size
    componentsChanged()
  }

  /// Brings sizes up to date, and what the built-in layout makes of them.
  private func componentsChanged() {
    deeds.perform { [self] in
      updateSizes()
      refreshBuiltIn()
    }
  }

  // MARK: - Time

  /// Whether the map itself will still change something by time.
  package var isIdle: Bool { reportCollapsesAt == nil }

  private func collapseReportIfDue() {
    guard let due = reportCollapsesAt, tree.now >= due - 1e-9 else { return }
    reportCollapsesAt = nil
    if !faults.contains(.reportStaysExpanded) { setReportWidth(isExpanded: false) }
  }

  /// Does what is due at the tree's present time; the clock is moved by its owner.
  package func timePassed() {
    builtIn.timePassed()
    collapseReportIfDue()
  }

  package func layOut() { tree.layoutIfNeeded(view) }

  // MARK: - Calling

  func call(_ call: DelegateCall) {
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
