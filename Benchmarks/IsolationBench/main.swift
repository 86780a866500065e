import Conformance
import Workers

// `IsolationBench ROLE LIB` prints cases a second; `Benchmarks/isolation.sh` sets them side by side.

let words = CommandLine.arguments

if WorkerServer.isWorker, let library = words.last {
  try Role.pluginCase(library).serve()
}
guard words.count == 3, let role = Role(rawValue: words[1]) else {
  let names = Role.allCases.map(\.rawValue).joined(separator: "|")
  stop("wanted: IsolationBench \(names) LIB")
}
print(role.rate(words[2]))
