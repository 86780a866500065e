import Conformance
import Glibc
import Reports

/// The journal of a run, on disk: locked while the run lasts, and appended to with each finished case.
///
/// A line is one write, without waiting for the disk: it outlives this process, not a power cut.
final class JournalFile {
  let path: String

  /// For each library what its first cases came to in the run that this one goes on from.
  private(set) var finished: [[FinishedCase]]

  /// How many cases it holds.
  private(set) var count = 0

  /// Why it could not be written on.
  private(set) var fault: CommandError?

  private let file: Int32

  /// Opens or makes the journal.
  ///
  /// - Parameters:
  ///   - report: The report that it lies beside, by whose name the user knows the folder.
  ///   - ids: The cases of the plan.
  ///   - resumes: Whether the run goes on from what the journal holds; otherwise it begins anew.
  /// - Throws: ``CommandError/usage(_:command:)`` for a file that is no journal or another run's, and
  ///   ``CommandError/environment(_:)`` when it can't be written, or another navhost writes it.
  init(
    at path: String, beside report: String?, _ header: JournalHeader, ids: [String],
    resumes: Bool
  ) throws(CommandError) {
    self.path = path
    finished = Array(repeating: [], count: header.libraries.count)
    file = try Self.openLocked(path, report ?? path)
    let bytes = try contents()
    switch Journal.read(bytes, ids: ids) {
    case .foreign:
      throw .usage(
        "\(path) is no journal of \(Product.name)'s, and stays as it is; name another place with "
          + "--journal", command: .load)
    case .empty:
      if resumes {
        Output.error("\(Product.name): \(path) holds nothing to go on from: all cases are run")
      }
      try begin(header)
    case .journal(let reading) where !resumes:
      if header.difference(from: reading.header) == nil, (1..<ids.count).contains(reading.count) {
        Output.error(
          "\(Product.name): \(path) held \(Self.cases(reading.count)) of a run that was interrupted; "
            + "--resume goes on from them, this run begins anew")
      }
      try begin(header)
    case .journal(let reading):
      if let difference = header.difference(from: reading.header) {
        throw .usage(
          "--resume can't go on from \(path): \(difference); without --resume all cases are run",
          command: .load)
      }
      if reading.length < bytes.count {
        Output.error(
          "\(Product.name): the end of \(path) is damaged; it is read up to there: "
            + Self.cases(reading.count))
      }
      guard ftruncate(file, off_t(reading.length)) == 0 else { throw Output.failure(path) }
      finished = reading.finished
      count = reading.count
    }
  }

  deinit { close(file) }

  private func begin(_ header: JournalHeader) throws(CommandError) {
    guard ftruncate(file, 0) == 0, Output.write(Journal.line(header), to: file) else {
      let failure = Output.failure(path)
      _ = unsafe unlink(path)
      throw failure
    }
  }

  /// Adds a case.
  ///
  /// When that fails it is told once, and the run goes on without a journal.
  func append(_ finished: FinishedCase, library: Int) {
    guard fault == nil else { return }
    var facts = stat()
    let length = unsafe fstat(file, &facts) == 0 ? facts.st_size : 0
    guard Output.write(Journal.line(finished, library: library), to: file) else {
      let failure = Output.failure(path)
      // Half a line would be dropped when it is read; this way the file is whole.
      _ = ftruncate(file, length)
      Output.error("\(Product.name): \(failure.description); the run goes on without a journal")
      fault = failure
      return
    }
    count += 1
  }

  /// Removes the file: what it holds stands in the reports.
  func remove() { _ = unsafe unlink(path) }

  /// "3 finished cases".
  static func cases(_ count: Int) -> String { "\(count) finished \(count == 1 ? "case" : "cases")" }

  // MARK: - Opening

  private static func openLocked(
    _ path: String, _ name: String
  ) throws(CommandError) -> Int32 {
    while true {
      // A FIFO or a terminal must not be waited for.
      let file = unsafe open(
        path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o666)
      guard file >= 0 else { throw Output.failure(name) }
      var (mine, there) = (stat(), stat())
      guard unsafe fstat(file, &mine) == 0, mine.st_mode & S_IFMT == S_IFREG else {
        close(file)
        throw .usage("\(path) is no file, which a journal has to be", command: .load)
      }
      if flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
        close(file)
        throw .environment(
          "another \(Product.name) is writing \(path); wait for its end, or give this run another "
            + "--report PATH or --journal FILE")
      }
      // Who had the lock before may have removed the file meanwhile.
      if unsafe stat(path, &there) == 0, mine.st_ino == there.st_ino { return file }
      close(file)
    }
  }

  private func contents() throws(CommandError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = unsafe pread(file, &buffer, buffer.count, off_t(bytes.count))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else {
        throw .environment("\(path) can't be read: \(Output.errorText())")
      }
      if got == 0 { return bytes }
      bytes += buffer.prefix(got)
    }
  }
}
