internal import CNavhostABI
internal import ViewTree

extension PropertyRow {
  typealias ViewRead =
    @Sendable (ViewTree, ViewID, _ isShown: Bool) throws(Refusal) -> PropertyValue
  typealias ViewWrite = @Sendable (ViewTree, ViewID, PropertyValue) throws(Refusal) -> Void

  /// A property of views.
  static func view(
    _ id: Int, _ name: String, count: UInt32 = 1, animates: Bool = false, layout: Bool = false,
    protection: Protection = .open, read: @escaping ViewRead, write: ViewWrite? = nil
  ) -> PropertyRow {
    var writing: Write?
    if let write {
      writing = { session, subject, value throws(Refusal) in
        try write(session.tree, try subject.view, value)
      }
    }
    return PropertyRow(
      id, "view.\(name)", count: count, animates: animates, layout: layout, protection: protection,
      read: { session, subject, isShown throws(Refusal) in
        try read(session.tree, try subject.view, isShown)
      }, write: writing)
  }
}

extension PropertySubject {
  var view: ViewID {
    get throws(Refusal) {
      guard case .view(let view) = object else { throw Refusal(.kind, "a view is wanted") }
      return view
    }
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }

  fileprivate init(_ numbers: [Double]) {
    self = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).standardized
  }
}

extension Insets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }

  fileprivate init(_ numbers: [Double]) {
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

extension PropertyTable {
  static let geometryRows: [PropertyRow] = [
    .view(
      NAV_VIEW_FRAME, "frame", count: 4, animates: true, layout: true, protection: .notOnRoot,
      read: { tree, view, isShown in
        .vector(frame(of: view, in: tree, isShown).numbers)
      },
      write: { tree, view, value in
        let transform = tree.views[view].transform
        guard let frame = transform.frame(seenAs: Rect(value.vector)) else { return }
        tree.setFrame(frame, of: view)
      }),
    .view(
      NAV_VIEW_BOUNDS, "bounds", count: 4, animates: true, layout: true, protection: .notOnRoot,
      read: { tree, view, isShown in
        let size = (isShown ? tree.shownFrame(of: view) : tree.views[view].frame).size
        let origin = isShown ? tree.shownBoundsOrigin(of: view) : tree.views[view].boundsOrigin
        return .vector(Rect(origin: origin, size: size).numbers)
      },
      write: { tree, view, value in tree.setBounds(Rect(value.vector), of: view) }),
    .view(
      NAV_VIEW_CENTER, "center", count: 2, animates: true, protection: .notOnRoot,
      read: { tree, view, isShown in
        let frame = isShown ? tree.shownFrame(of: view) : tree.views[view].frame
        return .vector([frame.midX, frame.midY])
      },
      write: { tree, view, value in
        tree.setCenter(Point(x: value.vector[0], y: value.vector[1]), of: view)
      }),
    .view(
      NAV_VIEW_TRANSFORM, "transform", count: 6, animates: true, protection: .notOnRoot,
      read: { tree, view, isShown in
        let map = isShown ? tree.shownTransform(of: view) : tree.views[view].transform
        return .vector([map.a, map.b, map.c, map.d, map.tx, map.ty])
      },
      write: { tree, view, value in
        let n = value.vector
        tree.setTransform(
          Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]), of: view)
      }),
    PropertyRow(
      NAV_VIEW_INTRINSIC_SIZE, "view.intrinsic_size", count: 2,
      read: { session, subject, _ throws(Refusal) in
        let size = session.intrinsicSize(of: try subject.view)
        return .vector([size.width, size.height])
      }),
  ]

  static let insetRows: [PropertyRow] = [
    .view(
      NAV_VIEW_MARGINS, "margins", count: 4, layout: true,
      read: { tree, view, _ in
        let node = tree.views[view]
        let isMirrored =
          node.marginsAreDirectional && tree.effectiveDirection(of: view) == .rightToLeft
        return .vector((isMirrored ? node.baseMargins.mirrored : node.baseMargins).numbers)
      },
      write: { tree, view, value in
        tree.setMargins(Insets(value.vector), isDirectional: false, of: view)
      }),
    .view(
      NAV_VIEW_DIRECTIONAL_MARGINS, "directional_margins", count: 4, layout: true,
      read: { tree, view, _ in
        let node = tree.views[view]
        let isMirrored =
          !node.marginsAreDirectional && tree.effectiveDirection(of: view) == .rightToLeft
        return .vector((isMirrored ? node.baseMargins.mirrored : node.baseMargins).numbers)
      },
      write: { tree, view, value in
        tree.setMargins(Insets(value.vector), isDirectional: true, of: view)
      }),
    .view(
      NAV_VIEW_LAYOUT_MARGINS, "layout_margins", count: 4,
      read: { tree, view, _ in .vector(tree.views[view].margins.numbers) }),
    .view(
      NAV_VIEW_ADDITIONAL_SAFE_AREA, "additional_safe_area", count: 4, layout: true,
      protection: .notOnRoot,
      // Of a root the tree keeps the screen's own safe area there.
      read: { tree, view, _ in
        let node = tree.views[view]
        return .vector((node.kind == .root ? Insets.zero : node.additionalSafeArea).numbers)
      },
      write: { tree, view, value in
        tree.setAdditionalSafeArea(Insets(value.vector), of: view)
      }),
    .view(
      NAV_VIEW_ALIGNMENT_INSETS, "alignment_insets", count: 4, layout: true,
      protection: .notOnSDK,
      read: { tree, view, _ in .vector(tree.views[view].alignmentInsets.numbers) },
      write: { tree, view, value in
        tree.setAlignmentInsets(Insets(value.vector), of: view)
      }),
    .view(
      NAV_VIEW_SAFE_AREA, "safe_area", count: 4,
      read: { tree, view, _ in .vector(tree.views[view].safeArea.numbers) }),
    .view(
      NAV_VIEW_MARGINS_FOLLOW_SAFE_AREA, "margins_follow_safe_area", layout: true,
      read: { tree, view, _ in .flag(tree.views[view].marginsFollowSafeArea) },
      write: { tree, view, value in
        tree.setMarginsFollowSafeArea(value.integer != 0, of: view)
      }),
    .view(
      NAV_VIEW_KEEPS_SUPERVIEW_MARGINS, "keeps_superview_margins", layout: true,
      read: { tree, view, _ in .flag(tree.views[view].keepsSuperviewMargins) },
      write: { tree, view, value in
        tree.setKeepsSuperviewMargins(value.integer != 0, of: view)
      }),
  ]

  /// The box around a view in its superview, as `UIView.frame` gives it under a transform.
  private static func frame(of view: ViewID, in tree: ViewTree, _ isShown: Bool) -> Rect {
    let bounds = isShown ? tree.shownBoundsOrigin(of: view) : tree.views[view].boundsOrigin
    let size = (isShown ? tree.shownFrame(of: view) : tree.views[view].frame).size
    return tree.mapToSuperview(of: view, isShown: isShown)
      .boundingBox(of: Rect(origin: bounds, size: size))
  }
}

extension PluginSession {
  /// A view's natural size, by the plugin's override where there is one.
  fileprivate func intrinsicSize(of view: ViewID) -> Size {
    guard tree.views[view].overrides.contains(.intrinsicSize) else {
      return tree.baseIntrinsicSize(of: view)
    }
    let answer = tree.views[view].cachedIntrinsicSize ?? tree(tree, intrinsicSizeOf: view)
    return answer ?? (tree.contains(.view(view)) ? tree.baseIntrinsicSize(of: view) : .zero)
  }
}

extension Affine {
  /// The frame, before the transform, of what is to be seen in a rectangle.
  ///
  /// The centre less the shift, and the size taken back through the map; nil where the map folds
  /// the plane onto a line.
  fileprivate func frame(seenAs seen: Rect) -> Rect? {
    if self == .identity { return seen }
    guard let back = Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0).inverse else { return nil }
    let size = back.boundingBox(of: Rect(origin: .zero, size: seen.size)).size
    return Rect(
      x: seen.midX - tx - size.width / 2, y: seen.midY - ty - size.height / 2,
      width: size.width, height: size.height)
  }
}
