internal import ViewTree

/// The one font that all text is set in: Inter, as Debian packages it.
///
/// The system's own fonts never count, so that a layout is the same on every machine.
package enum PinnedFont {
  /// The Debian package that holds the font.
  package static let package = "fonts-inter"

  /// Where the package puts the font's files.
  package static let folder = "/usr/share/fonts/opentype/inter"

  /// The family's name inside the files.
  static let family = "Inter"

  /// How many faces the family has: nine weights, upright and italic.
  static let faceCount = weights.count * 2

  /// The weights 100 to 900, by the name that the files carry.
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// The index of the face nearest to a font's weight; halfway, the heavier one.
  static func faceIndex(for font: Font) -> Int {
    let step = (font.weight / 100).rounded(.toNearestOrAwayFromZero)
    let weight = step.isNaN ? 3 : Int(min(max(step, 1), Double(weights.count))) - 1
    return weight * 2 + (font.isItalic ? 1 : 0)
  }

  /// The file name of a face, by the index that ``faceIndex(for:)`` gives.
  static func fileName(ofFace index: Int) -> String {
    let weight = weights[index / 2]
    guard index % 2 == 1 else { return "\(family)-\(weight).otf" }
    return weight == "Regular" ? "\(family)-Italic.otf" : "\(family)-\(weight)Italic.otf"
  }
}
