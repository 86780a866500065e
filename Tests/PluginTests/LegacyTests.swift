import Foundation
import TestSupport
import Testing

/// The slot-based layout API in Swift, with a delegate and without one.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct LegacyTests {
  private let scratch: ScratchFolder
  private let library: String

  init() throws {
    scratch = try ScratchFolder()
    library = scratch.path("legacy.so")
    let source = Project.root + "/Tests/Fixtures/legacy/Delegate.swift"
    let built = try Command.run(Project.navhost, ["build", source, "-o", library])
    try #require(built.exitCode == 0, "\(built.errors)")
  }

  @Test func `with a delegate each use is a finding that names the replacement`() throws {
    let (report, _) = try Report.load(
      library,
      [
        "--scenario", "enable; guide; settle; prompt 96; settle; hide-prompt; disable; settle",
        "--screen", "iphone-16",
        "--direction", "ltr", "--orientation", "portrait", "--rule", "legacy.api",
      ])
    // The words of the document's table.
    let replacements = [
      ("isNavigationHeaderEnabled", "read the turnCard view in startGuidance"),
      ("isNavigationFooterEnabled", "read the etaCard view in startGuidance"),
      ("isNavigationTripProgressBarEnabled", "read the tripProgressBar view in startGuidance"),
      ("isNavigationReportIncidentButtonEnabled", "locate the .reporting button"),
      (
        "setHeaderAccessoryView(_:)",
        "add your own view to the layout and anchor it to the turnCard"
      ),
      (
        "invalidateLayout(forAccessoryView:)",
        "add your own view to the layout and anchor it to the turnCard"
      ),
      ("padding", "position the viewport view"),
      ("paddingAdjustmentBehavior", "position the viewport view"),
      ("navigationHeaderLayoutGuide", "anchor your custom views directly to the turnCard"),
      ("navigationFooterLayoutGuide", "anchor your custom views directly to the etaCard"),
      (
        "bottomTrailingButtonsLayoutGuide",
        "anchor your buttons directly to the etaCard or container guides"
      ),
      (
        "bottomTrailingButtonsAlternateLayoutGuide",
        "anchor your buttons directly to the .reporting button or wideMode constraints"
      ),
      (
        "navigatorWillPresentPrompt(_:)",
        "rely on your NavigationLayoutDelegate prompt callbacks, such as showPrompt"
      ),
      (
        "navigatorDidDismissPrompt(_:)",
        "rely on your NavigationLayoutDelegate prompt callbacks, such as showPrompt"
      ),
    ]
    #expect(report.findings.count == replacements.count)
    for (member, replacement) in replacements {
      #expect(
        report.findings.contains {
          $0.message.hasPrefix("\(member) has no effect with a layout delegate: \(replacement)")
        }, "\(member)")
    }
  }

  @Test func `without a delegate it moves the built-in layout`() throws {
    let outcome = try Command.run(
      Project.navhost,
      [
        "snapshot", library, "--screen", "iphone-16", "--scenario",
        "enable; disable; set-delegate none; tick 2; enable; guide; settle",
      ])
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    // The header ends at 147; the accessory is 377 wide, so 75.4 high: the content begins at 222.4,
    // rounded to thirds. No footer: it ends at 818. 20 and 40 are padding.
    #expect(outcome.output.contains("Banner [8, 147, 377, 75.33]"), "\(outcome.output)")
    #expect(outcome.output.contains("viewport [20, 222.33, 333, 595.67]"), "\(outcome.output)")
    #expect(!outcome.output.contains("etaCard"))
  }
}
