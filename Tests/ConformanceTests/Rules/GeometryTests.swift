import Conformance
import Testing
import ViewTree

/// Rectangles of the document's example on a phone of 390 × 844, and hand arithmetic.
struct GeometryTests {
  private static let logo = Rect(x: 0, y: 612, width: 88, height: 32)
  private static let prompt = Rect(x: 0, y: 644, width: 390, height: 200)
  private static let viewport = Rect(x: 0, y: 143, width: 390, height: 501)
  private static let map = Rect(x: 0, y: 0, width: 390, height: 844)

  @Test func `rectangles that abut share nothing`() {
    #expect(!Self.logo.intersects(Self.prompt))
    #expect(!Self.viewport.intersects(Self.prompt))
    #expect(Self.logo.intersects(Self.viewport))
  }

  @Test func `half a point on one axis is no overlap`() {
    let lower = Rect(x: 0, y: 643.5, width: 390, height: 200)
    #expect(!Self.logo.intersects(lower))
    #expect(Self.logo.intersects(lower.offset(by: Point(x: 0, y: -0.1))))
  }

  @Test func `inside allows half a point`() {
    #expect(Self.prompt.isInside(Self.map))
    #expect(Self.prompt.offset(by: Point(x: 0, y: 0.5)).isInside(Self.map))
    #expect(!Self.prompt.offset(by: Point(x: 0, y: 0.6)).isInside(Self.map))
  }

  @Test func `what two rectangles take together is counted once`() {
    let square = Rect(x: 0, y: 0, width: 10, height: 10)
    let left = Rect(x: -5, y: 0, width: 10, height: 10)
    let top = Rect(x: 0, y: -5, width: 10, height: 10)
    #expect(square.share(takenBy: []) == 0)
    #expect(square.share(takenBy: [left]) == 0.5)
    #expect(square.share(takenBy: [left, left]) == 0.5)
    // 50 + 50 less the quarter of 25 that both take.
    #expect(square.share(takenBy: [left, top]) == 0.75)
    #expect(square.share(takenBy: [Rect(x: 20, y: 0, width: 5, height: 5)]) == 0)
  }

  @Test func `lengths are written with one decimal at most`() {
    #expect(Rect(x: 0, y: 143.333, width: 390, height: 0.05).text == "[0, 143.3, 390, 0.1]")
  }
}
