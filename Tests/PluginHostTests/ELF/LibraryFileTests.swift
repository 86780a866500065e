import Foundation
import Glibc
import PluginHost
import Testing

@Suite
struct LibraryFileTests {
  let built: BuiltLibraries

  init() throws {
    built = try BuiltLibraries()
  }

  private func failure(_ path: String) -> LibraryFileError? {
    do throws(LibraryFileError) {
      _ = try LibraryFile(path: path)
      return nil
    } catch {
      return error
    }
  }

  private func plugin(_ source: String) throws -> LibraryFile {
    try LibraryFile(path: try built.build("plugin.so", source))
  }

  @Test func `a library is described`() throws {
    let source =
      BuiltLibraries.source() + """

        __thread int counter;
        extern int missing(void), getpid(void);
        __attribute__((constructor)) static void first(void) { counter = 1; }
        __attribute__((visibility("hidden"))) int hidden(void) { return missing() + getpid(); }
        """
    let flags = [
      "-shared", "-g", "-Wl,-soname,libfixture.so.1", "-Wl,-rpath,$ORIGIN/lib:/opt/lib",
      "-Wl,--enable-new-dtags", "-Wl,--build-id=0x0123abcd",
    ]
    let file = try LibraryFile(path: try built.build("a plugin ✓.so", source, flags))
    #expect(file.soname == "libfixture.so.1")
    // A thread-local variable may need the loader too.
    #expect(file.needed.first == "libc.so.6")
    #expect(file.runpaths == ["$ORIGIN/lib", "/opt/lib"])
    #expect(file.buildID == "0123abcd")
    #expect(file.exportedNames == ["counter", "navhost_negotiate"])
    #expect(file.undefinedNames.contains("missing"))
    #expect(file.hasThreadLocals)
    #expect(file.hasDebugInfo)
    #expect(!file.isStripped)
    #expect(!file.hasSwiftMetadata)
    // The C start files add one function to the array and one beside it.
    #expect(file.constructorCount == 3)
    let note = try file.requirePlugin(speaking: 1...1)
    #expect(note.language == "c")
    #expect(note.id == "org.example.fixture")
    let needed = file.dependencies(libraryPath: nil).needed
    #expect(needed.first?.found?.hasSuffix("/libc.so.6") == true)
    #expect(needed.first?.searched.first == file.resolvedPath.dropSuffix("/a plugin ✓.so") + "/lib")
  }

  @Test func `a stripped library has no debug information and keeps its note`() throws {
    let path = try built.build("plugin.so", BuiltLibraries.source(), ["-shared", "-s"])
    let file = try LibraryFile(path: path)
    #expect(file.isStripped)
    #expect(!file.hasDebugInfo)
    #expect(throws: Never.self) { try file.requirePlugin(speaking: 1...3) }
  }

  @Test func `what is no file of bytes is named as what it is`() throws {
    let missing = built.path("missing.so")
    #expect(failure(missing) == .missing(path: missing))
    let folder = built.folder.path
    #expect(failure(folder) == .notRegularFile(path: folder, found: "a folder"))
    let fifo = built.path("fifo")
    let made = unsafe mkfifo(fifo, 0o600)
    #expect(made == 0)
    #expect(failure(fifo) == .notRegularFile(path: fifo, found: "a FIFO"))
    #expect(failure("/dev/zero") == .notRegularFile(path: "/dev/zero", found: "a device"))
    let empty = try built.write("empty.so", [])
    #expect(failure(empty) == .empty(path: empty))
    let text = try built.write("text.so", Array("Hello, world\nsecond line".utf8))
    #expect(failure(text) == .notELF(path: text, begins: "“Hello, world”", isText: true))
    let bytes = try built.write("bytes.so", [0xca, 0xfe, 0x00, 0x0b, 9])
    #expect(
      failure(bytes) == .notELF(path: bytes, begins: "the bytes ca fe 00 0b", isText: false))
  }

  @Test func `a library of another kind is named as what it is`() throws {
    let good = try Data(
      contentsOf: URL(fileURLWithPath: built.build("a.so", BuiltLibraries.source())))
    func patched(_ offset: Int, _ bytes: [UInt8]) throws -> String {
      var copy = Array(good)
      copy.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
      return try built.write("patched.so", copy)
    }
    // Offsets of the ELF header: class 4, byte order 5, type 16, machine 18.
    let narrow = try patched(4, [1])
    #expect(failure(narrow) == .wrongClass(path: narrow, found: "32-bit", wanted: "64-bit"))
    let big = try patched(5, [2])
    #expect(
      failure(big) == .wrongByteOrder(path: big, found: "big-endian", wanted: "little-endian"))
    let object = try patched(16, [1, 0])
    #expect(failure(object) == .notLibrary(path: object, found: "an object file"))
    let core = try patched(16, [4, 0])
    #expect(failure(core) == .notLibrary(path: core, found: "a core dump"))
    let foreign = try patched(18, [243, 0])
    guard case .wrongMachine(_, "RISC-V", _) = failure(foreign) else {
      Issue.record("\(String(describing: failure(foreign)))")
      return
    }
  }

  @Test func `an executable is no library`() throws {
    for flags in [["-pie"], ["-no-pie"]] {
      let path = try built.build("program", "int main(void) { return 0; }", flags)
      #expect(failure(path) == .notLibrary(path: path, found: "an executable"))
    }
  }

  @Test func `a cut library says where it should have ended`() throws {
    let good = try Data(
      contentsOf: URL(fileURLWithPath: built.build("a.so", BuiltLibraries.source())))
    let cut = try built.write("cut.so", good.prefix(9000))
    guard case .truncated(cut, _, let end, 9000) = failure(cut) else {
      Issue.record("\(String(describing: failure(cut)))")
      return
    }
    #expect(end > 9000 && end <= UInt64(good.count))
  }

  @Test func `a library without the entry lists names that come near`() throws {
    let misspelt = try plugin(BuiltLibraries.source(entry: "navhost_negociate"))
    #expect(
      throws: LibraryFileError.noEntry(
        path: misspelt.path, wanted: "navhost_negotiate", nearMisses: ["navhost_negociate"])
    ) { try misspelt.requirePlugin(speaking: 1...1) }
    let other = try plugin("int unrelated(void) { return 0; }")
    #expect(
      throws: LibraryFileError.noEntry(
        path: other.path, wanted: "navhost_negotiate", nearMisses: [])
    ) { try other.requirePlugin(speaking: 1...1) }
  }

  @Test func `a library's note is required, whole and in range`() throws {
    let bare = try plugin("int navhost_negotiate(void) { return 0; }")
    #expect(throws: LibraryFileError.noNote(path: bare.path)) {
      try bare.requirePlugin(speaking: 1...1)
    }
    let short = try plugin(BuiltLibraries.source(contentSize: 64))
    #expect(
      throws: LibraryFileError.noteDamaged(path: short.path, what: "it has 64 bytes, not 128")
    ) { try short.requirePlugin(speaking: 1...1) }
    let long = try plugin(BuiltLibraries.source(contentSize: 144))
    #expect(throws: Never.self) { try long.requirePlugin(speaking: 1...1) }
    let newer = try plugin(BuiltLibraries.source(oldest: 4, newest: 6))
    #expect(
      throws: LibraryFileError.versionOutOfRange(path: newer.path, found: 4...6, wanted: 1...3)
    ) { try newer.requirePlugin(speaking: 1...3) }
    let never = try plugin(BuiltLibraries.source(oldest: 0))
    #expect(
      throws: LibraryFileError.noteDamaged(
        path: never.path, what: "its oldest version is 0, which never existed")
    ) { try never.requirePlugin(speaking: 1...1) }
  }

  @Test func `no prefix of a library is more than an error`() throws {
    let good = try Data(
      contentsOf: URL(fileURLWithPath: built.build("a.so", BuiltLibraries.source())))
    for length in Array(0...256) + Array(stride(from: 257, to: good.count, by: 61)) {
      let path = try built.write("prefix.so", good.prefix(length))
      #expect(failure(path) != nil, "\(length) bytes")
    }
  }

  @Test func `flipped bytes end in a value or an error`() throws {
    let good = try Array(
      Data(contentsOf: URL(fileURLWithPath: built.build("a.so", BuiltLibraries.source()))))
    var random = SplitMix(state: 20_261_201)
    for round in 0..<2000 {
      var bytes = good
      // Half of them in the tables, where they hurt most.
      let reach = round % 2 == 0 ? bytes.count : 1024
      for _ in 0..<(1 + round % 4) {
        bytes[Int(random.next() % UInt64(reach))] = UInt8(truncatingIfNeeded: random.next())
      }
      let path = try built.write("flipped.so", bytes)
      if let file = try? LibraryFile(path: path) {
        _ = try? file.requirePlugin(speaking: 1...1)
        _ = file.dependencies(libraryPath: nil)
      }
    }
  }
}

/// Steele, Lea & Flood 2014: the same numbers for the same seed everywhere.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
