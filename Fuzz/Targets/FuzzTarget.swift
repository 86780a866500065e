/// What is fed with bytes from anywhere: each returns, whatever they are, or traps.
package enum FuzzTarget: String, Hashable, Sendable, CaseIterable {
  case solver
  case layout
  case scenario
  case elf
  case note
  case tables

  package func run(_ bytes: [UInt8]) {
    switch self {
    case .solver:
      var script = SolverScript(bytes)
      script.run()
    case .layout: Self.runLayout(bytes)
    case .scenario: Self.runScenario(bytes)
    case .elf: Self.runELF(bytes)
    case .note: Self.runNote(bytes)
    case .tables: TableScript(bytes).run()
    }
  }
}
