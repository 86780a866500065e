import Foundation
import NavigationSim
import StatePages

// Writes docs/state-machine.svg, and the tables in docs/simulation.md, from the simulation's table.
// `make docs` runs it in the project's folder.
let picture = "docs/state-machine.svg"
let page = "docs/simulation.md"
guard let text = try? String(contentsOfFile: page, encoding: .utf8),
  let fresh = MarkedPage(text).upToDate()
else {
  FileHandle.standardError.write(Data("\(page) can't be read, or lacks a marker\n".utf8))
  exit(1)
}
try fresh.write(toFile: page, atomically: true, encoding: .utf8)
try StateDiagram(Transition.standard).svg.write(toFile: picture, atomically: true, encoding: .utf8)
