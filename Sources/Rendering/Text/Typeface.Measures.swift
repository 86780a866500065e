internal import CPango

extension Typeface {
  /// What a set text takes up; the width is in units of the em square.
  struct SetText {
    let width: Int32
    let lineCount: Int
    let isTruncated: Bool
  }

  /// One line as Pango broke it.
  struct Line {
    /// The line's bytes in the UTF-8 form of the text, without the break at its end.
    let range: Range<Int>
    let startsParagraph: Bool

    /// The advance width, in units of the em square.
    let width: Int32

    init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
      let start = unsafe Int(line.pointee.start_index)
      range = unsafe start..<(start + Int(line.pointee.length))
      startsParagraph = unsafe line.pointee.is_paragraph_start != 0
      var logical = PangoRectangle()
      unsafe pango_layout_line_get_extents(line, nil, &logical)
      width = logical.width
    }

    /// The width that Pango gave the ellipsis of a line; nil for a line without.
    static func ellipsisWidth(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32? {
      var node = unsafe line.pointee.runs
      while let current = unsafe node {
        unsafe node = current.pointee.next
        guard let data = unsafe current.pointee.data else { continue }
        let run = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
        let flags = unsafe run.pointee.item.pointee.analysis.flags
        guard Int32(flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 else { continue }
        return unsafe pango_glyph_string_get_width(run.pointee.glyphs)
      }
      return nil
    }
  }

  /// The vertical measures of a face, in units of the em square, all positive.
  struct Verticals {
    let ascender: Int32
    let descender: Int32

    /// Ascender, descender and the gap that the font asks for.
    let lineHeight: Int32
    let capHeight: Int32
    let xHeight: Int32

    /// Reads the measures of the font that a description leads to; nil where it leads to none.
    init?(of description: OpaquePointer, in context: OpaquePointer) {
      guard let font = unsafe pango_context_load_font(context, description) else { return nil }
      defer { unsafe g_object_unref(font) }
      guard let metrics = unsafe pango_font_get_metrics(font, nil) else { return nil }
      defer { unsafe pango_font_metrics_unref(metrics) }
      unsafe ascender = pango_font_metrics_get_ascent(metrics)
      unsafe descender = pango_font_metrics_get_descent(metrics)
      unsafe lineHeight = pango_font_metrics_get_height(metrics)
      var height: hb_position_t = 0
      let shapes = unsafe pango_font_get_hb_font(font)
      unsafe hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
      capHeight = height
      unsafe hb_ot_metrics_get_position(shapes, HB_OT_METRICS_TAG_X_HEIGHT, &height)
      xHeight = height
    }
  }
}
