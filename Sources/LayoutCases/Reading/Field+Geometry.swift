import ViewTree

extension Field {
  func size() throws(LayoutFileError) -> Size {
    let list = try numbers(2)
    guard list.allSatisfy({ $0 >= 0 }) else { throw wrong(wanted: "a width and a height from 0") }
    return Size(width: list[0], height: list[1])
  }

  func rect() throws(LayoutFileError) -> Rect {
    let list = try numbers(4)
    return Rect(x: list[0], y: list[1], width: list[2], height: list[3])
  }

  /// Top, left, bottom, right.
  func insets() throws(LayoutFileError) -> Insets {
    let list = try numbers(4)
    return Insets(top: list[0], left: list[1], bottom: list[2], right: list[3])
  }

  /// A horizontal and a vertical priority.
  func priorities() throws(LayoutFileError) -> PerAxis<Double> {
    let list = try numbers(2)
    guard list.allSatisfy({ $0 > 0 && $0 <= 1000 }) else {
      throw wrong(wanted: "two priorities above 0 and up to 1000")
    }
    return PerAxis(horizontal: list[0], vertical: list[1])
  }

  private enum MaskName: String, CaseIterable {
    case flexibleLeftMargin
    case flexibleWidth
    case flexibleRightMargin
    case flexibleTopMargin
    case flexibleHeight
    case flexibleBottomMargin

    var mask: AutoresizingMask {
      switch self {
      case .flexibleLeftMargin: .flexibleLeft
      case .flexibleWidth: .flexibleWidth
      case .flexibleRightMargin: .flexibleRight
      case .flexibleTopMargin: .flexibleTop
      case .flexibleHeight: .flexibleHeight
      case .flexibleBottomMargin: .flexibleBottom
      }
    }
  }

  func autoresizing() throws(LayoutFileError) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    for field in try list() { mask.insert(try field.word(MaskName.self).mask) }
    return mask
  }
}
