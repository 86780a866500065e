import ViewTree

/// What the map draws by itself.
extension MapView {
  /// Who made what the built-in layout adds: judged as a delegate's it counts as the author's.
  var builtInMaker: Maker { isBuiltInJudged ? .author : .sdk }

  /// Places the built-in layout anew after something changed that no callback tells of.
  func refreshBuiltIn() {
    if calledDelegate == nil { builtIn.place() }
  }

  /// Shows or hides the base map's compass: an app decides about it while the navigation interface
  /// is off, and the layout alone while it is on.
  func updateBaseCompass() {
    let isOff = phase == .off || faults.contains(.keepsBaseCompass)
    let isWanted = isOff && settings.compassButton && !screen.isCar
    guard isWanted else {
      if let compass = baseCompass {
        baseCompass = nil
        tree.removeFromSuperview(compass)
        tree.release(.view(compass))
      }
      return
    }
    guard baseCompass == nil else { return }
    let compass = tree.makeView(.plain, maker: .sdk)
    tree.setName("baseCompass", of: compass)
    tree.setTypeName("GMS.compass", of: compass)
    try? tree.insert(compass, into: view)
    let safe = LayoutItem.guide(tree.systemGuide(.safeArea, of: view))
    let side = sizes.style.buttonHorizontalPadding - sizes.buttonMargin
    for spec in [
      LayoutConstraintSpec(.view(compass), .width, constant: sizes.button.width),
      LayoutConstraintSpec(.view(compass), .height, constant: sizes.button.height),
      LayoutConstraintSpec(
        .view(compass), .trailing, .equal, safe, .trailing, constant: -side),
      LayoutConstraintSpec(.view(compass), .top, .equal, safe, .top, constant: side),
    ] {
      guard let made = try? tree.makeConstraint(spec, maker: .sdk) else { continue }
      try? tree.activate([made])
      tree.release(.constraint(made))
    }
    baseCompass = compass
  }
}
