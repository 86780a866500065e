internal import Glibc
package import ViewTree

/// Measures text with Pango, in one pinned font whatever family is asked for.
///
/// Make it and ``warm()`` it before a fork: the children then measure common labels without opening
/// a file or starting a thread. One thread may use it at a time.
package final class PangoTextMeasurer {
  /// The most answers that are kept; past it the measurer forgets them all and starts again.
  private static let answerLimit = 4096

  private let fontFolder: String
  private var faces: [Typeface?]
  private var answers: [TextRequest: TextMetrics] = [:]

  /// Finds the pinned font and opens its regular face.
  ///
  /// - Parameter fontFolder: The folder that holds the font's files.
  /// - Throws: ``TextSetupError/fontNotInstalled(path:package:)`` if one of the faces is not there.
  package init(fontFolder: String = PinnedFont.folder) throws(TextSetupError) {
    self.fontFolder = fontFolder
    faces = Array(repeating: nil, count: PinnedFont.faceCount)
    for index in faces.indices {
      let path = "\(fontFolder)/\(PinnedFont.fileName(ofFace: index))"
      guard unsafe access(path, R_OK) == 0 else {
        throw .fontNotInstalled(path: path, package: PinnedFont.package)
      }
    }
    _ = try openFace(PinnedFont.faceIndex(for: Font(size: 1)))
  }

  /// Opens the faces that labels commonly use, and sets a text in each.
  ///
  /// Other faces, and scripts other than Latin, are still there afterwards; the first text in one
  /// takes longer.
  /// - Complexity: Some milliseconds for each face, once.
  /// - Throws: ``TextSetupError/fontRefused(path:)``; the faces opened so far stay open.
  package func warm() throws(TextSetupError) {
    for weight in [400.0, 500, 600, 700] {
      let font = Font(size: 1, weight: weight)
      let face = try openFace(PinnedFont.faceIndex(for: font))
      // The last character is in no face: Pango looks for it, and so ends its search in the
      // background.
      let sample = TextRequest(text: "Aa 1 \u{E000}", font: font)
      _ = face.set(sample, limit: nil)
    }
  }

  /// Opens a face unless it is open.
  private func openFace(_ index: Int) throws(TextSetupError) -> Typeface {
    if let face = faces[index] { return face }
    let face = try Typeface(path: "\(fontFolder)/\(PinnedFont.fileName(ofFace: index))")
    faces[index] = face
    return face
  }

  private func face(for font: Font) -> Typeface {
    do {
      return try openFace(PinnedFont.faceIndex(for: font))
    } catch {
      preconditionFailure("The pinned font changed while it was in use. \(error)")
    }
  }
}

extension PangoTextMeasurer: TextMeasurer {
  /// Measures a text set in one font.
  ///
  /// An empty text takes up nothing and has no line. Lines break at words, and inside a word that
  /// alone is wider than the limit. With more lines than are shown, the last one ends in an
  /// ellipsis. Every line has the font's line height, also one with characters the font lacks.
  /// - Complexity: Microseconds for a label, less when it was asked before.
  package func measure(_ request: TextRequest) -> TextMetrics {
    if let answer = answers[request] { return answer }
    let answer = compute(request)
    if answers.count >= Self.answerLimit { answers.removeAll(keepingCapacity: true) }
    answers[request] = answer
    return answer
  }

  package func metrics(of font: Font) -> FontMetrics {
    let face = face(for: font)
    let scale = Scale(of: font, in: face)
    return FontMetrics(
      ascender: scale.points(face.verticals.ascender),
      descender: scale.points(face.verticals.descender),
      capHeight: scale.points(face.verticals.capHeight),
      xHeight: scale.points(face.verticals.xHeight),
      lineHeight: scale.points(face.verticals.lineHeight))
  }

  private func compute(_ request: TextRequest) -> TextMetrics {
    guard !request.text.isEmpty else {
      return TextMetrics(
        width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
    }
    let face = face(for: request.font)
    let scale = Scale(of: request.font, in: face)
    let text = face.set(request, limit: request.maximumWidth.flatMap(scale.limit))
    let lineHeight = scale.points(face.verticals.lineHeight)
    let ascender = scale.points(face.verticals.ascender)
    return TextMetrics(
      width: scale.points(text.width),
      height: lineHeight * Double(text.lineCount),
      lineCount: text.lineCount,
      firstBaseline: ascender,
      lastBaseline: lineHeight - ascender,
      isTruncated: text.isTruncated)
  }
}

/// Turns a face's units into points at one size, and back.
private struct Scale {
  private let size: Double
  private let unitsPerEm: Double

  init(of font: Font, in face: Typeface) {
    precondition(font.size.isFinite && font.size >= 0, "font size \(font.size) is no length")
    size = font.size
    unitsPerEm = Double(face.unitsPerEm)
  }

  func points(_ units: Int32) -> Double { Double(units) * size / unitsPerEm }

  /// The whole units that fit a width; nil where any text fits.
  ///
  /// A width that was measured before comes back as the same number of units: what is lost in the
  /// division is far less than the slack.
  func limit(_ width: Double) -> Int32? {
    precondition(!width.isNaN, "maximumWidth is nan")
    guard size > 0 else { return nil }
    let units = (max(width, 0) * unitsPerEm / size + 0.001).rounded(.down)
    return Int32(exactly: units)
  }
}

extension PangoTextMeasurer {
  /// A measurer that has opened its faces: what a process makes before it forks.
  package static func warmed() throws(TextSetupError) -> PangoTextMeasurer {
    let measurer = try PangoTextMeasurer()
    try measurer.warm()
    return measurer
  }
}
