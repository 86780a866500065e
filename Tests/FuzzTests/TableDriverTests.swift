import CNavhostABI
import CTableDriver
import NavigationSim
import PluginHost
import TestSupport
import Testing
import ViewTree

/// The list of what the fuzzer calls, beside what the host serves.
@Suite struct TableDriverTests {
  static let tables = [
    NAV_ANIMATORS, NAV_DIAGNOSTICS, NAV_LAYOUT, NAV_LEGACY, NAV_MAP, NAV_MOTION, NAV_NAVIGATOR,
    NAV_OBJECTS, NAV_STACKS, NAV_TEXT, NAV_TOUCHES, NAV_VIEWS, NAV_WORK,
  ]

  /// The places of the functions of each table, as the driver lists them.
  private var driven: [String: [UInt32]] {
    var driven: [String: [UInt32]] = [:]
    var offset: UInt32 = 0
    var index: UInt32 = 0
    while let table = unsafe table_driver_function(index, &offset) {
      unsafe driven[String(cString: table), default: []].append(offset)
      index += 1
    }
    return driven
  }

  @Test(arguments: tables) func `every function of a table is driven`(_ id: String) throws {
    let session = PluginSession(tree: ViewTree(measurer: FixedTextMeasurer()))
    defer { session.close() }
    let host = unsafe session.hostPointer.assumingMemoryBound(to: nav_host_t.self)
    let table = unsafe try #require(host.pointee.get_table(host, id))
    // A table is its size, a reserved word, and a pointer a function.
    let size = unsafe table.load(as: UInt32.self)
    #expect(driven[id]?.sorted() == Array(stride(from: 8, to: size, by: 8)))
  }

  @Test func `no table is driven that there is not`() {
    #expect(Set(driven.keys) == Set(Self.tables))
  }
}
