/// How large the driver wants text, with the names of the settings on iOS.
///
/// `AX1` to `AX5` are the accessibility sizes.
package enum ContentSize: String, Hashable, Sendable, Codable, CaseIterable {
  case xs = "XS"
  case s = "S"
  case m = "M"
  case l = "L"
  case xl = "XL"
  case xxl = "XXL"
  case xxxl = "XXXL"
  case ax1 = "AX1"
  case ax2 = "AX2"
  case ax3 = "AX3"
  case ax4 = "AX4"
  case ax5 = "AX5"

  /// The size that nobody has changed.
  package static let standard = ContentSize.l

  /// The size of body text in points.
  ///
  /// Source: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes".
  package var bodySize: Double {
    switch self {
    case .xs: 14
    case .s: 15
    case .m: 16
    case .l: 17
    case .xl: 19
    case .xxl: 21
    case .xxxl: 23
    case .ax1: 28
    case .ax2: 33
    case .ax3: 40
    case .ax4: 47
    case .ax5: 53
    }
  }

  /// How much larger than usual text is.
  package var factor: Double { bodySize / ContentSize.standard.bodySize }
}
