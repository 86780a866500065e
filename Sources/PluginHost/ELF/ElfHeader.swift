/// The facts that decide, from the first 64 bytes and the two tables, whether to read on.
///
/// Checked by hand before the ELF library sees the file, so that each refusal can name its reason.
struct ElfHeader {
  /// This program's own kind.
  static let wantedMachine: UInt16 = {
    #if arch(arm64)
      183
    #else
      62
    #endif
  }()

  let machine: UInt16
  let type: UInt16

  init(_ file: borrowing FileContents, path: String) throws(LibraryFileError) {
    let start = file.slice(at: 0, count: 64)
    guard start.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else {
      throw ElfHeader.notELF(start, path: path)
    }
    guard let machine = file.integer(UInt16.self, at: 18) else {
      throw .truncated(path: path, part: "the ELF header", end: 64, size: file.count)
    }
    switch start[4] {
    case 2: break
    case 1: throw .wrongClass(path: path, found: "32-bit", wanted: "64-bit")
    default: throw .damaged(path: path, what: "its class is \(start[4]), neither 32 nor 64 bit")
    }
    switch start[5] {
    case 1: break
    case 2: throw .wrongByteOrder(path: path, found: "big-endian", wanted: "little-endian")
    default: throw .damaged(path: path, what: "its byte order is \(start[5]), which is none")
    }
    guard machine == ElfHeader.wantedMachine else {
      throw .wrongMachine(
        path: path, found: ElfHeader.machineName(machine),
        wanted: ElfHeader.machineName(ElfHeader.wantedMachine))
    }
    guard start.count == 64, let type = file.integer(UInt16.self, at: 16) else {
      throw .truncated(path: path, part: "the ELF header", end: 64, size: file.count)
    }
    self.machine = machine
    self.type = type
    switch type {
    case 3: break
    case 1: throw .notLibrary(path: path, found: "an object file")
    case 2: throw .notLibrary(path: path, found: "an executable")
    case 4: throw .notLibrary(path: path, found: "a core dump")
    default: throw .damaged(path: path, what: "its type is \(type), which is none")
    }
    try ElfHeader.requireWhole(file, path: path)
  }

  /// Checks that everything the tables speak of lies inside the file.
  private static func requireWhole(
    _ file: borrowing FileContents, path: String
  ) throws(LibraryFileError) {
    func require(
      _ part: String, _ offset: UInt64?, _ length: UInt64?
    ) throws(LibraryFileError) {
      guard let offset, let length else {
        throw .truncated(path: path, part: "the ELF header", end: 64, size: file.count)
      }
      let (end, overflow) = offset.addingReportingOverflow(length)
      guard !overflow else {
        throw .damaged(path: path, what: "\(part) would lie outside any file")
      }
      guard end <= UInt64(file.count) else {
        throw .truncated(path: path, part: part, end: end, size: file.count)
      }
    }
    let segments = file.integer(UInt64.self, at: 32) ?? 0
    let segmentSize = UInt64(file.integer(UInt16.self, at: 54) ?? 0)
    let segmentCount = UInt64(file.integer(UInt16.self, at: 56) ?? 0)
    guard segmentCount > 0, segmentSize == 56 else {
      throw .damaged(path: path, what: "it has no table of segments")
    }
    try require("the table of segments", segments, segmentCount * segmentSize)
    for index in 0..<segmentCount {
      let entry = segments + index * segmentSize
      try require(
        "segment \(index)", file.integer(UInt64.self, at: entry + 8),
        file.integer(UInt64.self, at: entry + 32))
    }
    let sections = file.integer(UInt64.self, at: 40) ?? 0
    let sectionSize = UInt64(file.integer(UInt16.self, at: 58) ?? 0)
    let sectionCount = UInt64(file.integer(UInt16.self, at: 60) ?? 0)
    guard sectionCount > 0, sectionSize == 64 else {
      throw .damaged(path: path, what: "it has no table of sections")
    }
    try require("the table of sections", sections, sectionCount * sectionSize)
  }

  private static func notELF(_ start: [UInt8], path: String) -> LibraryFileError {
    let isText = start.allSatisfy {
      (32...126).contains($0) || [9, 10, 13].contains($0) || $0 > 127
    }
    if isText {
      let line = String(decoding: start, as: UTF8.self).prefix { !$0.isNewline }.prefix(24)
      return .notELF(path: path, begins: "“\(line)”", isText: true)
    }
    let bytes = start.prefix(4).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return .notELF(path: path, begins: "the bytes " + bytes.joined(separator: " "), isText: false)
  }

  static func machineName(_ machine: UInt16) -> String {
    switch machine {
    case 3: "x86 (32-bit)"
    case 8: "MIPS"
    case 21: "PowerPC 64"
    case 22: "S/390"
    case 40: "ARM (32-bit)"
    case 62: "x86-64"
    case 183: "AArch64"
    case 243: "RISC-V"
    case 258: "LoongArch"
    default: "machine \(machine)"
    }
  }
}
