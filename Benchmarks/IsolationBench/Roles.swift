import CProcess
import Conformance
import Glibc
import NavigationSim
import Rendering
import ViewTree
import Workers

/// What a process of the bench does, by the first argument; each gives cases a second.
enum Role: String, CaseIterable {
  /// A process that has loaded the library forks, and waits for a child that ends at once.
  case bare
  /// A case without steps, through the worker protocol, two at a time.
  case empty
  /// The standard profile in workers, two cases at a time.
  case isolated
  /// The same in one process for all, as `--in-process` runs it.
  case inProcess = "in-process"
  /// The standard profile in one worker, to be set beside `in-process`.
  case oneWorker = "one-worker"

  func rate(_ library: String) -> Double {
    switch self {
    case .bare: bareRate(library)
    case .empty: suiteRate(library, jobs: 2, repeats: 400)
    case .isolated: suiteRate(library, jobs: 2)
    case .oneWorker: suiteRate(library, jobs: 1)
    case .inProcess: inProcessRate(library)
    }
  }

  static func pluginCase(_ library: String) -> PluginCase {
    PluginCase(
      path: library, measurer: { try PangoTextMeasurer.warmed() }, picture: { "\($0.time)" })
  }

  private func bareRate(_ library: String) -> Double {
    let plugin = Self.pluginCase(library)
    let message = plugin.prepare(.inMemory())
    guard message.failure == nil else { stop(message.failure ?? "") }
    let count = 2000
    let start = cprocess_now()
    for _ in 0..<count {
      let child = cprocess_fork()
      if child == 0 { cprocess_exit(0) }
      guard child > 0 else { stop("fork failed") }
      _ = cprocess_wait(child, 0)
    }
    let rate = Double(count) / seconds(since: start)
    withExtendedLifetime(plugin) {}
    return rate
  }

  /// The standard profile's cases, or so many that have nothing to do.
  private func requests(repeats: Int?) -> [CaseRequest] {
    var options = SuiteOptions()
    if repeats != nil { options.scenario = try? Scenario("tick 0") }
    guard let plan = try? CasePlan(options: options), let first = plan.cases.first else {
      stop("there is no plan")
    }
    guard let repeats else { return plan.cases.map { CaseRequest($0, sizes: options.sizes) } }
    return Array(repeating: CaseRequest(first, sizes: options.sizes), count: repeats)
  }

  private func suiteRate(_ library: String, jobs: Int, repeats: Int? = nil) -> Double {
    var options = WorkerOptions()
    options.jobs = jobs
    let pool = WorkerPool(WorkerCommand(arguments: ["worker", library]), options: options)
    let requests = requests(repeats: repeats).map { $0.encoded() }
    // The workers stand before the clock starts: a start is measured by `quick`.
    pool.run(Array(requests.prefix(2 * jobs))) { _, _ in .go }
    let start = cprocess_now()
    pool.run(requests) { _, result in
      guard result.ending == .completed else { stop("a case ended with \(result.ending)") }
      return .go
    }
    let rate = Double(requests.count) / seconds(since: start)
    pool.close()
    return rate
  }

  private func inProcessRate(_ library: String) -> Double {
    let plugin = Self.pluginCase(library)
    let channel = Channel.inMemory()
    let message = plugin.prepare(channel)
    guard message.failure == nil else { stop(message.failure ?? "") }
    let requests = requests(repeats: nil)
    let start = cprocess_now()
    for request in requests { _ = plugin.run(request, channel) }
    return Double(requests.count) / seconds(since: start)
  }
}

func seconds(since start: Int64) -> Double { Double(cprocess_now() - start) / 1e9 }

func stop(_ reason: String) -> Never {
  _ = unsafe "IsolationBench: \(reason)\n".withCString { unsafe write(2, $0, strlen($0)) }
  exit(1)
}
