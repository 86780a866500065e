import Foundation
import Testing

/// A folder with libraries that the C compiler builds for one test; gone with its owner.
final class BuiltLibraries {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "navhost-elf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// Compiles a C source and links it with these flags.
  func build(_ name: String, _ source: String, _ flags: [String] = ["-shared"]) throws -> String {
    try build(name, source, flags, compiler: "/usr/bin/cc", ending: ".c")
  }

  /// The same for C++.
  func buildCXX(_ name: String, _ source: String, _ flags: [String] = ["-shared"]) throws -> String
  {
    try build(name, source, flags, compiler: "/usr/bin/c++", ending: ".cpp")
  }

  private func build(
    _ name: String, _ source: String, _ flags: [String], compiler: String, ending: String
  ) throws -> String {
    let file = path(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.write(toFile: file + ending, atomically: true, encoding: .utf8)
    try run(compiler, ["-fPIC", "-o", file, file + ending] + flags)
    return file
  }

  func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    try Data(bytes).write(to: folder.appending(path: name))
    return path(name)
  }

  /// A plugin's source: the entry and a note of the given content size and versions.
  static func source(
    entry: String? = "navhost_negotiate", contentSize: Int = 128, oldest: Int = 1, newest: Int = 1
  ) -> String {
    """
    struct note {
       unsigned name_size, content_size, type;
       char name[8];
       unsigned oldest, newest, pointer_size, flags;
       char language[16], id[96], more[16];
    };
    __attribute__((used, section(".note.navhost"), aligned(4)))
    static const struct note note = {8, \(contentSize), 1, "navhost", \(oldest), \(newest), 8, 0,
                                     "c", "org.example.fixture", ""};
    \(entry.map { "int \($0)(void) { return 0; }" } ?? "")
    """
  }
}
