import Glibc

/// Where the plugin-side modules, the headers and the archive lie.
struct PluginModules: Sendable {
  let modules: String
  let headers: String

  /// The folder with `libNavhostSDK.a`, and beside it the version of the compiler that made it.
  let libraries: String

  private static let archive = "libNavhostSDK.a"
  private static let versionFile = "navhost-compiler-version"

  /// Finds them from this program's own place: installed, or in its package's build folder.
  static func find() throws(CommandError) -> PluginModules {
    guard let program = ownPath() else {
      throw .environment("/proc/self/exe can't be read, which tells where the modules lie")
    }
    let folder = BuildRequest.folder(of: program)
    if let found = installed(beside: folder) ?? built(in: folder) { return found }
    throw .environment(
      "the plugin-side modules are missing: there is neither "
        + "\(BuildRequest.folder(of: folder))/lib/navhost nor "
        + "\(folder)/\(archive); run `make install` or `make build`")
  }

  private static func installed(beside folder: String) -> PluginModules? {
    let root = BuildRequest.folder(of: folder) + "/lib/navhost"
    let found = PluginModules(
      modules: root + "/modules", headers: root + "/include", libraries: root + "/lib")
    return found.isThere ? found : nil
  }

  /// In a build folder, the headers are those of the package that it belongs to.
  private static func built(in folder: String) -> PluginModules? {
    var package = folder
    while package != "/" && package != "." {
      package = BuildRequest.folder(of: package)
      let found = PluginModules(
        modules: folder + "/Modules", headers: package + "/Sources/CNavhostABI/include",
        libraries: folder)
      if found.isThere { return found }
    }
    return nil
  }

  private var isThere: Bool {
    let paths: [String] = [
      modules, "\(headers)/navhost/navhost.h", "\(libraries)/\(Self.archive)",
    ]
    return paths.allSatisfy { (path: String) in unsafe access(path, R_OK) == 0 }
  }

  private static func ownPath() -> String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  /// Compares the compiler with the one that made the modules: they fit no other.
  ///
  /// In a build folder the version is recorded by `make build` only; without it, the compiler
  /// itself refuses modules that don't fit.
  func checkCompiler() throws(CommandError) {
    let path = "\(libraries)/\(Self.versionFile)"
    guard unsafe access(path, R_OK) == 0 else { return }
    let recorded = Self.firstLine(try TextFile.contents(of: path, command: .build))
    let folder = try TemporaryFolder()
    let answer = try Tool.run(["swiftc", "--version"], in: folder)
    let found = Self.firstLine(answer.output)
    guard found == recorded else {
      throw .environment(
        "the plugin-side modules were built by \"\(recorded)\", and swiftc is \"\(found)\"; "
          + "use that compiler, or build navhost with this one")
    }
  }

  private static func firstLine(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? ""
  }
}
