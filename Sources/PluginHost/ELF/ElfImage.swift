import CElf
import Glibc

/// A library's tables, as the ELF library reads them from memory.
@safe
struct ElfImage: ~Copyable {
  struct Segment {
    var type: UInt32
    var flags: UInt32
    var offset: UInt64
    var address: UInt64
    var sizeInFile: UInt64
    var alignment: UInt64
  }

  struct Section {
    var name: String
    var type: UInt32
    var offset: UInt64
    var size: UInt64
  }

  struct Symbol {
    var name: String
    var isDefined: Bool
    var isLocal: Bool
    /// Whether the loader lets it be missing.
    var isWeak: Bool
    var isUnique: Bool
    /// Whether others can bind to it: neither hidden nor internal.
    var isVisible: Bool
  }

  struct Note {
    var name: [UInt8]
    var type: UInt32
    var content: [UInt8]
  }

  private let contents: FileContents
  private let handle: OpaquePointer
  let segments: [Segment]
  /// Tags and values of the dynamic section, in order.
  let dynamic: [(tag: Int64, value: UInt64)]

  /// Takes the file over.
  init(_ contents: consuming FileContents, path: String) throws(LibraryFileError) {
    _ = elf_version(UInt32(EV_CURRENT))
    let opened = unsafe contents.lend { bytes in
      unsafe elf_memory(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let opened = unsafe opened else {
      throw .damaged(path: path, what: ElfImage.lastFailure)
    }
    let segments = unsafe ElfImage.readSegments(opened)
    dynamic = unsafe ElfImage.readDynamic(opened, segments, contents)
    self.segments = segments
    self.contents = contents
    unsafe handle = opened
  }

  deinit {
    // Before the bytes it reads from, which are freed with `contents`.
    unsafe elf_end(handle)
  }

  private static var lastFailure: String {
    guard let text = unsafe elf_errmsg(-1) else { return "its tables make no sense" }
    return unsafe String(cString: text)
  }

  // MARK: - Tables

  private static func readSegments(_ handle: OpaquePointer) -> [Segment] {
    var count = 0
    guard unsafe elf_getphdrnum(handle, &count) == 0 else { return [] }
    return (0..<count).compactMap { index in
      var header = GElf_Phdr()
      guard unsafe gelf_getphdr(handle, Int32(index), &header) != nil else { return nil }
      return Segment(
        type: header.p_type, flags: header.p_flags, offset: header.p_offset,
        address: header.p_vaddr, sizeInFile: header.p_filesz, alignment: header.p_align)
    }
  }

  private static func readDynamic(
    _ handle: OpaquePointer, _ segments: [Segment], _ contents: borrowing FileContents
  ) -> [(tag: Int64, value: UInt64)] {
    guard let segment = segments.first(where: { $0.type == UInt32(PT_DYNAMIC) }) else { return [] }
    var entries: [(tag: Int64, value: UInt64)] = []
    for index in 0..<(segment.sizeInFile / 16) {
      let offset = segment.offset + index * 16
      guard let tag = contents.integer(Int64.self, at: offset), tag != 0,
        let value = contents.integer(UInt64.self, at: offset + 8)
      else { break }
      entries.append((tag, value))
    }
    return entries
  }

  /// Calls with each section, in the order of the table.
  private func forEachSection(_ body: (OpaquePointer, GElf_Shdr) -> Void) {
    var section = unsafe elf_nextscn(handle, nil)
    while let current = unsafe section {
      var header = GElf_Shdr()
      if unsafe gelf_getshdr(current, &header) != nil { unsafe body(current, header) }
      unsafe section = elf_nextscn(handle, current)
    }
  }

  var sections: [Section] {
    var names = 0
    guard unsafe elf_getshdrstrndx(handle, &names) == 0 else { return [] }
    var sections: [Section] = []
    unsafe forEachSection { _, header in
      sections.append(
        Section(
          name: string(inSection: names, at: Int(header.sh_name)) ?? "", type: header.sh_type,
          offset: header.sh_offset, size: header.sh_size))
    }
    return sections
  }

  /// The first bytes of a section, as far as the file has them.
  func bytes(of section: Section, upTo limit: UInt64) -> [UInt8] {
    contents.slice(at: section.offset, count: min(section.size, limit))
  }

  /// The symbols that are seen at run time.
  var dynamicSymbols: [Symbol] {
    var symbols: [Symbol] = []
    unsafe forEachSection { section, header in
      guard header.sh_type == UInt32(SHT_DYNSYM), header.sh_entsize > 0,
        let data = unsafe elf_getdata(section, nil)
      else { return }
      // Entry 0 is the null symbol.
      let count = Int(clamping: unsafe UInt64(data.pointee.d_size) / header.sh_entsize)
      for index in 1..<max(1, count) {
        var symbol = GElf_Sym()
        guard unsafe gelf_getsym(data, Int32(clamping: index), &symbol) != nil else { break }
        let name = string(inSection: Int(header.sh_link), at: Int(symbol.st_name))
        guard let name, !name.isEmpty else { continue }
        let binding = symbol.st_info >> 4
        let visibility = symbol.st_other & 3
        symbols.append(
          Symbol(
            name: name, isDefined: symbol.st_shndx != UInt16(SHN_UNDEF),
            isLocal: binding == UInt8(STB_LOCAL), isWeak: binding == UInt8(STB_WEAK),
            isUnique: binding == UInt8(STB_GNU_UNIQUE),
            isVisible: visibility == UInt8(STV_DEFAULT) || visibility == UInt8(STV_PROTECTED)))
      }
    }
    return symbols
  }

  /// The notes of all note segments; what is damaged ends its segment.
  var notes: [Note] {
    var notes: [Note] = []
    for segment in segments where segment.type == UInt32(PT_NOTE) {
      let kind = segment.alignment == 8 ? ELF_T_NHDR8 : ELF_T_NHDR
      guard
        let data = unsafe elf_getdata_rawchunk(
          handle, Int64(clamping: segment.offset), Int(clamping: segment.sizeInFile), kind)
      else { continue }
      var offset = 0
      while true {
        var header = GElf_Nhdr()
        var name = 0
        var content = 0
        let next = unsafe gelf_getnote(data, offset, &header, &name, &content)
        guard next > offset else { break }
        notes.append(
          Note(
            name: contents.slice(
              at: segment.offset + UInt64(name), count: UInt64(header.n_namesz)),
            type: header.n_type,
            content: contents.slice(
              at: segment.offset + UInt64(content), count: UInt64(header.n_descsz))))
        offset = next
      }
    }
    return notes
  }

  // MARK: - Dynamic entries

  func values(of tag: Int32) -> [UInt64] {
    dynamic.filter { $0.tag == Int64(tag) }.map(\.value)
  }

  /// The texts of the entries with a tag, from the dynamic string table.
  func strings(of tag: Int32) -> [String] {
    guard let table = values(of: DT_STRTAB).first, let start = fileOffset(ofAddress: table) else {
      return []
    }
    let size = values(of: DT_STRSZ).first ?? 0
    return values(of: tag).compactMap { position in
      guard position < size else { return nil }
      let (offset, overflow) = start.addingReportingOverflow(position)
      guard !overflow else { return nil }
      return String(
        decoding: contents.slice(at: offset, count: min(size - position, 4096)).prefix { $0 != 0 },
        as: UTF8.self)
    }
  }

  private func fileOffset(ofAddress address: UInt64) -> UInt64? {
    let segment = segments.first {
      $0.type == UInt32(PT_LOAD) && address >= $0.address
        && address - $0.address < $0.sizeInFile
    }
    return segment.map { address - $0.address + $0.offset }
  }

  private func string(inSection section: Int, at offset: Int) -> String? {
    guard let text = unsafe elf_strptr(handle, section, offset) else { return nil }
    return unsafe String(cString: text)
  }
}
