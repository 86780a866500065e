internal import CNavhostABI
internal import ViewTree

/// Counts of the plugin's, and its objects beside the host's.
extension PluginSession {
  func retain(_ handle: Handle) throws(Refusal) -> CallStatus {
    switch try object(handle) {
    case .view(let view): tree.retain(.view(view))
    case .guide(let guide): tree.retain(.guide(guide))
    case .constraint(let constraint): tree.retain(.constraint(constraint))
    case .animation:
      guard isAnimator(handle) else { return .ignored }
    case .map, .state: break
    case .font, .work: return .ignored
    }
    counts[handle, default: 0] += 1
    return .ok
  }

  func release(_ handle: Handle) throws(Refusal) -> CallStatus {
    if let count = countsOfGoneGuides[handle] {
      countsOfGoneGuides[handle] = count > 1 ? count - 1 : nil
      return .ok
    }
    let object = try object(handle)
    switch object {
    case .animation:
      guard isAnimator(handle) else { return .ignored }
    case .font, .work: return .ignored
    case .view, .guide, .constraint, .map, .state: break
    }
    guard let count = counts[handle] else {
      throw Refusal(
        .argument, "\(describe(handle)) was released more often than the plugin counted it")
    }
    // Before the tree is told: it may call the plugin, which may release again.
    counts[handle] = count > 1 ? count - 1 : nil
    switch object {
    case .view(let view): tree.release(.view(view))
    case .guide(let guide): tree.release(.guide(guide))
    case .constraint(let constraint): tree.release(.constraint(constraint))
    case .animation: disposeAnimatorIfUnheld(handle)
    case .map, .state, .font, .work: break
    }
    forgetPeerIfUnheld(handle)
    return .ok
  }

  /// Whether the host holds an object, so that it holds its peer too.
  func isHeld(_ handle: Handle) throws(Refusal) -> Bool {
    switch try object(handle) {
    // A map's view has no superview: the host holds it for as long as there is the map.
    case .view(let view): tree.isHeld(.view(view)) || tree.views[view].kind == .root
    // A view's own guides come and go with it: nobody holds them.
    case .guide(let guide): tree.guides[guide].system == nil && tree.isHeld(.guide(guide))
    case .constraint(let constraint): tree.isHeld(.constraint(constraint))
    case .animation: animations[handle]?.animator?.isHeld ?? false
    case .font, .work, .map, .state: false
    }
  }

  // MARK: - Peers

  /// Takes a peer over for an object that the plugin has just made.
  func adopt(_ handle: Handle, _ peer: Peer?) {
    counts[handle] = 1
    peers[handle] = peer
  }

  func setPeer(_ value: nav_peer_t, of handle: Handle) throws(Refusal) -> CallStatus {
    guard try isOfSDK(handle) else {
      throw Refusal(
        .argument, "\(describe(handle)) is the plugin's own: it got its peer when it was made")
    }
    guard peers[handle] == nil else {
      throw Refusal(.state, "\(describe(handle)) has a peer already")
    }
    guard var peer = unsafe try Peer(value) else {
      throw Refusal(.argument, "`callbacks` of the peer is null")
    }
    let isHeld = try isHeld(handle)
    peer.holds = isHeld ? 1 : 0
    peers[handle] = peer
    if isHeld { tell(.retain, "retain of \(describe(handle))") { peer.retain() } }
    return .ok
  }

  func isOfSDK(_ handle: Handle) throws(Refusal) -> Bool {
    switch try object(handle) {
    case .view(let view): tree.views[view].maker == .sdk
    case .guide(let guide): tree.guides[guide].system != nil || tree.guides[guide].maker == .sdk
    case .constraint, .font, .animation, .work: false
    case .map, .state: true
    }
  }

  /// The peer of an object of the SDK's goes when neither side has a use for it.
  func forgetPeerIfUnheld(_ handle: Handle) {
    guard let peer = peers[handle], peer.holds == 0, counts[handle] == nil else { return }
    guard (try? isOfSDK(handle)) == true else { return }
    peers[handle] = nil
  }

  /// How many objects the plugin has made and not yet let go, for the rules on leaks.
  package var liveAuthorObjects: Int {
    tree.views.ids.count { tree.views[$0].maker == .author }
      + tree.guides.ids.count { tree.guides[$0].maker == .author && tree.guides[$0].system == nil }
      + tree.constraints.ids.count { tree.constraints[$0].maker == .author }
  }
}
