internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

extension PluginSession {
  /// Ends the session.
  ///
  /// The maps let go of their delegates and of what the plugin put on them; every `user` that is
  /// still out comes back once; then the plugin is told. Afterwards the host calls nothing, and
  /// every call of the plugin's gives `NAV_ERR_STATE`.
  package func close() {
    guard !isClosed, !isClosing else { return }
    listeners = []
    for map in maps { map.close() }
    for map in maps { clear(map.view) }
    isClosing = true
    giveBackLateWork()
    for delegate in delegates { delegate.giveBack() }
    delegates = []
    if let close = unsafe plugin?.close { tell(.full, "close") { unsafe close(abiHost) } }
    entry.journal.with { $0.isClosed = true }
    isClosed = true
    deferred = []
    peers = [:]
    viewPeers = [:]
  }

  /// Lets go of what a map held for the plugin.
  private func clear(_ root: ViewID) {
    for child in tree.views[root].subviews where tree.contains(.view(child)) {
      if tree.views[child].superview == root { tree.removeFromSuperview(child) }
    }
    for guide in tree.views[root].guides where tree.contains(.guide(guide)) {
      tree.removeGuide(guide, from: root)
    }
    tree.deactivate(tree.views[root].constraints.filter { tree.constraints[$0].maker == .author })
  }

  /// What is given back may not ask for more: the tables refuse new work while closing.
  private func giveBackLateWork() {
    takePostedWork()
    for record in cancelledWork { run(record, isCancelled: true) }
    cancelledWork = []
    let waiting = work.all.sorted { $0.element.number < $1.element.number }
    for (handle, _) in waiting {
      if let record = work.remove(handle) { run(record, isCancelled: true) }
    }
    for (handle, _) in animations.all.sorted(by: { $0.element.id < $1.element.id }) {
      if animations[handle]?.animator != nil {
        giveUpAnimator(handle)
      } else if let record = animations.remove(handle) {
        complete(record, isFinished: false)
      }
    }
    for record in cancelledWork { run(record, isCancelled: true) }
    cancelledWork = []
  }
}
