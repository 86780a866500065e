import Glibc

extension LibraryFile {
  /// A library that another needs, and what it needs itself.
  package struct Dependency: Equatable, Sendable {
    package var name: String
    /// The file, or nothing when no folder has it.
    package var found: String?
    /// The folders in the order of the search, up to the one that has it.
    package var searched: [String]
    /// Files of the name that the loader passes over, and why.
    package var passedOver: [String] = []
    /// Why the file that was found can't be read as a library.
    package var fault: String?
    /// Whether it stands elsewhere in the tree already, with what it needs.
    package var isRepeated = false
    package var needed: [Dependency] = []
  }

  /// What a library needs, all the way down, by the loader's rules.
  ///
  /// Simpler than the loader: the folders of `ld.so.conf` are searched instead of its cache, and
  /// libraries that the process has already loaded are not known.
  package struct DependencyTree: Equatable, Sendable {
    package var needed: [Dependency]
    /// Symbols that the library must find in others, and that none in the tree has, sorted.
    ///
    /// Empty where a library is missing, which might have them.
    package var unresolved: [String]
  }

  /// - Parameter libraryPath: The value of `LD_LIBRARY_PATH`, or of this process's own.
  package func dependencies(
    libraryPath: String? = unsafe getenv("LD_LIBRARY_PATH").map { unsafe String(cString: $0) }
  ) -> DependencyTree {
    var search = DependencySearch(
      given: (libraryPath ?? "").split(separator: ":").map(String.init))
    return search.run(from: self)
  }
}

/// Finds libraries as the loader does: level by level, so that the first place in which a name is
/// needed decides where it is looked for.
private struct DependencySearch {
  private struct Node {
    let file: LibraryFile
    let folder: String
    /// Who needed it first.
    let loader: Int?
    var needed: [(dependency: LibraryFile.Dependency, node: Int?)] = []
  }

  private let given: [String]
  private var nodes: [Node] = []
  /// By the names that they are asked for, and that they call themselves.
  private var places: [String: Int] = [:]
  private var paths: [String: Int] = [:]

  init(given: [String]) { self.given = given }

  mutating func run(from root: LibraryFile) -> LibraryFile.DependencyTree {
    add(root, loader: nil, name: root.soname ?? root.path)
    var next = 0
    while next < nodes.count {
      for name in nodes[next].file.needed {
        let step = find(name, for: next)
        nodes[next].needed.append(step)
      }
      next += 1
    }
    var shown: Set<Int> = [0]
    let tree = children(of: 0, &shown)
    return LibraryFile.DependencyTree(needed: tree, unresolved: unresolved(root))
  }

  @discardableResult
  private mutating func add(_ file: LibraryFile, loader: Int?, name: String) -> Int {
    let place = nodes.count
    nodes.append(
      Node(file: file, folder: LibraryFile.folder(of: file.resolvedPath), loader: loader))
    places[name] = place
    if let soname = file.soname { places[soname] = places[soname] ?? place }
    paths[file.resolvedPath] = place
    return place
  }

  private mutating func find(
    _ name: String, for place: Int
  ) -> (dependency: LibraryFile.Dependency, node: Int?) {
    var dependency = LibraryFile.Dependency(name: name, found: nil, searched: [])
    if let known = places[name] {
      dependency.found = nodes[known].file.path
      dependency.isRepeated = true
      return (dependency, known)
    }
    if name.contains("/") {
      let node = open(name, name, loader: place, &dependency)
      return (dependency, node)
    }
    for folder in folders(for: place) where !dependency.searched.contains(folder) {
      dependency.searched.append(folder)
      let path = folder + "/" + name
      guard unsafe access(path, F_OK) == 0 else { continue }
      let node = open(path, name, loader: place, &dependency)
      if dependency.found != nil { return (dependency, node) }
    }
    return (dependency, nil)
  }

  /// Takes a file in; what is for another kind of machine is passed over, as the loader does.
  private mutating func open(
    _ path: String, _ name: String, loader: Int, _ dependency: inout LibraryFile.Dependency
  ) -> Int? {
    do throws(LibraryFileError) {
      let file = try LibraryFile(path: path)
      dependency.found = path
      if let known = paths[file.resolvedPath] {
        places[name] = known
        dependency.isRepeated = true
        return known
      }
      return add(file, loader: loader, name: name)
    } catch {
      switch error {
      case .wrongClass, .wrongMachine, .wrongByteOrder:
        dependency.passedOver.append(error.description)
      case .missing: break
      default:
        dependency.found = path
        dependency.fault = error.description
      }
      return nil
    }
  }

  /// The folders in which a library's needs are looked for, in order.
  private func folders(for place: Int) -> [String] {
    var folders: [String] = []
    if nodes[place].file.runpaths.isEmpty {
      var current: Int? = place
      while let node = current.map({ nodes[$0] }) {
        if node.file.runpaths.isEmpty { folders += expanded(node.file.rpaths, node.folder) }
        current = node.loader
      }
    }
    return folders + given + expanded(nodes[place].file.runpaths, nodes[place].folder)
      + LibraryFile.configuredFolders + LibraryFile.standardFolders
  }

  private func expanded(_ folders: [String], _ origin: String) -> [String] {
    folders.map { folder in
      folder.replacing("${ORIGIN}", with: origin).replacing("$ORIGIN", with: origin)
    }
  }

  private func children(of place: Int, _ shown: inout Set<Int>) -> [LibraryFile.Dependency] {
    nodes[place].needed.map { step in
      var dependency = step.dependency
      guard let node = step.node else { return dependency }
      dependency.isRepeated = !shown.insert(node).inserted
      if !dependency.isRepeated { dependency.needed = children(of: node, &shown) }
      return dependency
    }
  }

  private func unresolved(_ root: LibraryFile) -> [String] {
    let isWhole = nodes.allSatisfy { node in node.needed.allSatisfy { $0.node != nil } }
    guard isWhole else { return [] }
    var missing = Set(root.requiredNames)
    for node in nodes { missing.subtract(node.file.exportedNames) }
    return missing.sorted()
  }
}

extension LibraryFile {
  fileprivate static let standardFolders = ["/lib64", "/usr/lib64", "/lib", "/usr/lib"]

  /// The folders of `/etc/ld.so.conf` and of what it includes.
  fileprivate static let configuredFolders = folders(inConfiguration: "/etc/ld.so.conf", depth: 0)

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

  fileprivate static func folder(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}
