/// Why a file is no library that can be loaded, found without running any of it.
package enum LibraryFileError: Error, Equatable, Sendable {
  case missing(path: String)
  /// `found` says what it is: `a folder`.
  case notRegularFile(path: String, found: String)
  case noPermission(path: String)
  case unreadable(path: String, errno: Int32)
  case tooLarge(path: String, size: Int, limit: Int)
  case empty(path: String)
  /// `begins` shows the first bytes, as text where they are text.
  case notELF(path: String, begins: String, isText: Bool)
  case wrongClass(path: String, found: String, wanted: String)
  case wrongByteOrder(path: String, found: String, wanted: String)
  case wrongMachine(path: String, found: String, wanted: String)
  /// `part` ends, by the file's own tables, at byte `end`; the file has `size`.
  case truncated(path: String, part: String, end: UInt64, size: Int)
  case notLibrary(path: String, found: String)
  case damaged(path: String, what: String)
  case noEntry(path: String, wanted: String, nearMisses: [String])
  case noNote(path: String)
  case noteDamaged(path: String, what: String)
  case versionOutOfRange(path: String, found: ClosedRange<UInt32>, wanted: ClosedRange<UInt32>)
}

extension LibraryFileError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file; check the path"
    case .notRegularFile(let path, let found):
      "\(path) is \(found), not a file; give the path of a shared library"
    case .noPermission(let path):
      "\(path) may not be read; check its permissions and those of its folders"
    case .unreadable(let path, let errno):
      "\(path) could not be read (error \(errno)); check the path and the disk"
    case .tooLarge(let path, let size, let limit):
      "\(path) has \(size) bytes, more than the \(limit) that a library may have"
    case .empty(let path):
      "\(path) is empty; build the library again"
    case .notELF(let path, let begins, let isText):
      "\(path) is \(isText ? "a text file" : "not an ELF file"): it begins with \(begins); "
        + "give the path of a shared library"
    case .wrongClass(let path, let found, let wanted):
      "\(path) is a \(found) library, this program is \(wanted); build it for \(wanted)"
    case .wrongByteOrder(let path, let found, let wanted):
      "\(path) is \(found), this machine is \(wanted); build it for this machine"
    case .wrongMachine(let path, let found, let wanted):
      "\(path) is built for \(found), this machine is \(wanted); build it for \(wanted)"
    case .truncated(let path, let part, let end, let size):
      "\(path) is cut off: \(part) ends at byte \(end), the file has \(size); copy or build it again"
    case .notLibrary(let path, let found):
      "\(path) is \(found), not a shared library; link it with -shared"
    case .damaged(let path, let what):
      "\(path) is damaged: \(what); build it again"
    case .noEntry(let path, let wanted, let nearMisses):
      "\(path) does not export \(wanted)"
        + (nearMisses.isEmpty ? "" : " (it exports \(nearMisses.joined(separator: ", ")))")
        + "; is it a plugin, and is the symbol visible?"
    case .noNote(let path):
      "\(path) carries no navhost note; add it with the macro of navhost/note.h"
    case .noteDamaged(let path, let what):
      "\(path) carries a damaged navhost note: \(what); write it with the macro of navhost/note.h"
    case .versionOutOfRange(let path, let found, let wanted):
      "\(path) speaks versions \(found.lowerBound) to \(found.upperBound) of the ABI, this host "
        + "\(wanted.lowerBound) to \(wanted.upperBound); "
        + (found.lowerBound > wanted.upperBound
          ? "use a newer navhost" : "build it against newer headers")
    }
  }
}
