import NavigationSim
import TestSupport
import Testing
import ViewTree

@Suite
struct CameraTests {
  /// A map whose delegate's viewport is at [40, 200, 300, 400], guiding or not.
  private func map(isGuiding: Bool = true) throws -> TestMap {
    let test = try TestMap(.large)
    test.map.setNavigationEnabled(true)
    if isGuiding { test.map.setGuidanceActive(true) }
    let viewport = try #require(test.map.state?.view(of: .viewport))
    try test.tree.insert(viewport, into: test.map.view)
    for (attribute, constant) in [
      (LayoutAttribute.leading, 40.0), (.top, 200), (.width, 300), (.height, 400),
    ] {
      let spec =
        attribute.isSize
        ? LayoutConstraintSpec(.view(viewport), attribute, constant: constant)
        : LayoutConstraintSpec(
          .view(viewport), attribute, .equal, .view(test.map.view), attribute, constant: constant)
      try test.tree.activate([try test.tree.makeConstraint(spec)])
    }
    test.map.layOut()
    return test
  }

  @Test func `without guidance the vehicle is in the middle of the viewport`() throws {
    let test = try map(isGuiding: false)
    #expect(test.map.camera.frame == Rect(x: 40, y: 200, width: 300, height: 400))
    for perspective in CameraPerspective.allCases {
      test.map.setPerspective(perspective)
      #expect(test.map.camera.puck == Point(x: 190, y: 400))
    }
    #expect(test.map.camera.route == nil)
  }

  @Test func `in guidance it stands near the bottom, and looking north in the middle`() throws {
    let test = try map()
    // A fifth of 400 above 600.
    #expect(test.map.camera.puck == Point(x: 190, y: 520))
    // The route leads up from there: a quarter of 300 to both sides.
    #expect(test.map.camera.route == Rect(x: 115, y: 200, width: 150, height: 320))
    test.map.setPerspective(.headingUp)
    #expect(test.map.camera.puck == Point(x: 190, y: 520))
    test.map.setPerspective(.northUp)
    #expect(test.map.camera.puck == Point(x: 190, y: 400))
    #expect(test.map.camera.route == Rect(x: 115, y: 200, width: 150, height: 200))
  }

  @Test func `an overview frames the route in the viewport`() throws {
    let test = try map()
    test.map.setCameraMode(.overview)
    // A tenth free at each edge; the vehicle at the route's lower end.
    #expect(test.map.camera.route == Rect(x: 70, y: 240, width: 240, height: 320))
    #expect(test.map.camera.puck == Point(x: 190, y: 560))
    #expect(test.map.showsRecenter)
    test.map.setCameraMode(.following)
    #expect(!test.map.showsRecenter)
  }

  @Test func `a camera that the driver moves leaves the vehicle where it was`() throws {
    let test = try map()
    test.map.setCameraMode(.free)
    #expect(test.map.camera.puck == Point(x: 190, y: 520))
    test.map.setPerspective(.northUp)
    #expect(test.map.camera.puck == Point(x: 190, y: 520))
    test.map.setCameraMode(.following)
    #expect(test.map.camera.puck == Point(x: 190, y: 400))
  }

  @Test func `no mode moves a placed view`() throws {
    let test = try map()
    let viewport = try #require(test.map.state?.view(of: .viewport))
    let before = test.tree.views[viewport].frame
    for mode in CameraMode.allCases {
      test.map.setCameraMode(mode)
      test.map.layOut()
      #expect(test.tree.views[viewport].frame == before)
    }
  }

  @Test func `with no viewport in the map the safe area is framed`() throws {
    let test = try TestMap.guiding(.large)
    #expect(test.map.camera.frame == Rect(x: 0, y: 59, width: 393, height: 759))
  }

  @Test func `the built-in layout keeps the vehicle in the end half of a landscape map`() {
    let test = PlainMap.guiding(.landscape)
    test.map.layOut()
    // The viewport from 414 to 797 shares 422 to 797 with the end half.
    #expect(test.map.camera.puck.x == 609.5)
    let mirrored = PlainMap.guiding(.landscape, direction: .rightToLeft)
    mirrored.map.layOut()
    #expect(mirrored.map.camera.puck.x == 844 - 609.5)
  }

  @Test func `the camera in a line`() throws {
    let test = try map()
    #expect(
      test.map.camera.description
        == "camera following tilted, puck at 190, 520, route [115, 200, 150, 320]")
  }
}
