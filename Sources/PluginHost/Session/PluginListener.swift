internal import CNavhostABI
internal import NavigationSim

/// A listener in a plugin, as a navigator's.
@safe final class PluginListener: NavigatorListener {
  private let original: nav_listener_t
  private let callbacks: nav_listener_callbacks_t
  private weak var session: PluginSession?

  init(_ listener: nav_listener_t, of session: PluginSession) throws(Refusal) {
    guard let table = unsafe listener.callbacks else {
      throw Refusal(.argument, "`callbacks` of the listener is null")
    }
    guard unsafe listener.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the listener is not 0")
    }
    unsafe original = listener
    callbacks = try readRecord(table, "listener callbacks")
    guard callbacks.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the listener callbacks is not 0")
    }
    self.session = session
  }

  func isSame(as other: nav_listener_t) -> Bool {
    unsafe original.user == other.user && original.callbacks == other.callbacks
  }

  func navigator(_ navigator: Navigator, did event: NavigatorEvent, on map: MapView) {
    guard let session else { return }
    let callback: Callback?
    let name: String
    var member: LegacyMember?
    switch event {
    case .willPresentPrompt:
      unsafe callback = callbacks.will_present_prompt
      name = "willPresentPrompt"
      member = .navigatorWillPresentPrompt
    case .didDismissPrompt:
      unsafe callback = callbacks.did_dismiss_prompt
      name = "didDismissPrompt"
      member = .navigatorDidDismissPrompt
    case .tappedRecenter:
      unsafe callback = callbacks.tapped_recenter
      name = "tappedRecenter"
    }
    guard let callback = unsafe callback else { return }
    let it = nav_map_t(bits: session.handle(of: map).bits)
    let answer = session.tell(.full, name) { unsafe callback(original.user, it) }
    if let member, answer != .pass { map.noteLegacyUse(member) }
  }

  private typealias Callback = (UnsafeMutableRawPointer?, nav_map_t) -> nav_status_t
}

extension PluginSession {
  /// Lets what the plugin sets off from here on wait until its outermost call has returned.
  ///
  /// It is judged at once all the same, and reads back as asked.
  func holdDeeds(of map: MapView) {
    let deeds = map.navigator.deeds
    deeds.hold()
    deferred.append { deeds.letGo() }
  }
}
