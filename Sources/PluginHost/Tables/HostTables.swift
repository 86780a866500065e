internal import CNavhostABI
internal import CallTrace

/// The tables of functions by id: one copy for the process, never written after it is made.
///
/// A function finds its session by the host that it is given, so all sessions share them.
@safe package enum HostTables {
  @safe private struct Entry {
    let id: String
    let table: UnsafeRawPointer
  }

  /// Made once, then only read; so any thread sees it whole.
  nonisolated(unsafe) private static let entries: [Entry] = unsafe [
    Entry(id: NAV_DIAGNOSTICS, table: stored(diagnosticsTable())),
    Entry(id: NAV_OBJECTS, table: stored(objectsTable())),
    Entry(id: NAV_VIEWS, table: stored(viewsTable())),
    Entry(id: NAV_LAYOUT, table: stored(layoutTable())),
    Entry(id: NAV_STACKS, table: stored(stacksTable())),
    Entry(id: NAV_TEXT, table: stored(textTable())),
    Entry(id: NAV_MOTION, table: stored(motionTable())),
    Entry(id: NAV_ANIMATORS, table: stored(animatorsTable())),
    Entry(id: NAV_TOUCHES, table: stored(touchesTable())),
    Entry(id: NAV_WORK, table: stored(workTable())),
    Entry(id: NAV_MAP, table: stored(mapTable())),
    Entry(id: NAV_LEGACY, table: stored(legacyTable())),
    Entry(id: NAV_NAVIGATOR, table: stored(navigatorTable())),
  ]

  package static func table(_ id: String) -> UnsafeRawPointer? {
    unsafe entries.first { $0.id == id }?.table
  }

  /// Plugins keep the address, so the memory is never given back.
  private static func stored<Table>(_ table: Table) -> UnsafeRawPointer {
    let memory = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    unsafe memory.initialize(to: table)
    return UnsafeRawPointer(memory)
  }
}

/// `nav_host_t.get_table`. [A]
func hostTable(
  _ host: UnsafePointer<nav_host_t>, _ id: UnsafePointer<CChar>
) -> UnsafeRawPointer? {
  guard let entry = SessionRegistry.entry(at: UInt(bitPattern: host)), isUsable(id)
  else { return nil }
  let name = unsafe String(cString: id)
  guard let table = unsafe HostTables.table(name) else { return nil }
  guard let standIn = unsafe entry.standIn else { return unsafe table }
  return unsafe standIn.hostTable(name, table)
}

/// What `struct_size` of a record says.
func size<Record>(of type: Record.Type) -> UInt32 { UInt32(MemoryLayout<Record>.size) }
