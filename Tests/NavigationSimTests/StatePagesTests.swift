import Foundation
import NavigationSim
import StatePages
import TestSupport
import Testing

/// What docs/ says of the state machine is printed from its table.
@Suite struct StatePagesTests {
  @Test func `the picture is the one that the table gives`() throws {
    let path = Project.root + "/docs/state-machine.svg"
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture == StateDiagram(Transition.standard).svg, "run `make docs`")
  }

  @Test func `the page's tables are those that the code gives`() throws {
    let path = Project.root + "/docs/simulation.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    #expect(MarkedPage(page).upToDate() == page, "run `make docs`")
  }

  @Test func `another table gives another picture`() {
    var choices = SimulationChoices()
    choices.promptOnStop = .hiddenBefore
    let other = StateDiagram(Transition.table(choices)).svg
    #expect(other != StateDiagram(Transition.standard).svg)
  }

  @Test func `a page without its markers is told`() {
    #expect(MarkedPage("# The simulated SDK\n").upToDate() == nil)
  }
}
