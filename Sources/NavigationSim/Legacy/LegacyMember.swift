/// The members of the slot-based layout API that a layout delegate replaces.
///
/// They are those of the document's table "Legacy slot-based APIs".
package enum LegacyMember: String, Hashable, Sendable, CaseIterable {
  case isNavigationHeaderEnabled
  case isNavigationFooterEnabled
  case isNavigationTripProgressBarEnabled
  case isNavigationReportIncidentButtonEnabled
  case setHeaderAccessoryView = "setHeaderAccessoryView(_:)"
  case invalidateLayoutForAccessoryView = "invalidateLayout(forAccessoryView:)"
  case padding
  case paddingAdjustmentBehavior
  case navigationHeaderLayoutGuide
  case navigationFooterLayoutGuide
  case bottomTrailingButtonsLayoutGuide
  case bottomTrailingButtonsAlternateLayoutGuide
  case navigatorWillPresentPrompt = "navigatorWillPresentPrompt(_:)"
  case navigatorDidDismissPrompt = "navigatorDidDismissPrompt(_:)"

  /// The member as an app spells it.
  package var name: String { rawValue }

  /// What the document says to do instead with a layout delegate.
  package var replacement: String {
    switch self {
    case .isNavigationHeaderEnabled:
      "read the turnCard view in startGuidance(navMap:newState:oldState:)"
    case .isNavigationFooterEnabled:
      "read the etaCard view in startGuidance(navMap:newState:oldState:)"
    case .isNavigationTripProgressBarEnabled:
      "read the tripProgressBar view in startGuidance(navMap:newState:oldState:)"
    case .isNavigationReportIncidentButtonEnabled:
      "locate the .reporting button in the buttons array"
    case .setHeaderAccessoryView, .invalidateLayoutForAccessoryView:
      "add your own view to the layout and anchor it to the turnCard"
    case .padding, .paddingAdjustmentBehavior: "position the viewport view to frame the camera"
    case .navigationHeaderLayoutGuide: "anchor your custom views directly to the turnCard"
    case .navigationFooterLayoutGuide: "anchor your custom views directly to the etaCard"
    case .bottomTrailingButtonsLayoutGuide:
      "anchor your buttons directly to the etaCard or container guides"
    case .bottomTrailingButtonsAlternateLayoutGuide:
      "anchor your buttons directly to the .reporting button or wideMode constraints"
    case .navigatorWillPresentPrompt, .navigatorDidDismissPrompt:
      "rely on your NavigationLayoutDelegate prompt callbacks, such as "
        + "showPrompt(navMap:newPrompt:)"
    }
  }
}

/// The layout guides that the slot-based API gives or takes; the numbers are those of the C ABI.
package enum LegacyGuide: Int, Hashable, Sendable, CaseIterable {
  case header = 1
  case footer = 2
  case bottomTrailingButtons = 3
  case bottomTrailingButtonsAlternate = 4

  package var member: LegacyMember {
    switch self {
    case .header: .navigationHeaderLayoutGuide
    case .footer: .navigationFooterLayoutGuide
    case .bottomTrailingButtons: .bottomTrailingButtonsLayoutGuide
    case .bottomTrailingButtonsAlternate: .bottomTrailingButtonsAlternateLayoutGuide
    }
  }
}
