import Testing
import UIKit

/// The grammar of Apple's Visual Format Language, by the examples of its page.
@Suite struct VisualFormatTests {
  struct Example: CustomTestStringConvertible {
    let text: String
    let members: [VisualFormat.Member]
    let connections: [VisualFormat.Connection]
    var isVertical = false
    var testDescription: String { text }
  }

  private static func number(
    _ number: Double, _ relation: VisualFormat.Relation = .equal,
    at priority: VisualFormat.Value? = nil
  ) -> VisualFormat.Predicate {
    VisualFormat.Predicate(relation: relation, value: .number(number), priority: priority)
  }

  static let examples = [
    Example(
      text: "[button]-[textField]",
      members: [.view("button", []), .view("textField", [])], connections: [.standard]),
    Example(
      text: "[button(>=50)]", members: [.view("button", [number(50, .atLeast)])], connections: []),
    Example(
      text: "|-50-[purpleBox]-50-|",
      members: [.superview, .view("purpleBox", []), .superview],
      connections: [.predicates([number(50)]), .predicates([number(50)])]),
    Example(
      text: "V:[topField]-10-[bottomField]",
      members: [.view("topField", []), .view("bottomField", [])],
      connections: [.predicates([number(10)])], isVertical: true),
    Example(
      text: "[maroonView][blueView]",
      members: [.view("maroonView", []), .view("blueView", [])], connections: [.flush]),
    Example(
      text: "[button(100@20)]", members: [.view("button", [number(100, at: .number(20))])],
      connections: []),
    Example(
      text: "[button1(==button2)]",
      members: [.view("button1", [VisualFormat.Predicate(value: .name("button2"))])],
      connections: []),
    Example(
      text: "[flexibleButton(>=70,<=100)]",
      members: [.view("flexibleButton", [number(70, .atLeast), number(100, .atMost)])],
      connections: []),
    Example(
      text: "|-[find]-[findNext]-[findField(>=20)]-|",
      members: [
        .superview, .view("find", []), .view("findNext", []),
        .view("findField", [number(20, .atLeast)]), .superview,
      ], connections: [.standard, .standard, .standard, .standard]),
    Example(
      text: "H:|-(>=gap@low)-[a_1]", members: [.superview, .view("a_1", [])],
      connections: [
        .predicates([
          VisualFormat.Predicate(
            relation: .atLeast, value: .name("gap"), priority: .name("low"))
        ])
      ]),
  ]

  @Test(arguments: examples) func `a line is read`(_ example: Example) throws {
    let format = try VisualFormat(example.text)
    #expect(format.members == example.members)
    #expect(format.connections == example.connections)
    #expect(format.isVertical == example.isVertical)
  }

  /// Where each stops to be a line.
  @Test(
    arguments: [
      ("", 0), ("[a", 2), ("[]", 1), ("[a]-", 4), ("[a]-8[b]", 5), ("[a(]", 3), ("|", 1),
      ("[a]|-[b]", 4), ("[1a]", 1), ("X:[a]", 0), ("[a(5@)]", 5),
    ])
  func `what isn't a line is refused at its place`(_ text: String, _ offset: Int) {
    #expect {
      _ = try VisualFormat(text)
    } throws: {
      ($0 as? VisualFormat.Failure)?.offset == offset
    }
  }
}
