internal import CNavhostABI
internal import NavigationSim

/// A layout delegate in a plugin, as a map's delegate.
@safe final class PluginDelegate: LayoutDelegate {
  let original: nav_delegate_t
  private let callbacks: nav_delegate_callbacks_t
  private let peer: Peer?
  private weak var session: PluginSession?

  /// Whether the count that `make` gave is still here; the first map to take it gets that.
  private(set) var hasSpareCount: Bool

  init(
    _ delegate: nav_delegate_t, of session: PluginSession, hasSpareCount: Bool
  ) throws(Refusal) {
    guard let table = unsafe delegate.callbacks else {
      throw Refusal(.argument, "`callbacks` of the delegate is null")
    }
    guard unsafe delegate.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the delegate is not 0")
    }
    unsafe original = delegate
    callbacks = try readRecord(table, "delegate callbacks")
    guard callbacks.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the delegate callbacks is not 0")
    }
    peer = unsafe try Peer(nav_peer_t(callbacks: delegate.peer, user: delegate.user))
    self.session = session
    self.hasSpareCount = hasSpareCount
  }

  func isSame(as other: nav_delegate_t) -> Bool {
    unsafe original.user == other.user && original.callbacks == other.callbacks
  }

  func wasTaken(by map: MapView) {
    if hasSpareCount {
      hasSpareCount = false
      return
    }
    guard let peer else { return }
    session?.tell(.retain, "retain of the delegate") { peer.retain() }
  }

  func wasReleased(by map: MapView) { letGo() }

  /// Gives back the count that `make` gave, when no map took it.
  func giveBack() {
    guard hasSpareCount else { return }
    hasSpareCount = false
    letGo()
  }

  private func letGo() {
    guard let peer else { return }
    session?.tell(.release, "release of the delegate") { peer.release() }
  }

  // MARK: - Callbacks

  func receive(_ call: DelegateCall, from map: MapView) {
    guard let session else { return }
    let user = unsafe original.user
    let it = nav_map_t(bits: session.handle(of: map).bits)
    switch call {
    case .enableNavigationUI(let now):
      unsafe send(call, callbacks.enable, lending: [now]) {
        unsafe $0(user, it, $1[0])
      }
    case .disableNavigationUI(let old):
      unsafe send(call, callbacks.disable, lending: [old]) { unsafe $0(user, it, $1[0]) }
    case .startGuidance(let now, let old):
      unsafe send(call, callbacks.start, lending: [now, old]) { unsafe $0(user, it, $1[0], $1[1]) }
    case .stopGuidance(let now, let old):
      unsafe send(call, callbacks.stop, lending: [now, old]) { unsafe $0(user, it, $1[0], $1[1]) }
    case .sizeChanged(let now):
      unsafe send(call, callbacks.size_changed, lending: [now]) { unsafe $0(user, it, $1[0]) }
    case .showPrompt(let prompt):
      let prompt = nav_view_t(bits: Handle(prompt).bits)
      unsafe send(call, callbacks.show_prompt, lending: []) { f, _ in unsafe f(user, it, prompt) }
    case .hidePrompt(let prompt):
      let prompt = nav_view_t(bits: Handle(prompt).bits)
      unsafe send(call, callbacks.hide_prompt, lending: []) { f, _ in unsafe f(user, it, prompt) }
    case .changePrompt(let prompt, let old):
      let prompt = nav_view_t(bits: Handle(prompt).bits)
      let old = nav_view_t(bits: Handle(old).bits)
      unsafe send(call, callbacks.change_prompt, lending: []) { f, _ in
        unsafe f(user, it, prompt, old)
      }
    }
  }

  /// Makes one call; the states it names are valid at least for its length.
  private func send<Callback>(
    _ call: DelegateCall, _ callback: Callback?, lending states: [NavigationState],
    _ body: (Callback, [nav_state_t]) -> nav_status_t
  ) {
    guard let session, let callback else { return }
    let handles = states.map { session.handle(of: $0) }
    session.lentStates += handles
    session.openDelegateCalls += 1
    session.tell(.full, call.name.rawValue) {
      body(callback, handles.map { nav_state_t(bits: $0.bits) })
    }
    session.openDelegateCalls -= 1
    session.lentStates.removeLast(handles.count)
  }
}
