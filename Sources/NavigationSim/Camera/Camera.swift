package import ViewTree

/// Whether the camera goes with the vehicle.
package enum CameraMode: String, Hashable, Sendable, CaseIterable {
  case free
  case following
  case overview
}

/// From where the camera looks at the vehicle while it follows.
package enum CameraPerspective: String, Hashable, Sendable, CaseIterable {
  case tilted
  case northUp = "north-up"
  case headingUp = "heading-up"
}

/// Where the camera puts vehicle and route on the screen.
///
/// The viewport frames both: where it stands alone decides, not the padding or the screen.
package struct Camera: Hashable, Sendable {
  package let mode: CameraMode
  package let perspective: CameraPerspective

  /// What the camera frames: the viewport, or the map's safe area while none stands in it.
  package let frame: Rect

  /// The vehicle's place on the map.
  package let puck: Point

  /// The box around the part of the route that is seen; nil without guidance.
  package let route: Rect?

  /// How far above the frame's lower edge the vehicle stands when the camera looks ahead, as a
  /// share of its height, and how much of the frame an overview leaves free at each edge.
  private static let lookAhead = 0.2
  private static let overviewMargin = 0.1

  /// - Parameters:
  ///   - trailingHalf: The half of a landscape map in which the built-in layout keeps the vehicle;
  ///     nil where the viewport alone decides.
  ///   - lastPuck: Where the vehicle was when the driver moved the camera.
  init(
    mode: CameraMode, perspective: CameraPerspective, frame: Rect, isGuiding: Bool,
    trailingHalf: Rect?, lastPuck: Point?
  ) {
    self.mode = mode
    self.perspective = perspective
    self.frame = frame
    let middle = Self.middle(of: frame, in: trailingHalf)
    switch mode {
    case .overview:
      let inset = frame.inset(
        by: Insets(
          top: frame.height * Self.overviewMargin, left: frame.width * Self.overviewMargin,
          bottom: frame.height * Self.overviewMargin, right: frame.width * Self.overviewMargin))
      puck = isGuiding ? Point(x: inset.midX, y: inset.maxY) : Point(x: frame.midX, y: frame.midY)
      route = isGuiding ? inset : nil
    case .following, .free:
      let looksAhead = isGuiding && perspective != .northUp
      let followed = Point(
        x: middle, y: looksAhead ? frame.maxY - frame.height * Self.lookAhead : frame.midY)
      puck = mode == .free ? lastPuck ?? followed : followed
      let half = max(0, min(frame.width / 4, frame.maxX - middle, middle - frame.x))
      route =
        isGuiding
        ? Rect(
          x: puck.x - half, y: min(frame.y, puck.y), width: 2 * half,
          height: max(0, puck.y - frame.y)) : nil
    }
  }

  private static func middle(of frame: Rect, in half: Rect?) -> Double {
    guard let half else { return frame.midX }
    let shared = frame.intersection(half)
    return shared.width > 0 ? shared.midX : frame.midX
  }
}

extension Camera: CustomStringConvertible {
  /// One line: "camera following tilted, puck at 196.5, 600, route [98, 155, 197, 445]".
  package var description: String {
    func text(_ number: Double) -> String {
      let rounded = (number * 10).rounded() / 10
      return rounded == rounded.rounded() && abs(rounded) < 1e15
        ? String(Int(rounded)) : String(rounded)
    }
    var words = "camera \(mode.rawValue) \(perspective.rawValue), "
    words += "puck at \(text(puck.x)), \(text(puck.y))"
    if let route {
      let numbers = [route.x, route.y, route.width, route.height].map(text)
      words += ", route [\(numbers.joined(separator: ", "))]"
    }
    return words
  }
}

extension MapView {
  /// The camera as it is now.
  package var camera: Camera { camera(cameraMode, lastPuck: freePuck) }

  private func camera(_ mode: CameraMode, lastPuck: Point?) -> Camera {
    let bounds = Rect(origin: .zero, size: screen.size)
    let isAttached =
      !faults.contains(.cameraIgnoresViewport) && tree.contains(.view(viewport))
      && tree.isDescendant(viewport, of: view)
    var frame = bounds.inset(by: screen.safeArea)
    if isAttached {
      let own = Rect(origin: .zero, size: tree.views[viewport].frame.size)
      frame = tree.convert(own, from: viewport, to: view) ?? frame
    }
    // Source: release notes 9.4.0, on the default camera of a landscape map.
    let isHalved = calledDelegate == nil && screen.orientation == .landscape
    let isLeftToRight = tree.direction == .leftToRight
    let half = Rect(
      x: isLeftToRight ? bounds.midX : 0, y: 0, width: bounds.width / 2, height: bounds.height)
    return Camera(
      mode: mode, perspective: perspective, frame: frame, isGuiding: phase == .guiding,
      trailingHalf: isHalved ? half : nil, lastPuck: lastPuck)
  }

  package var cameraMode: CameraMode { mapSettings.camera }
  package var perspective: CameraPerspective { mapSettings.perspective }

  /// Sets how the camera moves.
  ///
  /// No placed view moves by it, but the logo turns into the re-center button while the camera
  /// doesn't follow.
  package func setCameraMode(_ mode: CameraMode) {
    let old = cameraMode
    guard mode != old else { return }
    setMapSettings { $0.camera = mode }
    setShowsRecenter(mode != .following)
    if faults.contains(.cameraMovesViews) {
      var insets = screen.safeArea
      if mode == .overview { insets.left += 24 }
      tree.setAdditionalSafeArea(insets, of: view)
    }
    navigator.deeds.perform { [self] in
      if mode == .free { layOut() }
      freePuck = mode == .free ? camera(old, lastPuck: nil).puck : nil
    }
  }

  package func setPerspective(_ new: CameraPerspective) { setMapSettings { $0.perspective = new } }
}
