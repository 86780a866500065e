import LayoutCases
import Testing
import ViewTree

struct WrittenConstraintTests {
  @Test func `every part is read`() throws {
    let constraint = try WrittenConstraint("v.width >= 0.5 * root.safe.width - 12 @250.5")
    #expect(constraint.first.item == "v")
    #expect(constraint.first.guide == nil)
    #expect(constraint.first.attribute == .width)
    #expect(constraint.relation == .atLeast)
    #expect(constraint.second?.item == "root")
    #expect(constraint.second?.guide == .safe)
    #expect(constraint.second?.attribute == .width)
    #expect(constraint.multiplier == 0.5)
    #expect(constraint.constant == -12)
    #expect(constraint.priority == 250.5)
  }

  @Test func `spaces are free`() throws {
    let tight = try WrittenConstraint("a.left==-2*b.margins.right+1e-6@9")
    #expect(tight.multiplier == -2)
    #expect(tight.constant == 1e-6)
    #expect(tight.priority == 9)
    let loose = try WrittenConstraint("  a.left  <=  b.right  -  8  @  1  ")
    #expect(loose.relation == .atMost)
    #expect(loose.constant == -8)
    #expect(loose.priority == 1)
  }

  @Test func `a number may stand alone`() throws {
    let constraint = try WrittenConstraint("a.height == 44")
    #expect(constraint.second == nil)
    #expect(constraint.constant == 44)
    #expect(constraint.priority == 1000)
  }

  static let mistakes = [
    ("", "the end stands where a view and its attribute, as a.left, is wanted"),
    ("a == 3", "\"a\" is no attribute of a view; such are a.left and a.safe.left"),
    ("a.left = b.left", "\"= b.left\" stands where ==, <= or >= is wanted"),
    ("a.width == 1.2.3", "\"1.2.3\" is no number"),
    ("a.left == b.left + c.left", "\"c.left\" stands where a number is wanted"),
    ("a.left == b.left 8", "\"8\" stands where the end of the constraint is wanted"),
    ("a.left == b.left @high", "\"high\" stands where a priority is wanted"),
    ("a.inner.left == b.left", "\"inner\" is no guide; there are safe, margins, readable"),
  ]

  @Test(arguments: mistakes) func `a mistake is told with what was wanted`(
    _ text: String, _ sentence: String
  ) {
    let error = #expect(throws: LayoutFileError.self) { try WrittenConstraint(text) }
    #expect(error?.description == sentence)
  }

  @Test func `an unknown attribute is told with the known ones`() {
    let error = #expect(throws: LayoutFileError.self) { try WrittenConstraint("a.lft == 3") }
    #expect(error?.problem.hasPrefix("\"lft\" is no attribute; there are left, right,") == true)
  }
}
