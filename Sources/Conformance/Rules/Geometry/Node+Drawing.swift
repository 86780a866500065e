package import ViewTree

/// What a view draws by itself. Shadows, glows and focus rings never count.
extension FrameTree.Node {
  /// The greatest alpha of what the view draws itself, before those of its ancestors; 0 for nothing.
  private var ownAlpha: Double {
    var alpha = look.background?.alpha ?? 0
    // A border without a colour is black.
    if look.borderWidth > 0 { alpha = max(alpha, look.borderColor?.alpha ?? 1) }
    if let text, !text.isEmpty { alpha = max(alpha, 1) }
    return alpha
  }

  /// Whether the view draws anything at all.
  package var draws: Bool { ownAlpha * alpha >= 0.01 }

  /// Whether the view hides what lies below: containers without own drawing never do.
  package var drawsOpaquely: Bool { ownAlpha * alpha >= 0.5 }
}
