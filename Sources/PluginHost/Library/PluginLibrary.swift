internal import CNavhostABI
package import CallTrace
import Glibc
internal import ViewTree

/// A plugin's library, open in this process.
///
/// It is never closed: language runtimes keep pointers into every library they have seen.
@safe package final class PluginLibrary {
  package static let entryName = "navhost_negotiate"

  /// The versions of the ABI that this host speaks.
  package static let versions = UInt32(NAV_ABI_OLDEST)...UInt32(NAV_ABI_NEWEST)

  /// The most delegates that one plugin may have.
  static let mostDelegates = 1000

  typealias Entry =
    @convention(c) (
      UnsafePointer<nav_negotiate_in_t>, UnsafeMutablePointer<nav_negotiate_out_t>
    ) -> nav_status_t

  package let path: String

  /// Called right around each call into the plugin that no session is there for.
  package var onEnter: (() -> Void)?
  package var onLeave: (() -> Void)?

  /// What sees all calls between the plugin and its hosts, if anything does; set before the first.
  package var standIn: StandIn?
  private let entry: Entry

  /// Opens a library that the pre-flight has passed; its initialisers run now.
  ///
  /// - Parameter path: Absolute: a bare name would be looked for along the loader's search path.
  package init(path: String) throws(PluginLoadError) {
    self.path = path
    guard let handle = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
      throw .cannotOpen(path: path, reason: Self.loaderError() ?? "the loader gives no reason")
    }
    guard let symbol = unsafe dlsym(handle, Self.entryName) else {
      throw .entryMissing(path: path, name: Self.entryName)
    }
    unsafe entry = unsafeBitCast(symbol, to: Entry.self)
  }

  /// A plugin that is no file: whoever plays one gives the function that it would export.
  package init(name: String, entry: UnsafeRawPointer) {
    path = name
    unsafe self.entry = unsafeBitCast(entry, to: Entry.self)
  }

  private static func loaderError() -> String? {
    guard let text = unsafe dlerror() else { return nil }
    return unsafe String(cString: text)
  }

  /// Asks who the plugin is and binds nothing, any number of times.
  package func probe() throws(PluginLoadError) -> PluginDescription {
    let answer = try negotiate(.probe, with: nil)
    var delegates: [DelegateDescription] = []
    for index in 0..<answer.plugin.delegate_count {
      delegates.append(try describe(index, by: answer.plugin))
    }
    let ids = Set(delegates.map(\.id))
    guard ids.count == delegates.count else {
      throw .wrongAnswer("two of its delegates have the same id")
    }
    return PluginDescription(
      id: answer.id, language: answer.language, oldest: answer.oldest, newest: answer.newest,
      chosen: answer.chosen, flags: .init(rawValue: answer.plugin.flags), delegates: delegates)
  }

  /// Lets the plugin touch its caches against a throw-away session, before a fork.
  package func warm(_ session: PluginSession) throws(PluginLoadError) {
    _ = try negotiate(.warm, with: session)
  }

  // MARK: - Negotiating

  enum Purpose: String {
    case probe = "PROBE"
    case warm = "WARM"
    case use = "USE"

    var number: UInt32 {
      switch self {
      case .probe: UInt32(NAV_PURPOSE_PROBE)
      case .warm: UInt32(NAV_PURPOSE_WARM)
      case .use: UInt32(NAV_PURPOSE_USE)
      }
    }
  }

  /// A checked answer.
  @safe struct Answer {
    let id: String
    let language: String
    let oldest: UInt32
    let newest: UInt32
    let chosen: UInt32
    let plugin: nav_plugin_t
  }

  func negotiate(
    _ purpose: Purpose, with session: PluginSession?
  ) throws(PluginLoadError) -> Answer {
    var out = unsafe nav_negotiate_out_t()
    unsafe out.struct_size = UInt32(MemoryLayout<nav_negotiate_out_t>.size)
    let status = unsafe call(purpose, session, &out)
    guard status == CallStatus.ok.rawValue else {
      let (oldest, newest) = unsafe (out.oldest, out.newest)
      let isRange = oldest > 0 && oldest <= newest
      if status == CallStatus.unsupported.rawValue, isRange,
        !Self.versions.overlaps(oldest...newest)
      {
        throw .noCommonVersion(host: Self.versions, oldest: oldest, newest: newest)
      }
      throw .refused(purpose: purpose.rawValue, status: status)
    }
    return unsafe try check(out)
  }

  private func call(
    _ purpose: Purpose, _ session: PluginSession?, _ out: inout nav_negotiate_out_t
  ) -> nav_status_t {
    let name = unsafe nav_string_t(copying: "navhost")
    let version = unsafe nav_string_t(copying: "1")
    defer {
      unsafe name.freeCopy()
      unsafe version.freeCopy()
    }
    var request = unsafe nav_negotiate_in_t()
    unsafe request.struct_size = UInt32(MemoryLayout<nav_negotiate_in_t>.size)
    unsafe request.purpose = purpose.number
    unsafe request.oldest = Self.versions.lowerBound
    unsafe request.newest = Self.versions.upperBound
    unsafe request.host_name = name
    unsafe request.host_version = version
    var entry = unsafe self.entry
    if let standIn {
      let exported = unsafe unsafeBitCast(entry, to: UnsafeRawPointer.self)
      unsafe entry = unsafeBitCast(
        standIn.pluginFunction("negotiate", exported), to: Entry.self)
    }
    guard let session else {
      onEnter?()
      defer { onLeave?() }
      return unsafe entry(&request, &out)
    }
    unsafe session.entry.standIn = standIn
    unsafe request.host = session.abiHost
    var status = CallStatus.internal.rawValue
    session.enter(.full, "negotiate \(purpose.rawValue)") {
      status = unsafe entry(&request, &out)
      return status
    }
    return status
  }

  private func check(_ out: nav_negotiate_out_t) throws(PluginLoadError) -> Answer {
    let (oldest, newest, chosen) = unsafe (out.oldest, out.newest, out.chosen)
    guard oldest > 0, oldest <= newest else {
      throw .wrongAnswer("it speaks versions \(oldest) to \(newest)")
    }
    let common = min(newest, Self.versions.upperBound)
    guard Self.versions.overlaps(oldest...newest) else {
      throw .noCommonVersion(host: Self.versions, oldest: oldest, newest: newest)
    }
    guard chosen == common else {
      throw .wrongAnswer("it chose version \(chosen), and the newest common one is \(common)")
    }
    guard unsafe out.reserved == 0 else { throw .wrongAnswer("`reserved` is not 0") }
    guard let table = unsafe out.plugin, isUsable(table) else {
      throw .wrongAnswer("`plugin` is null or misaligned")
    }
    let size = unsafe UnsafeRawPointer(table).load(as: UInt32.self)
    let known = MemoryLayout<nav_plugin_t>.size
    guard Int(size) >= known else {
      throw .wrongAnswer("`struct_size` of the plugin's table is \(size), not at least \(known)")
    }
    let plugin = unsafe table.pointee
    guard plugin.reserved == 0 else {
      throw .wrongAnswer("`reserved` of the plugin's table is not 0")
    }
    let count = plugin.delegate_count
    guard count >= 1, count <= Self.mostDelegates else {
      throw .wrongAnswer("it has \(count) delegates, not 1 to \(Self.mostDelegates)")
    }
    for (name, isMissing) in unsafe [
      ("describe", plugin.describe == nil), ("make", plugin.make == nil),
      ("close", plugin.close == nil),
    ] where isMissing {
      throw .wrongAnswer("`\(name)` of the plugin's table is null")
    }
    return unsafe Answer(
      id: try word(out.id, "id"), language: try word(out.language, "language"),
      oldest: oldest, newest: newest, chosen: chosen, plugin: plugin)
  }

  /// A text that must be there.
  private func word(
    _ string: nav_string_t, _ name: StaticString
  ) throws(PluginLoadError) -> String {
    let text: String?
    do throws(Refusal) {
      text = try readText(string, name, limit: 256)
    } catch {
      throw .wrongAnswer(error.text)
    }
    guard let text, !text.isEmpty else { throw .wrongAnswer("`\(name)` is empty") }
    return text
  }

  private func describe(
    _ index: UInt32, by plugin: nav_plugin_t
  ) throws(PluginLoadError) -> DelegateDescription {
    var info = unsafe nav_delegate_info_t()
    unsafe info.struct_size = UInt32(MemoryLayout<nav_delegate_info_t>.size)
    onEnter?()
    let status = unsafe plugin.describe?(index, &info) ?? CallStatus.internal.rawValue
    onLeave?()
    guard status == CallStatus.ok.rawValue else {
      throw .cannotDescribe(
        index: Int(index), reason: "status \(PluginLoadError.name(of: status))")
    }
    do throws(Refusal) {
      let minimum = unsafe try readSize(info.minimum, "minimum")
      let id = unsafe try readText(info.id, "id", limit: 256)
      guard let id, !id.isEmpty else { throw Refusal(.value, "its id is empty") }
      return unsafe DelegateDescription(
        id: id, name: try readText(info.name, "name", limit: 256) ?? id,
        version: try readText(info.version, "version", limit: 256) ?? "",
        summary: try readText(info.summary, "summary", limit: 65_536),
        features: .init(rawValue: info.features), minimum: minimum)
    } catch {
      throw .cannotDescribe(index: Int(index), reason: error.text)
    }
  }
}
