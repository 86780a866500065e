import Glibc

extension LibraryFile {
  /// Where the libraries that this one needs lie, by the loader's rules.
  ///
  /// Simpler than the loader: the folders of `ld.so.conf` are searched instead of its cache, and
  /// libraries that the process has already loaded are not known.
  package struct Dependency: Equatable, Sendable {
    package var name: String
    /// The file, or nothing when no folder has it.
    package var found: String?
    /// The folders in the order of the search, up to the one that has it.
    package var searched: [String]
  }

  /// - Parameter libraryPath: The value of `LD_LIBRARY_PATH`, or of this process's own.
  package func dependencies(
    libraryPath: String? = unsafe getenv("LD_LIBRARY_PATH").map { unsafe String(cString: $0) }
  ) -> [Dependency] {
    let origin = LibraryFile.folder(of: resolvedPath)
    let own = runpaths.map { folder in
      folder.replacing("${ORIGIN}", with: origin).replacing("$ORIGIN", with: origin)
    }
    let given = (libraryPath ?? "").split(separator: ":").map(String.init)
    let folders = given + own + LibraryFile.configuredFolders + LibraryFile.standardFolders
    return needed.map { LibraryFile.find($0, in: folders) }
  }

  private static func find(_ name: String, in folders: [String]) -> Dependency {
    guard !name.contains("/") else {
      return Dependency(name: name, found: exists(name) ? name : nil, searched: [])
    }
    var searched: [String] = []
    for folder in folders where !searched.contains(folder) {
      searched.append(folder)
      let path = folder + "/" + name
      if exists(path) { return Dependency(name: name, found: path, searched: searched) }
    }
    return Dependency(name: name, found: nil, searched: searched)
  }

  private static let standardFolders = ["/lib64", "/usr/lib64", "/lib", "/usr/lib"]

  /// The folders of `/etc/ld.so.conf` and of what it includes.
  private static let configuredFolders = folders(inConfiguration: "/etc/ld.so.conf", depth: 0)

  private static func folders(inConfiguration path: String, depth: Int) -> [String] {
    // A file that includes itself ends here.
    guard depth < 4, let contents = try? FileContents(path: path) else { return [] }
    let text = String(
      decoding: contents.slice(at: 0, count: UInt64(contents.count)), as: UTF8.self)
    return text.split(separator: "\n").flatMap { line -> [String] in
      let words = line.prefix { $0 != "#" }.split { $0.isWhitespace }
      guard words.first == "include" else { return words.map(String.init) }
      return words.dropFirst().flatMap { pattern in
        matches(of: String(pattern)).flatMap { folders(inConfiguration: $0, depth: depth + 1) }
      }
    }
  }

  private static func matches(of pattern: String) -> [String] {
    var found = unsafe glob_t()
    defer { unsafe globfree(&found) }
    guard unsafe glob(pattern, 0, nil, &found) == 0 else { return [] }
    return unsafe (0..<Int(found.gl_pathc)).compactMap { index in
      unsafe found.gl_pathv[index].map { unsafe String(cString: $0) }
    }
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }

  private static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }
}
