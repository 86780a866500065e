import Foundation
import TestSupport
import Testing

/// Every name of the document exists: in Swift as it is spelled there, and in the C ABI.
@Suite(.enabled(if: Project.isBuilt, "run `make build` first"))
struct DocumentNamesTests {
  /// A line of a list: where the name stands, and what uses it in Swift and in C.
  struct Name {
    let place: String
    let name: String
    let swift: String
    let c: String
    var isOfAPI: Bool { swift != "-" }
  }

  private static let folder = Project.root + "/Tests/Fixtures/document-names/"
  private static let document = Project.root + "/../shared/seeds/002_b52dbca50af4ae51.txt"

  private static func names(_ list: String) throws -> [Name] {
    let text = try String(contentsOfFile: folder + list + ".names", encoding: .utf8)
    return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = String(line).components(separatedBy: " | ")
      try #require(cells.count == 4, "\(line)")
      return Name(place: cells[0], name: cells[1], swift: cells[2], c: cells[3])
    }
  }

  /// A delegate whose file uses the names, a function each.
  private func swiftFile(_ names: [Name]) -> String {
    let uses = names.enumerated().map { index, name in
      """
      func use\(index)(
        _ map: GMSMapView, _ ready: any NavigationReadyUIState,
        _ guidance: any ActiveGuidanceUIState, _ prompt: any NavigationPromptView,
        _ button: any NavigationUIButton, _ stack: GMSNavigationHidingStackView,
        _ settings: GMSUISettings, _ navigator: GMSNavigator, _ session: GMSNavigationSession,
        _ listener: any GMSNavigatorListener, _ uiDelegate: any GMSMapViewNavigationUIDelegate,
        _ delegate: any NavigationLayoutDelegate, _ accessory: any UIView & GMSNavigationAccessoryView,
        _ view: UIView, _ guide: UILayoutGuide, _ constraint: NSLayoutConstraint
      ) {
        // name \(index)
        \(name.swift)
      }
      """
    }
    return """
      import GoogleNavigation
      import UIKit
      @MainActor final class Nothing: NSObject, NavigationLayoutDelegate {}
      @MainActor enum Uses {
      \(uses.map { $0.replacingOccurrences(of: "func use", with: "static func use") }.joined(separator: "\n"))
      }
      """
  }

  private func build(_ names: [Name], _ scratch: ScratchFolder) throws -> Command.Outcome {
    let source = scratch.path("Names.swift")
    try swiftFile(names).write(toFile: source, atomically: true, encoding: .utf8)
    return try Command.run(
      Project.navhost, ["build", source, "-o", scratch.path("names.so"), "--delegate", "Nothing"])
  }

  private func compileC(_ names: [Name], _ scratch: ScratchFolder) throws -> Command.Outcome {
    let source = scratch.path("names.c")
    let lines = names.map { "   (long)(\($0.c)), // \($0.name)" }.joined(separator: "\n")
    try "#include <navhost/navhost.h>\n#include <stddef.h>\nlong names[] = {\n\(lines)\n};\n"
      .write(toFile: source, atomically: true, encoding: .utf8)
    return try Command.run(
      "/usr/bin/cc",
      [
        "-std=c11", "-fsyntax-only", "-I", Project.root + "/Sources/CNavhostABI/include", source,
      ])
  }

  @Test(arguments: ["document", "reference"]) func `every name exists`(_ list: String) throws {
    let names = try Self.names(list).filter(\.isOfAPI)
    #expect(names.count >= 30)
    let scratch = try ScratchFolder()
    let swift = try build(names, scratch)
    #expect(swift.exitCode == 0, "\(swift.errors)")
    let c = try compileC(names, scratch)
    #expect(c.exitCode == 0, "\(c.errors)")
  }

  @Test func `a name that isn't there is found missing`() throws {
    let scratch = try ScratchFolder()
    let missing = [Name(place: "0", name: "x", swift: "map.speedCard", c: "NAV_MAP_SPEED_CARD")]
    #expect(try build(missing, scratch).exitCode == 1)
    #expect(try compileC(missing, scratch).exitCode != 0)
  }

  /// Where the document is at hand, the list is held against it, both ways.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: document), "no document beside the repo"))
  func `the list has every name of the document, at the line it names`() throws {
    let lines = try String(contentsOfFile: Self.document, encoding: .utf8)
      .components(separatedBy: "\n")
    let names = try Self.names("document")
    for name in names {
      let line = try #require(Int(name.place))
      #expect(lines[line - 1].contains(name.name), "\(line): \(name.name)")
    }
    let known = Set(names.map(\.name))
    // A hump inside: a word of code; with its labels where it has some.
    let word = /[A-Za-z]*[a-z][A-Z][A-Za-z]*(\(([a-zA-Z]+:)+\))?/
    for (number, line) in lines.enumerated() {
      for match in line.matches(of: word) {
        let text = String(match.output.0)
        let bare = String(text.prefix { $0 != "(" })
        #expect(known.contains(text) || known.contains(bare), "line \(number + 1): \(text)")
      }
    }
  }
}
