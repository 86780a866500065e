/// The attributes that a stack works with along an axis.
struct AxisAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let size: LayoutAttribute
  let center: LayoutAttribute
  let startMargin: LayoutAttribute
  let endMargin: LayoutAttribute
  let centerInMargins: LayoutAttribute

  static let horizontal = AxisAttributes(
    start: .leading, end: .trailing, size: .width, center: .centerX, startMargin: .leadingMargin,
    endMargin: .trailingMargin, centerInMargins: .centerXWithinMargins)
  static let vertical = AxisAttributes(
    start: .top, end: .bottom, size: .height, center: .centerY, startMargin: .topMargin,
    endMargin: .bottomMargin, centerInMargins: .centerYWithinMargins)

  static func along(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? horizontal : vertical }
  static func across(_ axis: Axis) -> AxisAttributes { axis == .horizontal ? vertical : horizontal }
}
