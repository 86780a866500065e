/// Says how large text is.
///
/// The tree never measures text itself: whoever makes the tree passes a measurer in.
///
/// A measurer answers the same question with the same bits for the life of the process, and is set up before any fork.
package protocol TextMeasurer: AnyObject {
  /// Measures a text set in one font. Lengths are points; nothing is rounded.
  func measure(_ request: TextRequest) -> TextMetrics

  /// The vertical measures of a font, in points.
  func metrics(of font: Font) -> FontMetrics
}

/// A typeface at a size.
///
/// Two equal fonts are one font: there is no identity beyond the values.
package struct Font: Hashable, Sendable {
  /// A family name, or the empty string for the system's.
  package var family: String

  /// The size of the em square, in points.
  package var size: Double

  /// The weight on the scale of CSS and OpenType, 100 to 900; 400 is regular.
  package var weight: Double
  package var isItalic: Bool

  /// Whether all digits have one advance width.
  package var hasMonospacedDigits: Bool

  package init(
    family: String = "", size: Double, weight: Double = 400, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

/// A text and the room it is set in.
package struct TextRequest: Hashable, Sendable {
  package var text: String
  package var font: Font

  /// The width at which lines break, in points; nil for no limit.
  package var maximumWidth: Double?

  /// How many lines are shown at most; 0 for any number.
  package var maximumLines: Int

  /// Whether lines break at words (else at characters).
  package var breaksAtWords: Bool

  package init(
    text: String, font: Font, maximumWidth: Double? = nil, maximumLines: Int = 1,
    breaksAtWords: Bool = true
  ) {
    self.text = text
    self.font = font
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.breaksAtWords = breaksAtWords
  }
}

/// What a text takes up, in points.
package struct TextMetrics: Hashable, Sendable {
  package var width: Double
  package var height: Double
  package var lineCount: Int

  /// From the top of the text to its first baseline.
  package var firstBaseline: Double

  /// From the last baseline to the bottom of the text.
  package var lastBaseline: Double

  /// Whether some of the text did not find room.
  package var isTruncated: Bool

  package init(
    width: Double, height: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    isTruncated: Bool
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isTruncated = isTruncated
  }
}

/// The vertical measures of a font, in points, all positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: Double
  package var descender: Double
  package var capHeight: Double
  package var xHeight: Double
  package var lineHeight: Double

  package init(
    ascender: Double, descender: Double, capHeight: Double, xHeight: Double, lineHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.lineHeight = lineHeight
  }
}
