import Conformance
import Glibc
import Reports

/// Whether a run of `load` has a journal, where, and what becomes of it.
///
/// A run with a report in a file has one beside it, `PATH.journal`, until the report is written; the
/// one that `--journal` names stays.
struct RunJournal {
  private let file: JournalFile?
  private let isKept: Bool

  /// - Parameter paths: The libraries; empty for the built-in layout.
  init(
    _ arguments: ParsedArguments, reports: [ReportTarget], paths: [String], options: SuiteOptions
  ) throws(CommandError) {
    let named = arguments.value(.journal)
    let resumes = arguments.has(.resume)
    let report = reports.compactMap(\.path).first { Self.isReplaceable($0) }
    isKept = named != nil
    guard let path = named ?? report.map({ $0 + ".journal" }) else {
      guard !resumes else {
        throw .usage(
          "--resume goes on from a journal: give the --report FORMAT=PATH or --journal FILE of the "
            + "run that was interrupted", command: .load)
      }
      file = nil
      return
    }
    let plan: CasePlan
    do throws(PlanError) {
      plan = try CasePlan(options: options)
    } catch {
      throw .usage(error.description, command: .load)
    }
    var header = JournalHeader(
      navhost: Product.version, navhostFile: Self.fingerprint(of: "/proc/self/exe") ?? "",
      libraries: (options.isBuiltIn ? [BuiltInRunner.name] : paths).map {
        JournalHeader.Library(path: $0, file: Self.fingerprint(of: $0))
      }, options: options, plan: plan)
    if arguments.has(.inProcess) { header.options[Option.inProcess.name] = "given" }
    // A folder in which only the report itself may be written keeps nobody from writing it.
    if named == nil, !resumes, let report, !Self.canMake(path), unsafe access(report, W_OK) == 0 {
      Output.error(
        "\(Product.name): \(path) can't be written: \(Output.errorText()); "
          + "this run could not be resumed")
      file = nil
      return
    }
    file = try JournalFile(
      at: path, beside: named == nil ? report : nil, header, ids: plan.cases.map(\.id),
      resumes: resumes)
    InterruptionNotice.set(
      "\(Product.name): interrupted; the finished cases are in \(path), and the same command with "
        + "--resume goes on from them")
  }

  func finished(_ library: Int) -> [FinishedCase] { file?.finished[library] ?? [] }

  func append(_ finished: FinishedCase, library: Int) { file?.append(finished, library: library) }

  /// Ends it with the run.
  ///
  /// - Returns: The verdict: a journal that could not be written is an error of the environment.
  func end(_ verdict: Verdict) -> Verdict {
    InterruptionNotice.clear()
    guard let file else { return verdict }
    let verdict = file.fault == nil ? verdict : .error
    if isKept { return verdict }
    if verdict == .error, file.count > 0 {
      Output.error(
        "\(Product.name): \(file.path) keeps \(JournalFile.cases(file.count)); the same command with "
          + "--resume goes on from them")
    } else {
      file.remove()
    }
    return verdict
  }

  private static func isReplaceable(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) != 0 || facts.st_mode & S_IFMT == S_IFREG
  }

  private static func canMake(_ path: String) -> Bool {
    if unsafe access(path, F_OK) == 0 { return unsafe access(path, W_OK) == 0 }
    return unsafe access(BuildRequest.folder(of: path), W_OK | X_OK) == 0
  }

  /// Nil for what is no file that can be read.
  private static func fingerprint(of path: String) -> String? {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var facts = stat()
    guard unsafe fstat(file, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var fingerprint = Fingerprint()
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let got = unsafe read(file, &buffer, buffer.count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { return fingerprint.description }
      fingerprint.add(buffer[..<got])
    }
  }
}
