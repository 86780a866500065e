// Google's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// Decides where everything on a navigation screen stands.
///
/// On iOS every method is optional; here each has an empty default.
public protocol NavigationLayoutDelegate: NSObjectProtocol {
  /// Adds the navigation-ready elements to the map and lays them out.
  @preconcurrency @MainActor
  func enableNavigationUI(navMap: GMSMapView, newState: any NavigationReadyUIState)

  /// Removes every view and guide that was added, a prompt on screen included.
  @preconcurrency @MainActor
  func disableNavigationUI(navMap: GMSMapView, oldState: any NavigationReadyUIState)

  /// Turns the navigation-ready layout into the one for guidance.
  @preconcurrency @MainActor
  func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState,
    oldState: any NavigationReadyUIState)

  /// Removes the guidance views and constraints, then restores the navigation-ready layout.
  @preconcurrency @MainActor
  func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState,
    oldState: any ActiveGuidanceUIState)

  /// The map has another size; wide mode may have changed with it.
  @preconcurrency @MainActor
  func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState)

  /// Adds the prompt, which has its size already, and brings it in.
  @preconcurrency @MainActor
  func showPrompt(navMap: GMSMapView, newPrompt: any NavigationPromptView)

  /// Takes the prompt out, and removes it when it is out.
  @preconcurrency @MainActor
  func hidePrompt(navMap: GMSMapView, oldPrompt: any NavigationPromptView)

  /// Replaces one prompt by another, both animations at the same time.
  @preconcurrency @MainActor
  func changePrompt(
    navMap: GMSMapView, newPrompt: any NavigationPromptView,
    oldPrompt: any NavigationPromptView)
}

extension NavigationLayoutDelegate {
  @MainActor public func enableNavigationUI(
    navMap: GMSMapView, newState: any NavigationReadyUIState
  ) {}

  @MainActor public func disableNavigationUI(
    navMap: GMSMapView, oldState: any NavigationReadyUIState
  ) {}

  @MainActor public func startGuidance(
    navMap: GMSMapView, newState: any ActiveGuidanceUIState,
    oldState: any NavigationReadyUIState
  ) {}

  @MainActor public func stopGuidance(
    navMap: GMSMapView, newState: any NavigationReadyUIState,
    oldState: any ActiveGuidanceUIState
  ) {}

  @MainActor public func sizeChanged(navMap: GMSMapView, newState: any NavigationUIState) {}

  @MainActor public func showPrompt(
    navMap: GMSMapView, newPrompt: any NavigationPromptView
  ) {}

  @MainActor public func hidePrompt(
    navMap: GMSMapView, oldPrompt: any NavigationPromptView
  ) {}

  @MainActor public func changePrompt(
    navMap: GMSMapView, newPrompt: any NavigationPromptView,
    oldPrompt: any NavigationPromptView
  ) {}
}
