internal import CNavhostABI
package import NavigationSim

extension PluginSession {
  /// Binds a library's plugin to this host, once.
  package func use(_ library: PluginLibrary) throws(PluginLoadError) {
    precondition(plugin == nil && !isClosed, "a session binds one plugin, once")
    let answer = try library.negotiate(.use, with: self)
    version = answer.chosen
    plugin = answer.plugin
  }

  /// Makes one of the plugin's delegates.
  ///
  /// The first map that takes it gets the count that `make` gave; when that map lets go, the
  /// plugin's object may be gone, and another one is to be made. One that no map takes is given
  /// back by ``giveBack(_:)``, or at the end.
  package func makeDelegate(_ index: Int) throws(PluginLoadError) -> any LayoutDelegate {
    guard let plugin, let make = unsafe plugin.make else {
      preconditionFailure("a session makes delegates after it has bound a plugin")
    }
    let (count, number) = (Int(plugin.delegate_count), UInt32(clamping: index))
    guard index >= 0, index < count else {
      throw .cannotMake(index: index, reason: "the plugin has \(count)", lastLog: nil)
    }
    let lines = log.count
    var out = unsafe nav_delegate_t()
    unsafe out.struct_size = UInt32(MemoryLayout<nav_delegate_t>.size)
    var status = CallStatus.internal.rawValue
    enter(.full, "make") {
      status = unsafe make(abiHost, number, &out)
      return status
    }
    guard status == CallStatus.ok.rawValue else {
      throw .cannotMake(
        index: index, reason: "status \(PluginLoadError.name(of: status))",
        lastLog: log.dropFirst(lines).last?.text)
    }
    do throws(Refusal) {
      let delegate = unsafe try PluginDelegate(out, of: self, hasSpareCount: true)
      delegates.append(delegate)
      return delegate
    } catch {
      throw .cannotMake(index: index, reason: error.text, lastLog: nil)
    }
  }

  /// Gives back a delegate that ``makeDelegate(_:)`` made and no map took.
  package func giveBack(_ delegate: any LayoutDelegate) {
    guard let delegate = delegate as? PluginDelegate else { return }
    delegate.giveBack()
    delegates.removeAll { $0 === delegate }
  }
}
