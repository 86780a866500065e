internal import CNavhostABI
internal import ViewTree

func textTable() -> nav_text_t {
  unsafe nav_text_t(
    struct_size: size(of: nav_text_t.self), reserved: 0, font: font, font_read: fontRead,
    font_metrics: fontMetrics, measure: measure)
}

private func font(
  _ host: UnsafePointer<nav_host_t>, _ request: UnsafePointer<nav_font_request_t>,
  _ out: UnsafeMutablePointer<nav_font_t>
) -> nav_status_t {
  serve(host, "text.font", .makes) { session throws(Refusal) in
    let request = try readRecord(request, "font request")
    let (flags, size, weight) = unsafe (Int(request.flags), request.size, request.weight)
    guard flags & ~(NAV_FONT_ITALIC | NAV_FONT_MONOSPACED_DIGITS) == 0 else {
      throw Refusal(.argument, "`flags` of the font request has unknown bits")
    }
    guard size.isFinite, size > 0, size <= 10_000 else {
      throw Refusal(.value, "`size` is \(size), not above 0 and up to 10000")
    }
    guard weight >= 100, weight <= 900 else {
      throw Refusal(.value, "`weight` is \(weight), not 100 to 900")
    }
    let family = unsafe try readText(request.family, "family", limit: session.limits.nameBytes)
    let font = Font(
      family: family ?? "", size: size, weight: weight, isItalic: flags & NAV_FONT_ITALIC != 0,
      hasMonospacedDigits: flags & NAV_FONT_MONOSPACED_DIGITS != 0)
    return try give(nav_font_t(bits: session.handle(of: font).bits), to: out)
  }
}

private func fontRead(
  _ host: UnsafePointer<nav_host_t>, _ font: nav_font_t,
  _ out: UnsafeMutablePointer<nav_font_request_t>
) -> nav_status_t {
  serve(host, "text.font_read", .reads) { session throws(Refusal) in
    let font = try session.font(Handle(bits: font.bits))
    let flags =
      (font.isItalic ? NAV_FONT_ITALIC : 0)
      | (font.hasMonospacedDigits ? NAV_FONT_MONOSPACED_DIGITS : 0)
    return unsafe try writeRecord(
      nav_font_request_t(
        struct_size: 0, flags: UInt32(flags), size: font.size, weight: font.weight,
        family: session.strings.intern(font.family.isEmpty ? nil : font.family)), to: out)
  }
}

private func fontMetrics(
  _ host: UnsafePointer<nav_host_t>, _ font: nav_font_t,
  _ out: UnsafeMutablePointer<nav_font_metrics_t>
) -> nav_status_t {
  serve(host, "text.font_metrics", .reads) { session throws(Refusal) in
    let metrics = session.tree.measurer.metrics(of: try session.font(Handle(bits: font.bits)))
    return try writeRecord(
      nav_font_metrics_t(
        struct_size: 0, reserved: 0, ascender: metrics.ascender, descender: metrics.descender,
        cap_height: metrics.capHeight, x_height: metrics.xHeight,
        line_height: metrics.lineHeight), to: out)
  }
}

private func measure(
  _ host: UnsafePointer<nav_host_t>, _ request: UnsafePointer<nav_text_request_t>,
  _ out: UnsafeMutablePointer<nav_text_metrics_t>
) -> nav_status_t {
  serve(host, "text.measure", .reads) { session throws(Refusal) in
    let request = try readRecord(request, "text request")
    guard unsafe request.reserved == 0 else {
      throw Refusal(.argument, "`reserved` of the text request is not 0")
    }
    let font = unsafe try session.font(Handle(bits: request.font.bits))
    let text = unsafe try readText(request.text, "text", limit: session.limits.textBytes)
    let (width, lineBreak, lines) = unsafe (request.width, request.line_break, request.lines)
    guard width.isFinite, width >= 0 else {
      throw Refusal(.value, "`width` is \(width), not 0 or more")
    }
    guard (0...NAV_BREAK_TRUNCATE_MIDDLE).contains(Int(lineBreak)) else {
      throw Refusal(.value, "`line_break` is \(lineBreak), not 0 to 5")
    }
    let metrics = session.tree.measurer.measure(
      TextRequest(
        text: text ?? "", font: font, maximumWidth: width > 0 ? width : nil,
        maximumLines: Int(lines), breaksAtWords: Int(lineBreak) != NAV_BREAK_CHARACTERS))
    return try writeRecord(
      nav_text_metrics_t(
        struct_size: 0, lines: UInt32(clamping: metrics.lineCount),
        size: nav_size_t(width: metrics.width, height: metrics.height),
        first_baseline: metrics.firstBaseline, last_baseline: metrics.lastBaseline,
        truncated: metrics.isTruncated ? 1 : 0, reserved: 0), to: out)
  }
}
