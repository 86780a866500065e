import Foundation
import TestSupport
import Testing

/// `navhost build`: the delegate is found, and mistakes are told in the user's terms.
@Suite(
  .enabled(if: Program.hasPluginSide, "the plugin side was not built beside the program"))
struct BuildTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private func build(
    _ source: String, _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Command.Outcome {
    let text = "import GoogleNavigation\nimport UIKit\n\n\(source)\n"
    try text.write(toFile: scratch.path("A delegate.swift"), atomically: true, encoding: .utf8)
    return try Command.run(
      Program.path, ["build", "A delegate.swift", "-o", "out.so"] + arguments,
      folder: scratch.path, environment: environment)
  }

  private var isBuilt: Bool { FileManager.default.fileExists(atPath: scratch.path("out.so")) }

  private func note() throws -> [String: Any]? {
    let outcome = try Program.run("inspect", "out.so", "--json", folder: scratch.path)
    let facts = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    return (facts as? [String: Any])?["note"] as? [String: Any]
  }

  private static let plain = "final class Plain: NSObject, NavigationLayoutDelegate {}"

  @Test func `the only delegate of a file becomes a plugin with one export and a note`() throws {
    let outcome = try build(Self.plain, "--id", "com.example.plain")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    #expect(try note()?["id"] as? String == "com.example.plain")
    let text = try Program.run("inspect", "out.so", folder: scratch.path).output
    #expect(text.contains("plugin     yes"))
    #expect(text.contains("exports    navhost_negotiate\nundefined"))
    // Nothing but the user's files and the library is left.
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.path).sorted()
    #expect(names == ["A delegate.swift", "out.so"])
  }

  @Test func `a private delegate is found too, and in language mode 6`() throws {
    let outcome = try build(
      "private final class Hidden: NSObject, NavigationLayoutDelegate {}", "--swift-version", "6")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(try note()?["language"] as? String == "swift")
  }

  @Test func `a delegate may need other files, whoever can see it`() throws {
    let helper = "import UIKit\n\nfinal class Card: UIView { let broken = HEIGHT }\n"
    func write(_ value: String) throws {
      try helper.replacing("HEIGHT", with: value).write(
        toFile: scratch.path("Card.swift"), atomically: true, encoding: .utf8)
    }
    try write("88")
    for access in ["", "private "] {
      let source =
        "\(access)final class Two: NSObject, NavigationLayoutDelegate { let card = Card() }"
      let outcome = try build(source, "Card.swift")
      #expect(outcome.exitCode == 0, "\(outcome.errors)")
      #expect(outcome.errors.isEmpty && isBuilt)
      // The delegate's own file may come second, too.
      let turned = try Command.run(
        Program.path, ["build", "Card.swift", "A delegate.swift", "-o", "turned.so"],
        folder: scratch.path)
      #expect(turned.exitCode == 0, "\(turned.errors)")
    }
    try write("missing")
    let outcome = try build(Self.plain, "Card.swift")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("Card.swift:3:41: error: "), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("navhost: A delegate.swift and Card.swift do not compile\n"))
  }

  @Test func `two files of one name are told apart by nobody`() throws {
    try FileManager.default.createDirectory(
      atPath: scratch.path("sub"), withIntermediateDirectories: true)
    try "".write(toFile: scratch.path("sub/A delegate.swift"), atomically: true, encoding: .utf8)
    let outcome = try build(Self.plain, "sub/A delegate.swift")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains("A delegate.swift and sub/A delegate.swift have one name"),
      "\(outcome.errors)")
  }

  @Test func `compile errors keep the user's path and line, and end 1`() throws {
    let outcome = try build("let broken: Int = \"text\"")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("A delegate.swift:4:19: error: "), "\(outcome.errors)")
    #expect(outcome.errors.hasSuffix("navhost: A delegate.swift does not compile\n"))
    #expect(!isBuilt)
  }

  @Test func `several delegates must be chosen from`() throws {
    let two = Self.plain + "\nfinal class Other: NSObject, NavigationLayoutDelegate {}"
    let outcome = try build(two)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.hasPrefix(
        "navhost: A delegate.swift has several layout delegates: Plain, Other; choose one with "
          + "--delegate NAME\n"))
    let wrong = try build(two, "--delegate", "Third")
    #expect(wrong.exitCode == 2)
    #expect(
      wrong.errors.hasPrefix(
        "navhost: A delegate.swift has no layout delegate \"Third\"; it has Plain, Other\n"))
    #expect(!isBuilt)
    #expect(try build(two, "--delegate", "Other").exitCode == 0)
  }

  @Test func `a file without a delegate says so`() throws {
    let outcome = try build("final class Nothing {}")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("has no class that conforms to NavigationLayoutDelegate"))
  }

  @Test func `a delegate with arguments asks for the expression that makes it`() throws {
    let source = """
      final class Themed: NSObject, NavigationLayoutDelegate {
        let theme: Int
        init(theme: Int) { self.theme = theme }
      }
      """
    let outcome = try build(source)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.hasPrefix(
        "navhost: Themed has no init() without arguments; say how to make it: "
          + "--make 'Themed(…)'\n"), "\(outcome.errors)")
    let wrong = try build(source, "--make", "Themed(theme: \"dark\")")
    #expect(wrong.exitCode == 2)
    #expect(wrong.errors.hasPrefix("navhost: --make 'Themed(theme: \"dark\")': cannot convert"))
    #expect(try build(source, "--make", "Themed(theme: 1)").exitCode == 0)
  }

  @Test func `without a compiler it is the environment that is wrong`() throws {
    let outcome = try build(Self.plain, environment: ["PATH": scratch.path])
    #expect(outcome.exitCode == 5)
    #expect(
      outcome.errors
        == "navhost: swiftc is not in PATH; install the Swift toolchain or add its folder\n")
  }
}
