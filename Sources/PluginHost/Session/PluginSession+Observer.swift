internal import CNavhostABI
package import ViewTree

/// What the tree tells and asks goes to the plugin's views.
extension PluginSession: ViewTreeObserver {
  package func tree(_ tree: ViewTree, willHold object: TreeObject) {
    let handle = Handle(object)
    guard var peer = peers[handle] else { return }
    peer.holds += 1
    peers[handle] = peer
    if peer.holds == 1 { tell(.retain, "retain of \(describe(handle))") { peer.retain() } }
  }

  package func tree(_ tree: ViewTree, didLetGoOf object: TreeObject) {
    let handle = Handle(object)
    guard var peer = peers[handle], peer.holds > 0 else { return }
    peer.holds -= 1
    peers[handle] = peer
    if peer.holds == 0 { tell(.release, "release of \(describe(handle))") { peer.release() } }
    forgetPeerIfUnheld(handle)
  }

  package func tree(_ tree: ViewTree, willDispose object: TreeObject) {
    let handle = Handle(object)
    disposing.append(object)
    if let peer = peers[handle] {
      tell(.release, "disposed of \(describe(handle))") { peer.disposed() }
    }
    disposing.removeLast()
    peers[handle] = nil
    counts[handle] = nil
    names[handle] = nil
    typeNames[handle] = nil
    if case .view(let view) = object {
      viewPeers[view] = nil
      forgetSystemGuides(of: view)
    }
  }

  /// Forgets a view's own guides, which go with it.
  ///
  /// Counts that the plugin still has can be given back.
  private func forgetSystemGuides(of view: ViewID) {
    for guide in systemGuides.removeValue(forKey: view) ?? [] {
      let handle = Handle(guide)
      peers[handle] = nil
      if let count = counts.removeValue(forKey: handle) { countsOfGoneGuides[handle] = count }
    }
  }

  // MARK: - Overrides

  package func tree(_ tree: ViewTree, layOut view: ViewID) -> Bool {
    unsafe ask(view, .layout, "layout") { unsafe $0.callbacks.layout.map { f in { unsafe f($0) } } }
  }

  package func tree(_ tree: ViewTree, updateConstraintsOf view: ViewID) -> Bool {
    unsafe ask(view, .layout, "update_constraints") {
      unsafe $0.callbacks.update_constraints.map { f in { unsafe f($0) } }
    }
  }

  /// Whether the plugin did it itself.
  private func ask(
    _ view: ViewID, _ phase: CallPhase, _ name: String,
    _ callback: (ViewPeer) -> ((UnsafeMutableRawPointer?) -> nav_status_t)?
  ) -> Bool {
    guard let peer = viewPeers[view], let callback = unsafe callback(peer) else { return false }
    let status = tell(phase, name, about: view) { unsafe callback(peer.user) }
    return !status.isError && status != .pass
  }

  package func tree(_ tree: ViewTree, intrinsicSizeOf view: ViewID) -> Size? {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.intrinsic_size else {
      return nil
    }
    var out = nav_size_t(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric)
    let status = tell(.question, "intrinsic_size", about: view) {
      unsafe callback(peer.user, &out)
    }
    guard !status.isError, status != .pass else { return nil }
    return checked(out, "intrinsic_size", of: view, lowest: Size.noIntrinsicMetric)
  }

  package func tree(_ tree: ViewTree, sizeOf view: ViewID, fitting proposal: Size) -> Size? {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.size_that_fits else {
      return nil
    }
    var asked = nav_size_t(proposal)
    var out = nav_size_t(width: 0, height: 0)
    let status = tell(.question, "size_that_fits", about: view) {
      unsafe callback(peer.user, &asked, &out)
    }
    guard !status.isError, status != .pass else { return nil }
    return checked(out, "size_that_fits", of: view, lowest: 0)
  }

  package func tree(_ tree: ViewTree, isInside point: Point, of view: ViewID) -> Bool? {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.point_inside else {
      return nil
    }
    var asked = nav_point_t(x: point.x, y: point.y)
    var out: Int32 = 0
    let status = tell(.question, "point_inside", about: view) {
      unsafe callback(peer.user, &asked, &out)
    }
    return status.isError || status == .pass ? nil : out != 0
  }

  package func tree(_ tree: ViewTree, hitTest point: Point, in view: ViewID) -> TouchAnswer? {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.hit_test else {
      return nil
    }
    var asked = nav_point_t(x: point.x, y: point.y)
    var out = nav_view_t()
    let status = tell(.question, "hit_test", about: view) {
      unsafe callback(peer.user, &asked, &out)
    }
    guard !status.isError, status != .pass else { return nil }
    return out.bits == 0
      ? TouchAnswer(nil) : answered(out, "hit_test", of: view).map(TouchAnswer.init)
  }

  package func tree(_ tree: ViewTree, baselineViewOf view: ViewID, isFirst: Bool) -> ViewID? {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.baseline_view else {
      return nil
    }
    var out = nav_view_t()
    let status = tell(.question, "baseline_view", about: view) {
      unsafe callback(peer.user, Int32(isFirst ? NAV_BASELINE_FIRST : NAV_BASELINE_LAST), &out)
    }
    guard !status.isError, status != .pass else { return nil }
    return answered(out, "baseline_view", of: view)
  }

  /// A view that the plugin answered; one that is none is noted, and as good as no answer.
  private func answered(_ handle: nav_view_t, _ name: String, of view: ViewID) -> ViewID? {
    do throws(Refusal) {
      return try self.view(handle)
    } catch {
      record(
        Misuse(function: "\(name) of \(describe(view))", status: error.status, text: error.text))
      return nil
    }
  }

  /// A size that the plugin answered; one that is none is noted, and as good as no answer.
  private func checked(
    _ size: nav_size_t, _ name: String, of view: ViewID, lowest: Double
  ) -> Size? {
    for (measure, value) in [("width", size.width), ("height", size.height)] {
      guard value.isFinite, value >= 0 || value == lowest else {
        record(
          Misuse(
            function: "\(name) of \(describe(view))", status: .value,
            text: "the \(measure) that the plugin answered is \(value)"))
        return nil
      }
    }
    return Size(width: size.width, height: size.height)
  }

  // MARK: - Moves

  package func tree(
    _ tree: ViewTree, willMove view: ViewID, to target: ViewID?, isWindow: Bool
  ) {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.will_move else { return }
    let to = nav_view_t(bits: target.map { Handle($0).bits } ?? 0)
    tell(.layout, "will_move", about: view) { unsafe callback(peer.user, to, which(isWindow)) }
  }

  package func tree(_ tree: ViewTree, didMove view: ViewID, isWindow: Bool) {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.did_move else { return }
    tell(.layout, "did_move", about: view) { unsafe callback(peer.user, which(isWindow)) }
  }

  package func tree(_ tree: ViewTree, didAdd child: ViewID, to view: ViewID) {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.did_add else { return }
    let child = nav_view_t(bits: Handle(child).bits)
    tell(.layout, "did_add", about: view) { unsafe callback(peer.user, child) }
  }

  package func tree(_ tree: ViewTree, willRemove child: ViewID, from view: ViewID) {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.will_remove else {
      return
    }
    let child = nav_view_t(bits: Handle(child).bits)
    tell(.layout, "will_remove", about: view) { unsafe callback(peer.user, child) }
  }

  package func tree(_ tree: ViewTree, insetsChangedOf view: ViewID, isSafeArea: Bool) {
    guard let peer = viewPeers[view], let callback = unsafe peer.callbacks.insets_changed else {
      return
    }
    let which = Int32(isSafeArea ? NAV_INSETS_SAFE_AREA : NAV_INSETS_MARGINS)
    tell(.layout, "insets_changed", about: view) { unsafe callback(peer.user, which) }
  }

  private func which(_ isWindow: Bool) -> Int32 {
    Int32(isWindow ? NAV_MOVE_WINDOW : NAV_MOVE_SUPERVIEW)
  }
}
