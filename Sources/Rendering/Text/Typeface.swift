internal import CPango
internal import ViewTree

/// One face of the pinned font, opened from its file, and the layout that sets text in it.
///
/// All text is set at one size, at which a Pango unit is a unit of the font's em square. Unhinted
/// text grows evenly with its size, so every size follows by one multiplication, advance widths are
/// the font's own integers, and a process forked later needs no font matching, for which Pango
/// starts threads.
@safe final class Typeface {
  private static let ellipsis = "…"

  /// The units of the em square, in which all lengths here are given.
  let unitsPerEm: Int32
  let verticals: Verticals

  private let ellipsisWidth: Int32
  private let context: OpaquePointer
  private let layout: OpaquePointer
  private let proportional: OpaquePointer
  private let tabular: OpaquePointer

  /// Opens a font file.
  ///
  /// No other font and no setting of the system's has a say.
  /// - Complexity: Milliseconds: the file is scanned for the characters it has.
  init(path: String) throws(TextSetupError) {
    unitsPerEm = unsafe Int32(clamping: cpango_units_per_em(path))
    guard unitsPerEm > 0 else {
      throw .fontNotInstalled(path: path, package: PinnedFont.package)
    }
    guard let context = unsafe Self.makeContext(path: path) else {
      throw .fontRefused(path: path)
    }
    let description: OpaquePointer = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(description, PinnedFont.family)
    unsafe pango_font_description_set_absolute_size(description, Double(unitsPerEm))
    guard let verticals = unsafe Verticals(of: description, in: context) else {
      unsafe g_object_unref(UnsafeMutableRawPointer(context))
      throw .fontRefused(path: path)
    }
    self.verticals = verticals
    unsafe layout = pango_layout_new(context)
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_text(layout, Self.ellipsis, -1)
    var width: Int32 = 0
    unsafe pango_layout_get_size(layout, &width, nil)
    ellipsisWidth = width
    unsafe proportional = Self.makeAttributes(features: nil)
    unsafe tabular = Self.makeAttributes(features: "tnum=1")
    unsafe self.context = context
  }

  deinit {
    unsafe pango_attr_list_unref(tabular)
    unsafe pango_attr_list_unref(proportional)
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
  }

  /// Sets a text and tells what it takes up.
  ///
  /// - Parameter limit: The width at which lines break, in units; nil for no limit.
  func set(_ request: TextRequest, limit: Int32?) -> SetText {
    unsafe pango_layout_set_attributes(
      layout, request.font.hasMonospacedDigits ? tabular : proportional)
    unsafe pango_layout_set_wrap(
      layout, request.breaksAtWords ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_CHAR)
    unsafe pango_layout_set_width(layout, limit ?? -1)
    assign(request.text)
    let lines = readLines()
    let shown = request.maximumLines > 0 ? min(request.maximumLines, lines.count) : lines.count
    guard shown < lines.count else {
      let width = lines.map(\.width).max() ?? 0
      return SetText(width: width, lineCount: shown, isTruncated: width > limit ?? .max)
    }
    let whole = lines.prefix(shown - 1).map(\.width).max() ?? 0
    let last = widthOfEllipsized(request.text, from: shown - 1, of: lines)
    return SetText(width: max(whole, last), lineCount: shown, isTruncated: true)
  }

  // MARK: - The last line that is shown

  /// The width of a line that holds what is left of its paragraph, cut off with an ellipsis.
  private func widthOfEllipsized(_ text: String, from index: Int, of lines: [Line]) -> Int32 {
    let next = lines[(index + 1)...].firstIndex(where: \.startsParagraph)
    let end = lines[(next ?? lines.count) - 1].range.upperBound
    let rest = text.utf8.dropFirst(lines[index].range.lowerBound)
      .prefix(end - lines[index].range.lowerBound)
    unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    defer { unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_NONE) }
    // A paragraph that fits is still not the end where another one follows.
    assign(String(decoding: rest, as: UTF8.self) + (next == nil ? "" : Self.ellipsis))
    guard let line = unsafe pango_layout_get_line_readonly(layout, 0) else { return 0 }
    let width = unsafe Line(line).width
    // Pango widens the ellipsis until the line is as wide as the limit.
    guard let widened = unsafe Line.ellipsisWidth(in: line) else { return width }
    return width - widened + ellipsisWidth
  }

  private func assign(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      let start = unsafe UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      guard let start = unsafe start else { return }
      unsafe pango_layout_set_text(layout, start, Int32(clamping: bytes.count))
    }
    if text.isEmpty { unsafe pango_layout_set_text(layout, "", 0) }
  }

  private func readLines() -> [Line] {
    var lines: [Line] = []
    var node = unsafe pango_layout_get_lines_readonly(layout)
    while let current = unsafe node {
      unsafe node = current.pointee.next
      guard let data = unsafe current.pointee.data else { continue }
      unsafe lines.append(Line(data.assumingMemoryBound(to: PangoLayoutLine.self)))
    }
    return lines
  }

  // MARK: - Set-up

  /// Makes a context whose only font is the file's, with metrics as the font has them: unhinted and
  /// unrounded.
  private static func makeContext(path: String) -> OpaquePointer? {
    guard let config = unsafe FcConfigCreate() else { return nil }
    defer { unsafe FcConfigDestroy(config) }
    // As the current configuration it also keeps Pango from reading the system's.
    guard unsafe FcConfigAppFontAddFile(config, path) != 0,
      unsafe FcConfigSetCurrent(config) != 0,
      let map = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
    else { return nil }
    defer { unsafe g_object_unref(map) }
    unsafe cpango_font_map_set_config(map, config)
    guard let context = unsafe pango_font_map_create_context(map) else { return nil }
    let options: OpaquePointer = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe pango_context_set_language(context, pango_language_from_string("en"))
    return unsafe context
  }

  /// Makes what holds for a whole text: no hyphen is added where a word breaks.
  private static func makeAttributes(features: String?) -> OpaquePointer {
    let list: OpaquePointer = unsafe pango_attr_list_new()
    unsafe pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
    if let features {
      unsafe pango_attr_list_insert(list, pango_attr_font_features_new(features))
    }
    return unsafe list
  }
}
