internal import CNavhostABI
internal import ViewTree

extension PluginSession {
  /// Makes what the first calls of a plugin would make: the tables, and the runtime's records of
  /// the types that they use.
  ///
  /// Done before a process is forked, each child finds it there.
  package func rehearse() {
    _ = unsafe HostTables.table(NAV_VIEWS)
    _ = try? PropertyTable.row(nav_property_t(NAV_LABEL_TEXT))
    _ = handle(of: Font(size: 17))
    let view = tree.makeView(.plain)
    let handle = Handle(.view, index: view.index, generation: view.generation)
    var callbacks = nav_peer_callbacks_t()
    callbacks.struct_size = size(of: nav_peer_callbacks_t.self)
    unsafe withUnsafePointer(to: callbacks) { callbacks in
      var peer = unsafe nav_peer_t()
      unsafe peer.callbacks = callbacks
      unsafe adopt(handle, try? Peer(peer))
    }
    _ = try? release(handle)
  }
}
