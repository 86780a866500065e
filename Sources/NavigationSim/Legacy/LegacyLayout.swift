package import ViewTree

/// What an app has set through the slot-based layout API.
///
/// It is kept while a layout delegate is set, when nothing of it has an effect, and means something
/// again with the built-in layout.
package struct LegacyLayout: Hashable, Sendable {
  package var padding = Insets.zero
  package var paddingAdjustment = PaddingAdjustment.always

  /// The view under the header; the app holds it, and so does the map.
  package internal(set) var accessory: ViewID?

  /// What the accessory answered to the question for its height; nil asks when it is placed.
  var accessoryHeight: Double?

  /// The guides that the map gives, once somebody has asked for them.
  var header: GuideID?
  var footer: GuideID?

  /// The guides that the app has set for its buttons; nil for the map's own.
  var buttons: GuideID?
  var buttonsAlternate: GuideID?
}

extension MapView {
  // MARK: - Settings

  /// Changes what the app sets on `GMSUISettings`.
  ///
  /// What only moves the built-in layout is kept and has no effect while a delegate is set.
  package func setSettings(_ change: (inout UISettings) -> Void) {
    change(&settings)
    settingsChanged()
  }

  /// Sets the map's padding, in points of the screen's own edges.
  package func setPadding(_ padding: Insets) {
    legacy.padding = padding
    settingsChanged()
  }

  package func setPaddingAdjustment(_ adjustment: PaddingAdjustment) {
    legacy.paddingAdjustment = adjustment
    settingsChanged()
  }

  private func settingsChanged() {
    deeds.perform { [self] in
      updateSizes()
      updateBaseCompass()
      refreshBuiltIn()
      guard faults.contains(.legacyMovesDelegate), delegate != nil else { return }
      let (safe, padding) = (screen.safeArea, legacy.padding)
      tree.setAdditionalSafeArea(
        Insets(
          top: safe.top + padding.top, left: safe.left + padding.left,
          bottom: safe.bottom + padding.bottom, right: safe.right + padding.right), of: view)
      if !settings.isNavigationHeaderEnabled, let turn = state?.view(of: .turnCard) {
        tree.removeFromSuperview(turn)
      }
    }
  }

  // MARK: - Header accessory

  /// Sets the view under the header; nil takes it away.
  package func setHeaderAccessory(_ view: ViewID?) {
    if let view { tree.hold(.view(view)) }
    let old = legacy.accessory
    legacy.accessory = view
    legacy.accessoryHeight = nil
    deeds.perform { [self] in
      refreshBuiltIn()
      guard let old, tree.contains(.view(old)) else { return }
      if old != view, tree.views[old].superview == self.view, delegate == nil {
        tree.removeFromSuperview(old)
      }
      tree.letGo(.view(old))
    }
  }

  /// Asks the accessory for its height again.
  package func invalidateLayout(forAccessory view: ViewID) {
    guard view == legacy.accessory else { return }
    legacy.accessoryHeight = nil
    deeds.perform { [self] in refreshBuiltIn() }
  }

  // MARK: - Guides

  /// A guide of the slot-based API: the map's own, or the one that the app has set.
  package func legacyGuide(_ which: LegacyGuide) -> GuideID {
    switch which {
    case .header: ownGuide(\.header, "navigationHeader")
    case .footer: ownGuide(\.footer, "navigationFooter")
    case .bottomTrailingButtons: legacy.buttons ?? legacyGuide(.footer)
    case .bottomTrailingButtonsAlternate: legacy.buttonsAlternate ?? legacyGuide(.footer)
    }
  }

  private func ownGuide(
    _ path: WritableKeyPath<LegacyLayout, GuideID?>, _ name: String
  ) -> GuideID {
    if let known = legacy[keyPath: path], tree.contains(.guide(known)) { return known }
    let made = tree.makeGuide(maker: .sdk)
    tree.setGuideName(name, of: made)
    tree.addGuide(made, to: view)
    legacy[keyPath: path] = made
    return made
  }

  /// Sets one of the two guides for the buttons; nil brings the map's own back.
  package func setLegacyGuide(_ which: LegacyGuide, _ guide: GuideID?) {
    if let guide { tree.hold(.guide(guide)) }
    let old: GuideID?
    switch which {
    case .header, .footer: preconditionFailure("header and footer guides are the map's own")
    case .bottomTrailingButtons:
      old = legacy.buttons
      legacy.buttons = guide
    case .bottomTrailingButtonsAlternate:
      old = legacy.buttonsAlternate
      legacy.buttonsAlternate = guide
    }
    deeds.perform { [self] in
      refreshBuiltIn()
      if let old, tree.contains(.guide(old)) { tree.letGo(.guide(old)) }
    }
  }

  /// Lets go of what the app has set, when the map ends.
  func dropLegacyObjects() {
    let views = [legacy.accessory].compactMap { $0 }
    let guides = [legacy.buttons, legacy.buttonsAlternate].compactMap { $0 }
    legacy.accessory = nil
    legacy.buttons = nil
    legacy.buttonsAlternate = nil
    for view in views where tree.contains(.view(view)) { tree.letGo(.view(view)) }
    for guide in guides where tree.contains(.guide(guide)) { tree.letGo(.guide(guide)) }
  }

  /// Tells whoever watches that the delegate's library uses the slot-based API.
  ///
  /// - Returns: Whether a delegate is set, so that the use has no effect.
  @discardableResult
  package func noteLegacyUse(_ member: LegacyMember) -> Bool {
    guard delegate != nil else { return false }
    observer?.map(self, didUse: member)
    return true
  }
}
