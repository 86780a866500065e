import Foundation
import PluginHost
import Testing

/// What a library needs, and where the loader looks for it: man 8 ld.so.
@Suite struct DependencyTests {
  let built: BuiltLibraries

  init() throws { built = try BuiltLibraries() }

  /// A library that calls `name_x()` of each library that it is linked with.
  private func library(
    _ file: String, _ needs: [(name: String, folder: String)] = [], _ flags: [String] = []
  ) throws -> String {
    let own = URL(filePath: file).deletingPathExtension().lastPathComponent
    let calls = needs.map { "extern int \($0.name)_x(void); " }.joined()
    let sum = needs.map { "+ \($0.name)_x()" }.joined()
    let links = needs.flatMap { ["-L" + built.path($0.folder), "-l" + $0.name.dropFirst(3)] }
    return try built.build(
      file, "\(calls)int \(own)_x(void) { return 1 \(sum); }",
      ["-shared", "-nostdlib", "-Wl,--allow-shlib-undefined", "-Wl,-soname,\(own).so"] + links
        + flags)
  }

  private func tree(_ path: String, _ libraryPath: String? = nil) throws
    -> LibraryFile.DependencyTree
  {
    try LibraryFile(path: path).dependencies(libraryPath: libraryPath)
  }

  @Test func `RUNPATH serves the library alone, DT_RPATH what it needs too`() throws {
    _ = try library("deep/libdeep.so")
    _ = try library("near/libmid.so", [("libdeep", "deep")])
    let paths = "-Wl,-rpath,\(built.path("near")):\(built.path("deep"))"
    let modern = try library("new.so", [("libmid", "near")], [paths, "-Wl,--enable-new-dtags"])
    let old = try library("old.so", [("libmid", "near")], [paths, "-Wl,--disable-new-dtags"])
    let byRunpath = try tree(modern)
    #expect(byRunpath.needed.map(\.found) == [built.path("near/libmid.so")])
    let lost = try #require(byRunpath.needed.first?.needed.first)
    #expect(lost.name == "libdeep.so" && lost.found == nil)
    // It was looked for, and not in the folders of the RUNPATH.
    #expect(lost.searched.contains("/usr/lib") && !lost.searched.contains(built.path("deep")))
    #expect(byRunpath.unresolved.isEmpty, "a library is missing, which may have them")
    let byRpath = try tree(old)
    #expect(byRpath.needed.first?.needed.map(\.found) == [built.path("deep/libdeep.so")])
    #expect(byRpath.needed.first?.needed.first?.searched.first == built.path("near"))
  }

  @Test func `LD_LIBRARY_PATH comes after DT_RPATH and before RUNPATH`() throws {
    for folder in ["a", "b"] { _ = try library("\(folder)/liblow.so") }
    let toA = "-Wl,-rpath,\(built.path("a"))"
    let modern = try library("new.so", [("liblow", "a")], [toA, "-Wl,--enable-new-dtags"])
    let old = try library("old.so", [("liblow", "a")], [toA, "-Wl,--disable-new-dtags"])
    #expect(try tree(modern, built.path("b")).needed.first?.found == built.path("b/liblow.so"))
    #expect(try tree(old, built.path("b")).needed.first?.found == built.path("a/liblow.so"))
  }

  @Test func `the origin is each library's own folder`() throws {
    _ = try library("kit/deep/libdeep.so")
    let origin = ["-Wl,-rpath,$ORIGIN/deep", "-Wl,--enable-new-dtags"]
    _ = try library("kit/libmid.so", [("libdeep", "kit/deep")], origin)
    let top = try library(
      "top.so", [("libmid", "kit")], ["-Wl,-rpath,${ORIGIN}/kit", "-Wl,--enable-new-dtags"])
    let needed = try tree(top).needed
    #expect(needed.first?.found?.hasSuffix("/kit/libmid.so") == true)
    #expect(needed.first?.needed.first?.found?.hasSuffix("/kit/deep/libdeep.so") == true)
  }

  @Test func `libraries that need each other end the search`() throws {
    _ = try library("libleft.so")
    let here = "-Wl,-rpath,\(built.folder.path)"
    _ = try library("libright.so", [("libleft", "")], [here])
    // Once more, now that there is the other.
    _ = try library("libleft.so", [("libright", "")], [here])
    let top = try library("top.so", [("libleft", "")], [here])
    let tree = try tree(top)
    let left = try #require(tree.needed.first)
    let right = try #require(left.needed.first)
    let again = try #require(right.needed.first)
    #expect(!left.isRepeated && !right.isRepeated)
    #expect(again.name == "libleft.so" && again.isRepeated && again.needed.isEmpty)
  }

  @Test func `a file for another machine is passed over, a damaged one is told`() throws {
    let good = try library("good/liblow.so")
    var bytes = Array(try Data(contentsOf: URL(filePath: good)))
    _ = try library("later/liblow.so")
    let paths = "-Wl,-rpath,\(built.path("good")):\(built.path("later"))"
    let top = try library("top.so", [("liblow", "later")], [paths])
    bytes.replaceSubrange(18..<20, with: [243, 0])  // e_machine: RISC-V
    _ = try built.write("good/liblow.so", bytes)
    let passed = try #require(try tree(top).needed.first)
    #expect(passed.found == built.path("later/liblow.so"))
    #expect(passed.passedOver.count == 1)
    #expect(passed.passedOver.first?.contains("is built for RISC-V, this machine is") == true)
    _ = try built.write("good/liblow.so", bytes.prefix(300))
    bytes.replaceSubrange(18..<20, with: [62, 0])
    #if arch(x86_64)
      _ = try built.write("good/liblow.so", bytes.prefix(300))
      let cut = try #require(try tree(top).needed.first)
      #expect(cut.found == good)
      #expect(cut.fault?.contains("is cut off") == true)
    #endif
  }

  @Test func `symbols that nobody has are told, weak ones are not`() throws {
    _ = try library("libother.so")
    let top = try built.build(
      "top.so",
      """
      extern int libother_x(void), nobody_has(void);
      __attribute__((weak)) extern int may_be(void);
      int top(void) { return libother_x() + nobody_has() + (may_be ? may_be() : 0); }
      """,
      [
        "-shared", "-nostdlib", "-L" + built.folder.path, "-lother",
        "-Wl,-rpath,\(built.folder.path)",
      ])
    #expect(try LibraryFile(path: top).undefinedNames == ["libother_x", "may_be", "nobody_has"])
    #expect(try tree(top).unresolved == ["nobody_has"])
  }

  @Test func `unique symbols, thread-locals, segments and Swift's sections are told`() throws {
    let path = try built.buildCXX(
      "unique.so",
      """
      struct counter { static inline int count = 0; };
      template <class T> struct holder { static T value; };
      template <class T> T holder<T>::value{};
      int &one() { return counter::count; }
      int &two() { return holder<int>::value; }
      thread_local int each = 3;
      int three() { return each; }
      __attribute__((used, section("swift5_types"))) static const int types = 1;
      """, ["-shared", "-std=c++17", "-fgnu-unique"])
    let file = try LibraryFile(path: path)
    #expect(file.uniqueSymbolNames == ["_ZN6holderIiE5valueE", "_ZN7counter5countE"])
    #expect(file.hasThreadLocals)
    #expect(file.swiftSections == ["swift5_types"])
    let loads = file.segments.filter { $0.type == "LOAD" }
    #expect(
      loads.contains { $0.permissions == "r-x" } && loads.contains { $0.permissions == "rw-" })
    #expect(file.segments.contains { $0.type == "TLS" })
    for segment in file.segments {
      #expect(segment.offset + segment.sizeInFile <= UInt64(file.sizeInBytes))
    }
  }

  @Test func `debug information in a file of its own is named`() throws {
    let path = try built.build("plugin.so", BuiltLibraries.source(), ["-shared", "-g"])
    #expect(try LibraryFile(path: path).debugLink == nil)
    try built.run("/usr/bin/objcopy", ["--only-keep-debug", path, path + ".debug"])
    try built.run("/usr/bin/objcopy", ["--strip-all", path])
    try built.run("/usr/bin/objcopy", ["--add-gnu-debuglink=\(path).debug", path])
    let file = try LibraryFile(path: path)
    #expect(file.debugLink == "plugin.so.debug")
    #expect(!file.hasDebugInfo && file.isStripped)
  }
}
