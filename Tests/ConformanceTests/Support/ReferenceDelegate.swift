import Conformance
import NavigationSim
import PluginHost
import ViewTree

/// What a delegate does wrong; a place in the code asks for each.
enum Defect: String, CaseIterable, Sendable {
  case logoLeftOut, viewportLeftOutInGuidance, logoHidden, logoCovered, logoOutside
  case turnCardHeight, etaCardAsWideAsMap, speedWidgetAspect, promptEdges, logoScaled
  case speedWidgetInEtaCard
  case readyCompassStays, emptyReadyContainerStays
  case turnCardStaysAfterStop
  case readyBeforeGuidanceIsGone
  case guideStaysAfterDisable, bannerStaysAfterDisable, disableForgetsHiddenPrompt
  case hiddenPromptStays
  case constraintsPileUp, bannerIsNeverFreed
  case speedWidgetOverLogo
  case bannerOverTurnCard
  case viewportUnderEtaCard, sheetOverViewport
  case progressBarOverEdge
  case promptBelowEtaCard, promptTooLow
  case logoIgnoresPrompt, viewportIgnoresPrompt, contentFollowsLate
  case cardsOnTrailingSide
  case bannerOfTwoHeights, narrowLayoutInWideMap
  case setsPadding, fadesEtaCard
  case passesNaN, usesStaleHandle, callsFromThread, setsDelegateLate

  // Those that field reports tell of: Layout+Field.swift.
  case turnCardAtSafeTop, cardsAtMapEdge, buttonsAtMapEdge, readsInsetsOnce
  case logoByItsTop, logoByShareOfHeight, logoAtScreenHeight, logoMirroredTwice, logoFaint
  case speedWidgetAtScreenHeight, footerOfFixedHeight, viewportOfNoSize
  case compassOverReport, needsReportButton, stackOfFixedHeight
  case readyConstraintsStay, lateBanner, capturesMap
  case containerStays, narrowAtStart
}

/// A complete layout, written against the tree; with a defect it breaks exactly one rule.
///
/// It has a narrow and a wide form, reads in both directions, and slides its prompts.
final class ReferenceDelegate: LayoutDelegate {
  let defect: Defect?
  var turns: Turns { turnSource }
  private let turnSource: Turns
  private let usesContainer: Bool
  private var layout: Layout?
  private var captured: MapView?
  private var leaked: [LayoutConstraintID] = []

  /// - Parameters:
  ///   - turns: Shared by the delegates of one tree.
  ///   - usesContainer: Whether all views stand in a view of the delegate's own, as wide as the map.
  init(_ defect: Defect? = nil, turns: Turns = Turns(), usesContainer: Bool = false) {
    self.defect = defect
    turnSource = turns
    self.usesContainer = usesContainer
  }

  func wasTaken(by map: MapView) {}

  func wasReleased(by map: MapView) {
    guard let tree = layout?.tree else { return }
    layout?.releaseAll()
    for constraint in leaked { tree.release(.constraint(constraint)) }
    leaked = []
    layout = nil
  }

  func receive(_ call: DelegateCall, from map: MapView) {
    let layout = self.layout ?? Layout(map, defect, turnSource)
    self.layout = layout
    if defect == .capturesMap { captured = map }
    switch call {
    case .enableNavigationUI(let new):
      if usesContainer { layout.addContainer() }
      layout.addGuide()
      layout.showReady(new)
    case .startGuidance(let new, _):
      layout.hideReady()
      layout.showGuidance(new)
      if defect == .setsPadding { map.noteLegacyUse(.padding) }
      if defect == .fadesEtaCard, let card = new.view(of: .etaCard) {
        layout.tree.setLook(of: card) { $0.alpha = 0.5 }
      }
      noteRefusal(map)
      if defect == .constraintsPileUp, let extra = layout.spareConstraint() { leaked.append(extra) }
    case .stopGuidance(let new, _):
      if defect == .readyBeforeGuidanceIsGone {
        layout.showReady(new)
        layout.hideGuidance()
      } else {
        layout.hideGuidance()
        layout.showReady(new)
      }
    case .disableNavigationUI:
      layout.removePrompts()
      layout.hideReady()
      layout.removeGuide()
      layout.removeContainer()
    case .sizeChanged(let state): layout.adapt(to: state)
    case .showPrompt(let new): layout.show(new)
    case .hidePrompt(let old): layout.hide(old)
    case .changePrompt(let new, let old):
      layout.hide(old)
      layout.show(new)
    }
  }
}

extension ReferenceDelegate {
  /// What a host would refuse of a plugin: this delegate has none between it and the map.
  fileprivate func noteRefusal(_ map: MapView) {
    let refusal: (function: String, status: CallStatus)? =
      switch defect {
      case .passesNaN: ("objects.set_number", .value)
      case .usesStaleHandle: ("views.insert", .handle)
      case .callsFromThread: ("views.remove", .thread)
      case .setsDelegateLate: ("map.set_delegate", .state)
      default: nil
      }
    guard let refusal else { return }
    (map.observer as? Recorder)?.note(
      refused: refusal.function, refusal.status, "it is wrong", about: [])
  }
}

/// Calls the completions of animations.
final class Turns: TurnSource {
  private var completions: [(token: UInt64, body: () -> Void)] = []
  private var nextToken: UInt64 = 1

  func token(for body: @escaping () -> Void) -> UInt64 {
    defer { nextToken += 1 }
    completions.append((nextToken, body))
    return nextToken
  }

  func runTurn(ended: [EndedAnimation]) {
    for animation in ended {
      guard let place = completions.firstIndex(where: { $0.token == animation.token }) else {
        continue
      }
      completions.remove(at: place).body()
    }
  }

  var hasPendingWork: Bool { false }
}
