// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  /// What this view holds, oldest first; what places a distance between anchors isn't told.
  public var constraints: [NSLayoutConstraint] {
    Host.list(nav_constraint_t()) { host, out, capacity, count in
      unsafe host.layout.pointee.constraints_of(host.pointer, _object.view, out, capacity, count)
    }.compactMap { NSLayoutConstraint._constraint($0) }
      .filter { !$0.placesSpan }
  }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.enterSpans()
    Host.call {
      unsafe $0.layout.pointee.install(
        $0.pointer, _object.view, constraint._object.constraint)
    }
    constraint.leaveSpans()
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    Host.call {
      unsafe $0.layout.pointee.uninstall(
        $0.pointer, _object.view, constraint._object.constraint)
    }
    constraint.leaveSpans()
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints leave the view's position or size open.
  public var hasAmbiguousLayout: Bool {
    let open = Host.read(UInt32(0)) { host, out in
      unsafe host.layout.pointee.ambiguous(host.pointer, _object.view, out)
    }
    return (open ?? 0) != 0
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(NAV_GUIDE_SAFE_AREA) }

  public var layoutMarginsGuide: UILayoutGuide { systemGuide(NAV_GUIDE_MARGINS) }

  public var readableContentGuide: UILayoutGuide { systemGuide(NAV_GUIDE_READABLE) }

  public var layoutGuides: [UILayoutGuide] {
    Host.list(nav_guide_t()) { host, out, capacity, count in
      unsafe host.layout.pointee.guides_of(host.pointer, _object.view, out, capacity, count)
    }.compactMap { UILayoutGuide._guide($0) }.filter { !($0 is SpanGuide) }
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    Host.call {
      unsafe $0.layout.pointee.guide_add($0.pointer, _object.view, layoutGuide._object.guide)
    }
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    Host.call {
      unsafe $0.layout.pointee.guide_remove($0.pointer, _object.view, layoutGuide._object.guide)
    }
  }

  private func systemGuide(_ which: Int) -> UILayoutGuide {
    let guide = Host.read(nav_guide_t()) { host, out in
      unsafe host.layout.pointee.system_guide(host.pointer, _object.view, Int32(which), out)
    }
    return guide.flatMap { UILayoutGuide._guide($0) } ?? UILayoutGuide()
  }
}

extension UIView {
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
