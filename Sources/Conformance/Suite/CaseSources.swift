import CallTrace
import Glibc
import NavigationSim
import PluginHost
import ViewTree
import Workers

/// Sees the calls of a case that is run again, to say afterwards which line its findings blame.
final class CaseSources {
  private let log: CallLog
  private let standIn: StandIn
  private let module: String
  private let language: String

  /// How many calls had been made when each step began.
  private var steps: [Int] = []

  /// Room for the calls of a long case; no page of it is taken before it is written.
  private static let capacity = 256 << 20

  /// Has the library's calls go through stand-ins from here on.
  ///
  /// - Returns: Nil where the system gives no memory for them; then nothing is named.
  init?(_ library: PluginLibrary, language: String) {
    guard let log = CallLog(capacity: Self.capacity), let standIn = StandIn(log: log) else {
      return nil
    }
    self.log = log
    self.standIn = standIn
    self.language = language
    module = library.path.split(separator: "/").last.map(String.init) ?? library.path
    standIn.keepStacks()
    log.begin()
    library.standIn = standIn
  }

  /// Has the line told that ends the process by `exit`, as the last thing that the case says.
  func watchExit(_ channel: Channel) {
    unsafe Self.atExit = { [self] in
      standIn.notePlace()
      guard let line = lines().lineOfExit else { return }
      var finding = WireFinding(
        rule: Rule.processExit.id, severity: .must, message: "", views: [], step: 0)
      finding.source = line
      channel.send(Wire.encode(CaseReply(findings: [finding])))
    }
    atexit { unsafe CaseSources.atExit?() }
  }

  /// A case's process has one, and one thread that runs it.
  private nonisolated(unsafe) static var atExit: (() -> Void)?

  func stepBegins() { steps.append(callCount) }

  var callCount: Int { standIn.callCount }

  /// What was seen; to be asked for when the case is over.
  func lines() -> CaseLines {
    CaseLines(CallBook(log.entries, steps: steps), standIn, module: module, language: language)
  }
}

/// The lines that findings of a case blame.
struct CaseLines {
  private let blame: Blame
  private let search: SourceSearch

  init(_ book: CallBook, _ standIn: StandIn, module: String, language: String) {
    search = SourceSearch(book, standIn, module: module, language: language)
    blame = Blame(book: book, sameness: { standIn.places(of: $0.number) })
  }

  /// The author's line in the stack that was noted by itself.
  var lineOfExit: SourceLine? { search.line(of: 0) }

  func line(of finding: Finding) -> SourceLine? {
    line(at: blame.place(of: finding.suspects, step: finding.step))
  }

  /// What a callback did beside the calls of the ABI: the author's function for it.
  func named(_ finding: WireFinding) -> WireFinding {
    var finding = finding
    let callbacks = DelegateCall.Name.allCases.filter {
      finding.message.contains(" in \($0.rawValue), step \(finding.step + 1):")
    }
    finding.source = line(at: blame.place(of: callbacks.map { .callback($0) }, step: finding.step))
    return finding
  }

  private func line(at place: Blame.Place?) -> SourceLine? {
    switch place {
    case .call(let call): search.line(of: call)
    case .callback(let call): search.beginning(of: call)
    case nil: nil
    }
  }
}
