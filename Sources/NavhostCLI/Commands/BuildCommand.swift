import Glibc

/// `navhost build FILE.swift… -o LIB`: a layout delegate's source as a plugin.
struct BuildCommand {
  private let request: BuildRequest

  init(_ arguments: ParsedArguments) throws(CommandError) {
    for source in arguments.operands where !source.hasSuffix(".swift") {
      throw .usage("\(source) is no Swift file; its name must end with .swift", command: .build)
    }
    // The compiler tells files of a module apart by their names alone.
    var stems: [String: String] = [:]
    for source in arguments.operands {
      if let other = stems.updateValue(source, forKey: BuildRequest.stem(of: source)) {
        throw .usage(
          "\(other) and \(source) have one name; files of a module need different ones",
          command: .build)
      }
    }
    guard let output = arguments.value(.output) else {
      throw .usage("`build` wants -o LIB, the library to write", command: .build)
    }
    let folder = BuildRequest.folder(of: output)
    guard unsafe access(folder, W_OK | X_OK) == 0 else {
      throw .usage("\(folder) is no folder that can be written to", command: .build)
    }
    guard arguments.value(.delegate) == nil || arguments.value(.make) == nil else {
      throw .usage("--delegate and --make exclude each other", command: .build)
    }
    let stem = BuildRequest.stem(of: arguments.operands[0])
    let id = arguments.value(.id) ?? "local.\(stem.lowercased())"
    guard !id.isEmpty, id.utf8.count <= 95 else {
      throw .usage("--id \(id): wanted 1 to 95 bytes of UTF-8", command: .build)
    }
    var sources: [BuildRequest.SourceFile] = []
    for path in arguments.operands {
      let text = try TextFile.contents(of: path, command: .build)
      sources.append(BuildRequest.SourceFile(path: path, text: text))
    }
    request = BuildRequest(
      sources: sources, output: output,
      delegate: arguments.value(.delegate), make: arguments.value(.make),
      languageMode: try arguments.choice(.swiftVersion) ?? .five, id: id,
      name: arguments.value(.name), isOptimized: arguments.has(.optimize))
  }

  func run() throws(CommandError) -> Int32 {
    let modules = try PluginModules.find()
    try SignalHold.during(and: Tool.heldSignals) { () throws(CommandError) in
      try modules.checkCompiler()
      try DelegateBuild(request: request, modules: modules).run()
    }
    return 0
  }
}
