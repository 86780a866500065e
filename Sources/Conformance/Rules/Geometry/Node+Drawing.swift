package import ViewTree

/// What a view draws by itself. Shadows, glows and focus rings never count.
extension FrameTree.Node {
  /// The colour alphas of all that the view draws itself, before those of its ancestors.
  private var ownAlphas: [Double] {
    var alphas: [Double] = []
    if let background = look.background { alphas.append(background.alpha) }
    // A border without a colour is black.
    if look.borderWidth > 0 { alphas.append(look.borderColor?.alpha ?? 1) }
    if let text, !text.isEmpty { alphas.append(1) }
    return alphas
  }

  /// Whether the view draws anything at all.
  package var draws: Bool { ownAlphas.contains { $0 * alpha >= 0.01 } }

  /// Whether the view hides what lies below: containers without own drawing never do.
  package var drawsOpaquely: Bool { ownAlphas.contains { $0 * alpha >= 0.5 } }
}
