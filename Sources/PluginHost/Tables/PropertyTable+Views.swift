internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

extension PropertyTable {
  static let layoutRows: [PropertyRow] = [
    priority(NAV_VIEW_HUGGING_HORIZONTAL, "hugging_horizontal", .horizontal, isHugging: true),
    priority(NAV_VIEW_HUGGING_VERTICAL, "hugging_vertical", .vertical, isHugging: true),
    priority(
      NAV_VIEW_COMPRESSION_HORIZONTAL, "compression_horizontal", .horizontal, isHugging: false),
    priority(NAV_VIEW_COMPRESSION_VERTICAL, "compression_vertical", .vertical, isHugging: false),
    .view(
      NAV_VIEW_TRANSLATES_MASK, "translates_mask", layout: true, protection: .notOnRoot,
      read: { tree, view, _ in .flag(tree.views[view].translatesMask) },
      write: { tree, view, value in tree.setTranslatesMask(value.integer != 0, of: view) }),
    .view(
      NAV_VIEW_AUTORESIZING, "autoresizing", layout: true, protection: .notOnRoot,
      read: { tree, view, _ in .integer(Int64(tree.views[view].autoresizing.rawValue)) },
      write: { tree, view, value throws(Refusal) in
        let mask = try number(value, "view.autoresizing", in: 0...63)
        tree.setAutoresizing(AutoresizingMask(rawValue: UInt32(mask)), of: view)
      }),
    .view(
      NAV_VIEW_SEMANTIC, "semantic", layout: true,
      read: { tree, view, _ in .integer(Int64(tree.views[view].semantic.rawValue)) },
      write: { tree, view, value throws(Refusal) in
        let raw = try number(value, "view.semantic", in: 0...4)
        tree.setSemantic(SemanticAttribute(rawValue: raw) ?? .unspecified, of: view)
      }),
    .view(
      NAV_VIEW_DIRECTION, "direction",
      read: { tree, view, _ in
        .flag(tree.effectiveDirection(of: view) == .rightToLeft)
      }),
  ]

  private static func priority(
    _ id: Int, _ name: String, _ axis: Axis, isHugging: Bool
  ) -> PropertyRow {
    .view(
      id, name, layout: true,
      read: { tree, view, _ in
        let node = tree.views[view]
        return .number(isHugging ? node.hugging[axis] : node.compression[axis])
      },
      write: { tree, view, value throws(Refusal) in
        let priority = value.number
        guard priority > 0, priority <= 1000 else {
          throw Refusal(.value, "view.\(name) is \(priority), not above 0 and up to 1000")
        }
        if isHugging {
          tree.setHugging(priority, axis, of: view)
        } else {
          tree.setCompression(priority, axis, of: view)
        }
      })
  }

  /// An integer in a range.
  static func number(
    _ value: PropertyValue, _ name: String, in range: ClosedRange<Int64>
  ) throws(Refusal) -> Int {
    guard range.contains(value.integer) else {
      throw Refusal(
        .value,
        "\(name) is \(value.integer), not \(range.lowerBound) to \(range.upperBound)")
    }
    return Int(value.integer)
  }

  // MARK: - Look

  static let lookRows: [PropertyRow] = [
    .view(
      NAV_VIEW_ALPHA, "alpha", animates: true, protection: .notOnRoot,
      read: { tree, view, isShown in
        .number(isShown ? tree.shownAlpha(of: view) : tree.views[view].look.alpha)
      },
      write: { tree, view, value in
        tree.setLook(of: view) { $0.alpha = min(max(value.number, 0), 1) }
      }),
    look(NAV_VIEW_Z, "z", \.z),
    look(NAV_VIEW_CORNER_RADIUS, "corner_radius", \.cornerRadius),
    look(NAV_VIEW_BORDER_WIDTH, "border_width", \.borderWidth),
    look(NAV_VIEW_BACKGROUND, "background", \.background),
    look(NAV_VIEW_BORDER_COLOR, "border_color", \.borderColor),
    look(NAV_VIEW_HIDDEN, "hidden", \.isHidden, protection: .notOnRoot),
    look(NAV_VIEW_OPAQUE, "opaque", \.isOpaque),
    look(NAV_VIEW_CLIPS, "clips", \.clips),
    look(NAV_VIEW_INTERACTION, "interaction", \.takesTouches),
    corners(NAV_VIEW_CORNERS, "corners"),
    .view(
      NAV_VIEW_TAG, "tag", read: { tree, view, _ in .integer(Int64(tree.views[view].tag)) },
      write: { tree, view, value in tree.setTag(Int(value.integer), of: view) }),
    .view(
      NAV_VIEW_NEEDS_CONSTRAINTS, "needs_constraints",
      read: { tree, view, _ in .flag(tree.views[view].needsConstraints) }),
    .view(
      NAV_VIEW_DISPLAY_SCALE, "display_scale", read: { tree, _, _ in .number(tree.grid.scale) }),
  ]

  private static func look(
    _ id: Int, _ name: String, _ path: any WritableKeyPath<Look, Double> & Sendable
  ) -> PropertyRow {
    .view(
      id, name, animates: true,
      read: { tree, view, isShown in
        .number((isShown ? tree.shownLook(of: view) : tree.views[view].look)[keyPath: path])
      },
      write: { tree, view, value in
        tree.setLook(of: view) { $0[keyPath: path] = value.number }
      })
  }

  private static func look(
    _ id: Int, _ name: String, _ path: any WritableKeyPath<Look, Color?> & Sendable
  ) -> PropertyRow {
    .view(
      id, name, animates: true,
      read: { tree, view, isShown in
        .color((isShown ? tree.shownLook(of: view) : tree.views[view].look)[keyPath: path])
      },
      write: { tree, view, value in
        tree.setLook(of: view) { $0[keyPath: path] = value.color }
      })
  }

  private static func look(
    _ id: Int, _ name: String, _ path: any WritableKeyPath<Look, Bool> & Sendable,
    protection: PropertyRow.Protection = .open
  ) -> PropertyRow {
    .view(
      id, name, protection: protection,
      read: { tree, view, _ in .flag(tree.views[view].look[keyPath: path]) },
      write: { tree, view, value in
        tree.setLook(of: view) { $0[keyPath: path] = value.integer != 0 }
      })
  }

  private static func corners(_ id: Int, _ name: String) -> PropertyRow {
    .view(
      id, name, read: { tree, view, _ in .integer(Int64(tree.views[view].look.corners)) },
      write: { tree, view, value throws(Refusal) in
        let corners = try number(value, "view.\(name)", in: 0...15)
        tree.setLook(of: view) { $0.corners = UInt32(corners) }
      })
  }
}
