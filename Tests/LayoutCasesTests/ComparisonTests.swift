import LayoutCases
import Testing

/// What is told when a layout doesn't come out as expected.
struct ComparisonTests {
  private let pinned = """
    "a.left == root.left + 10", "a.top == root.top", "a.width == 30", "a.height == 20"
    """

  @Test func `a difference names view and edge, with both numbers`() throws {
    let outcome = try LayoutFixture.run(
      LayoutFixture.text(
        constraints: pinned, expect: #"{"frames": {"a": [10, null, 30.002, 20.0005]}}"#))
    #expect(outcome.status == .failed)
    #expect(outcome.differences == ["a.width is 30, wanted 30.002 (within 0.001)"])
    #expect(outcome.frames == ["a": [10, 0, 30, 20]])
  }

  @Test func `measured frames may be a pixel off`() throws {
    let text = LayoutFixture.text(
      constraints: pinned, expect: #"{"framesMeasured": {"a": [10.5, 0, 29.5, 20]}}"#)
    #expect(try LayoutFixture.run(text).status == .passed)
  }

  @Test func `an expected frame must not be ambiguous`() throws {
    let outcome = try LayoutFixture.run(
      LayoutFixture.text(
        constraints: #""a.width == 30""#, expect: #"{"frames": {"a": [0, null, 30, null]}}"#))
    #expect(outcome.differences == ["a.x is ambiguous, wanted 0"])
    #expect(outcome.ambiguous == ["a.x", "a.y", "a.h"])
  }

  @Test func `a determined measure isn't ambiguous`() throws {
    let outcome = try LayoutFixture.run(
      LayoutFixture.text(constraints: pinned, expect: #"{"ambiguous": ["a.w"]}"#))
    #expect(outcome.differences == ["a.w is determined, wanted ambiguous"])
  }

  @Test func `a conflict nobody expected is told with its members`() throws {
    let constraints = pinned + #", "a.width == 40""#
    let outcome = try LayoutFixture.run(
      LayoutFixture.text(constraints: constraints, expect: #"{"frames": {"a": [10, 0, 40, 20]}}"#))
    #expect(
      outcome.differences == [
        #"these can't hold together: "a.width == 30", "a.width == 40""#
      ])
    #expect(outcome.conflicts.map(\.broken) == ["a.width == 30"])
    let expected = try LayoutFixture.run(
      LayoutFixture.text(constraints: pinned, expect: #"{"unsatisfiable": true}"#))
    #expect(expected.differences == ["there is no conflict, wanted one"])
  }

  @Test func `exceptions are compared by name and text`() throws {
    let outcome = try LayoutFixture.run(
      LayoutFixture.text(constraints: #""a.left == 3""#, expect: "{}"))
    #expect(outcome.exception?.name == "NSInvalidArgumentException")
    #expect(outcome.exception?.constraint == "a.left == 3")
    #expect(outcome.status == .failed)
    let other = try LayoutFixture.run(
      LayoutFixture.text(
        constraints: #""a.left == 3""#, expect: #"{"exception": "NSGenericException"}"#))
    #expect(
      other.differences == [
        "NSInvalidArgumentException was raised, wanted NSGenericException"
      ])
    let missing = try LayoutFixture.run(
      LayoutFixture.text(constraints: pinned, expect: #"{"exception": "NSGenericException"}"#))
    #expect(missing.differences == ["no exception was raised, wanted NSGenericException"])
  }

  @Test func `changes are made after the first layout`() throws {
    let text = """
      {"container": {"size": [100, 50]}, "views": [{"name": "a"}],
       "constraints": [\(pinned)], "changes": [{"constraint": 2, "constant": 70}]}
      """
    let outcome = try LayoutFixture.run(text)
    #expect(outcome.status == .solved)
    #expect(outcome.id == "1")
    #expect(outcome.frames == ["a": [10, 0, 70, 20]])
  }

  @Test func `the tally counts every status`() throws {
    let solved = try LayoutFixture.run(#"{"container": {"size": [1, 1]}}"#)
    #expect(
      "\(CaseTally([solved]))" == "1 case: 0 passed, 0 failed, 0 skipped, 1 without expectation")
    #expect("\(CaseTally([]))" == "0 cases: 0 passed, 0 failed, 0 skipped")
  }
}
