import Glibc
import Workers

/// The program that lies beside the test bundle and serves as worker.
enum Fixture {
  static let path: String = {
    let own = resolved("/proc/self/exe") ?? ""
    // The test bundle is the program itself, or was handed to the toolchain's helper by path.
    let candidates = [own] + CommandLine.arguments
    for candidate in candidates {
      let folder = candidate.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let path = folder.joined(separator: "/") + "/WorkerFixture"
      if unsafe access(path, X_OK) == 0 { return path }
    }
    return ".build/debug/WorkerFixture"
  }()

  /// The absolute path without links, or nothing when it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  static func command(_ preparation: String = "ok") -> WorkerCommand {
    WorkerCommand(executable: path, arguments: [preparation])
  }

  /// Deadlines long enough for a loaded machine where none is to be hit.
  static func pool(
    _ preparation: String = "ok", jobs: Int = 1, _ change: (inout WorkerOptions) -> Void = { _ in }
  ) -> WorkerPool {
    var options = WorkerOptions()
    options.jobs = jobs
    change(&options)
    return WorkerPool(command(preparation), options: options)
  }

  /// Runs requests and gives their results in the order in which they were handed over.
  static func run(
    _ requests: [String], on pool: WorkerPool
  ) -> [CaseResult] {
    var results: [CaseResult] = []
    pool.run(requests.map { Array($0.utf8) }) { index, result in
      precondition(index == results.count, "results come in the order of the requests")
      results.append(result)
      return .go
    }
    return results
  }
}

extension CaseResult {
  var texts: [String] { messages.map { String(decoding: $0, as: UTF8.self) } }
}
