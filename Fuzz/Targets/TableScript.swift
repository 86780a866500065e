import CNavhostABI
import CTableDriver
import NavigationSim
import PluginHost
import ViewTree

/// A session whose plugin is made of bytes: it calls every function of every table with every kind
/// of argument, and is called back while the map is driven through its states.
struct TableScript {
  private static let phases = CallPhase.allCases

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      var limits = SessionLimits()
      limits.views = 120
      limits.constraints = 240
      limits.depth = 20
      limits.animations = 40
      limits.work = 40
      limits.listeners = 10
      limits.nestedCallbacks = 12
      let tree = ViewTree(measurer: GridMeasurer())
      let session = PluginSession(tree: tree, limits: limits)
      let map = MapView(tree: tree, screen: .custom(Size(width: 400, height: 800)))
      session.add(map)
      let host = unsafe session.hostPointer.assumingMemoryBound(to: nav_host_t.self)
      let driver = unsafe table_driver_make(host, buffer.baseAddress, buffer.count)
      defer { unsafe table_driver_free(driver) }
      session.asPlugin(.full, "the start") { unsafe learn(map, driver, host) }
      while unsafe table_driver_is_at_end(driver) == 0 {
        unsafe step(session, map, driver)
        check(tree, limits)
      }
      // What is open ends, and late work comes back.
      _ = tree.advance(by: 1)
      session.runTurn()
      map.close()
      session.close()
    }
  }

  private func learn(_ map: MapView, _ driver: OpaquePointer, _ host: UnsafePointer<nav_host_t>) {
    guard let table = unsafe host.pointee.get_table(host, NAV_MAP) else { return }
    let maps = unsafe table.assumingMemoryBound(to: nav_map_table_t.self).pointee
    var handle = nav_map_t()
    var count: UInt32 = 0
    var view = nav_view_t()
    _ = unsafe maps.maps(host, &handle, 1, &count)
    _ = unsafe maps.view(host, handle, &view)
    unsafe table_driver_learn(driver, handle.bits)
    unsafe table_driver_learn(driver, view.bits)
  }

  private func step(_ session: PluginSession, _ map: MapView, _ driver: OpaquePointer) {
    let choice = unsafe Int(table_driver_byte(driver))
    switch choice {
    case 0..<200:
      let phase = choice < 170 ? .full : Self.phases[choice % Self.phases.count]
      session.asPlugin(phase, "a call") {
        let count = unsafe 1 + table_driver_byte(driver) % 8
        for _ in 0..<count { unsafe table_driver_step(driver) }
      }
    case 200..<204: unsafe table_driver_step(driver)  // outside of every phase
    case 204..<212: map.setNavigationEnabled(choice % 3 != 0)
    case 212..<220: map.setGuidanceActive(choice % 3 != 0)
    case 220..<226: map.showPrompt(height: 96)
    case 226..<230: map.hidePrompt()
    case 230..<234:
      map.resize(
        to: .custom(choice % 2 == 0 ? Size(width: 800, height: 400) : Size(width: 400, height: 800))
      )
    case 234..<246:
      let ended = session.tree.advance(by: [0, 1.0 / 60, 0.1, 1][choice % 4])
      map.timePassed()
      session.runTurn(ended)
    default: map.layOut()
    }
  }

  /// What no call may break.
  private func check(_ tree: ViewTree, _ limits: SessionLimits) {
    for view in tree.views.ids {
      let frame = tree.frame(of: view)
      precondition(
        frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite,
        "A frame is no number: \(frame).")
      for child in tree.views[view].subviews {
        precondition(tree.views[child].superview == view, "A subview doesn't know its superview.")
      }
    }
  }
}

/// Text as a grid, so that its size needs no font.
private final class GridMeasurer: TextMeasurer {
  func measure(_ request: TextRequest) -> TextMetrics {
    let lines = request.text.isEmpty ? 0 : 1
    return TextMetrics(
      width: Double(min(request.text.utf8.count, 1000)) * 8, height: Double(lines) * 20,
      lineCount: lines,
      firstBaseline: 16, lastBaseline: 4, isTruncated: false)
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 16, descender: 4, capHeight: 12, xHeight: 8, lineHeight: 20)
  }
}
