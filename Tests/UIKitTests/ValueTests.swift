import Testing
import UIKit

@Suite struct ValueTests {
  static let tolerance: CGFloat = 1e-12

  @Test func `a point moves by a b c d tx ty`() {
    // 2·3 + 5·4 + 7 = 33, 11·3 + 13·4 + 17 = 102
    let transform = CGAffineTransform(2, 11, 5, 13, 7, 17)
    #expect(CGPoint(x: 3, y: 4).applying(transform) == CGPoint(x: 33, y: 102))
  }

  @Test func `concatenating applies the receiver first`() {
    let doubled = CGAffineTransform(scaleX: 2, y: 3)
    let moved = CGAffineTransform(translationX: 10, y: 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(doubled.concatenating(moved)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(doubled.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
  }

  @Test func `a quarter turn takes x to y`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < Self.tolerance)
    #expect(abs(turned.y - 1) < Self.tolerance)
  }

  @Test func `an inverse leads back, and without one the transform stays`() {
    let transform = CGAffineTransform(2, 0, 0, 4, 6, 8)
    #expect(transform.inverted() == CGAffineTransform(0.5, 0, 0, 0.25, -3, -2))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a turned rectangle is the box around its corners`() {
    let box = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(0, 1, -1, 0, 0, 0))
    #expect(box == CGRect(x: -1, y: 0, width: 1, height: 2))
  }

  @Test func `insets shrink a rectangle from each edge`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let inner = CGRect(x: 10, y: 20, width: 100, height: 50).inset(by: insets)
    #expect(inner == CGRect(x: 12, y: 21, width: 90, height: 45))
  }

  @Test(
    arguments: [
      (0, [1, 0, 0]), (1.0 / 3, [0, 1, 0]), (2.0 / 3, [0, 0, 1]), (0.5, [0, 1, 1]), (1, [1, 0, 0]),
    ] as [(CGFloat, [CGFloat])])
  func `a hue is a place on the wheel`(_ hue: CGFloat, _ expected: [CGFloat]) throws {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    let channels = try #require(color.cgColor.components)
    for (channel, wanted) in zip(channels, expected) {
      #expect(abs(channel - wanted) < Self.tolerance)
    }
  }

  @Test func `equal colours and fonts are equal objects`() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor.white.withAlphaComponent(0.5) != UIColor.white)
    #expect(UIFont.boldSystemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) != .systemFont(ofSize: 13))
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func `the raw numbers are those of iOS`() {
    #expect(NSLayoutConstraint.Attribute.centerYWithinMargins.rawValue == 20)
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(CACornerMask.layerMaxXMaxYCorner.rawValue == 8)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
  }
}
