import FoundationEssentials
import Glibc
import PluginHost

/// One build: finds the delegate, adds the glue, compiles and links.
struct DelegateBuild {
  let request: BuildRequest
  let modules: PluginModules

  func run() throws(CommandError) {
    let folder = try TemporaryFolder()
    let delegates = try findDelegates(folder)
    let choice = try choose(among: delegates)
    let glue = PluginGlue.source(
      delegateExpression: choice.expression, id: request.id, name: choice.name, version: "0")
    let sources = try self.sources(glue, privateIn: choice.privateFile, folder)
    let exports = try folder.write(
      "{ global: \(LibraryFile.entryName); local: *; };\n", as: "exports.map")
    let built = "\(folder.path)/library.so"
    let answer = try Tool.run(
      ["swiftc", "-emit-library", "-o", built, request.isOptimized ? "-O" : "-Onone", "-g"]
        + commonFlags + sources.paths + [
          "-L", modules.libraries, "-lNavhostSDK", "-Xlinker", "--version-script=\(exports)",
          "-Xlinker", "--gc-sections",
          // The temporary folder's name must neither show nor differ between two builds.
          "-debug-prefix-map", "\(folder.path)=/navhost-sdk/glue",
        ], in: folder)
    guard answer.status == 0 else {
      throw failure(answer, glue: sources.gluePath, choice, folder)
    }
    show(answer.errors)
    guard let library = FileManager.default.contents(atPath: built) else {
      throw .environment("the compiler's library can't be read: \(Output.errorText())")
    }
    try WholeFile.write([UInt8](library), to: request.output, mode: 0o777)
  }

  private var commonFlags: [String] {
    [
      "-parse-as-library", "-module-name", request.moduleName,
      "-swift-version", request.languageMode.rawValue, "-diagnostic-style=llvm",
      "-I", modules.modules, "-I", modules.headers,
    ]
  }

  /// Passes the compiler's messages on, less those on its own inner commands.
  private func show(_ messages: String) {
    let lines = messages.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.hasPrefix("error: emit-module command failed")
    }
    let text = lines.joined(separator: "\n")
    if !text.isEmpty { Output.error(text.hasSuffix("\n") ? String(text.dropLast()) : text) }
  }
}

// MARK: - The delegate

extension DelegateBuild {
  private struct Choice {
    let expression: String
    let name: String

    /// The one file that can see the delegate, where not all can.
    let privateFile: String?
  }

  /// Asks the compiler, which also finds the user's mistakes here.
  private func findDelegates(
    _ folder: borrowing TemporaryFolder
  ) throws(CommandError) -> [SymbolGraph.Delegate] {
    let answer = try Tool.run(
      ["swiftc", "-emit-module", "-o", "\(folder.path)/\(request.moduleName).swiftmodule"]
        + commonFlags + [
          "-suppress-warnings", "-emit-symbol-graph", "-emit-symbol-graph-dir", folder.path,
          "-symbol-graph-minimum-access-level", "private",
        ] + request.sources.map(\.path), in: folder)
    guard answer.status == 0 else { throw failure(answer, folder) }
    let path = "\(folder.path)/\(request.moduleName).symbols.json"
    let json = try TextFile.contents(of: path, command: .build)
    do {
      return try SymbolGraph(json: json).delegates
    } catch {
      throw .environment("the compiler's symbol graph can't be read: \(error)")
    }
  }

  private func choose(
    among delegates: [SymbolGraph.Delegate]
  ) throws(CommandError) -> Choice {
    let list = delegates.map(\.name).joined(separator: ", ")
    guard !delegates.isEmpty else {
      throw .usage(
        "\(request.files("has", "have")) no class that conforms to NavigationLayoutDelegate",
        command: .build)
    }
    if let make = request.make {
      // The expression may name any of them.
      return Choice(
        expression: make,
        name: request.name ?? (delegates.count == 1 ? list : BuildRequest.stem(of: request.source)),
        privateFile: delegates.first(where: \.isPrivate)?.file)
    }
    var chosen = delegates[0]
    if let wanted = request.delegate {
      guard let found = delegates.first(where: { $0.name == wanted }) else {
        throw .usage(
          "\(request.files("has", "have")) no layout delegate \"\(wanted)\"; it has \(list)",
          command: .build)
      }
      chosen = found
    } else if delegates.count > 1 {
      throw .usage(
        "\(request.files("has", "have")) several layout delegates: \(list); choose one with "
          + "--delegate NAME",
        command: .build)
    }
    return Choice(
      expression: "\(chosen.name)()", name: request.name ?? chosen.name,
      privateFile: chosen.isPrivate ? chosen.file : nil)
  }
}

// MARK: - Sources and their errors

extension DelegateBuild {
  private struct Sources {
    let paths: [String]

    /// The file whose mistakes are the glue's.
    let gluePath: String
  }

  /// The user's files as they are, with the glue beside them; or, where only its own file can see
  /// the delegate, a copy of that with the glue below, which still speaks of the user's path and
  /// lines.
  private func sources(
    _ glue: String, privateIn file: String?, _ folder: borrowing TemporaryFolder
  ) throws(CommandError) -> Sources {
    var paths = request.sources.map(\.path)
    guard let file else {
      let path = try folder.write(glue, as: "navhost-glue.swift")
      return Sources(paths: paths + [path], gluePath: path)
    }
    // The compiler writes the path as it got it, without escapes.
    let place = request.sources.firstIndex { file == "file://" + $0.path } ?? 0
    let source = request.sources[place]
    let name = source.path.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    let text = """
      #sourceLocation(file: "\(String(name))", line: 1)
      \(source.text)
      #sourceLocation()
      \(glue)
      """
    let stem = BuildRequest.stem(of: source.path)
    let path = try folder.write(text, as: "__navhost_\(stem).swift")
    paths[place] = path
    return Sources(paths: paths, gluePath: path)
  }

  /// What the compiler could not do: mostly the user's mistake, which its own messages tell.
  private func failure(
    _ answer: Tool.Answer, _ folder: borrowing TemporaryFolder
  ) -> CommandError {
    show(answer.errors)
    guard folder.isFull || answer.errors.contains(": \(Output.errorText(ENOSPC))") else {
      return .notBuilt("\(request.files("does", "do")) not compile")
    }
    return .environment(
      "the compiler can't write to its temporary folder: "
        + Output.fault(ENOSPC, instead: "name another in TMPDIR"))
  }

  /// What went wrong, in the user's terms: the glue is nothing that he has seen.
  private func failure(
    _ answer: Tool.Answer, glue: String, _ choice: Choice, _ folder: borrowing TemporaryFolder
  ) -> CommandError {
    let message = answer.errors.split(separator: "\n").first { line in
      line.hasPrefix("\(glue):") && line.contains(": error: ")
    }
    guard let message, let mark = message.firstRange(of: ": error: ") else {
      return failure(answer, folder)
    }
    let complaint = message[mark.upperBound...]
    if let make = request.make {
      return .usage("--make '\(make)': \(complaint)", command: .build)
    }
    if complaint.contains("missing argument") || complaint.contains("no accessible initializers")
      || complaint.contains("cannot be constructed")
    {
      let type = choice.expression.dropLast(2)
      return .usage(
        "\(type) has no init() without arguments; say how to make it: --make '\(type)(…)'",
        command: .build)
    }
    return .notBuilt("\(choice.expression): \(complaint)")
  }
}
