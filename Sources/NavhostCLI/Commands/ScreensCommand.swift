import NavigationSim
import Rendering
import Reports
import ViewTree

/// `navhost screens`: every screen that is known by name.
struct ScreensCommand {
  private let isJSON: Bool
  private let isPage: Bool

  init(_ arguments: ParsedArguments) {
    isJSON = arguments.has(.json)
    isPage = arguments.has(.markdown)
  }

  func run() throws -> Int32 {
    if isJSON {
      try Output.write(JSONText.of(Device.all.map(Row.init)))
      return 0
    }
    if isPage {
      try Output.write(ScreensPage.text)
      return 0
    }
    let width = Device.all.map(\.name.count).max() ?? 0
    let lines = Device.all.map { device in
      let name = device.name.padded(to: width)
      let family = device.family.rawValue.padded(to: 6)
      return "\(name)  \(family)  \(Self.text(of: device.portrait))\n"
    }
    try Output.write(lines.joined() + "\nA size in points, such as 390x844, is a screen too.\n")
    return 0
  }

  private static func text(of screen: Screen) -> String {
    let size = "\(Decimals.text(screen.size.width)) x \(Decimals.text(screen.size.height))"
    let safe = screen.safeArea
    let insets = [safe.top, safe.left, safe.bottom, safe.right].map { Decimals.text($0) }
    return "\(size.padded(to: 11))  safe area \(insets.joined(separator: " "))"
  }

  /// A device: upright at its top, and on its side under `landscape`.
  private struct Row: Encodable {
    let name: String
    let family: String
    let width: Double
    let height: Double
    let scale: Double
    let safeArea: Edges
    let landscape: Side
    let source: String

    init(_ device: Device) {
      name = device.name
      family = device.family.rawValue
      width = device.portrait.size.width
      height = device.portrait.size.height
      scale = device.portrait.scale
      safeArea = Edges(device.portrait.safeArea)
      landscape = Side(device.landscape)
      source = device.source
    }
  }

  private struct Side: Encodable {
    let width: Double
    let height: Double
    let safeArea: Edges

    init(_ screen: Screen) {
      width = screen.size.width
      height = screen.size.height
      safeArea = Edges(screen.safeArea)
    }
  }

  private struct Edges: Encodable {
    let top: Double
    let left: Double
    let bottom: Double
    let right: Double

    init(_ insets: Insets) {
      top = insets.top
      left = insets.left
      bottom = insets.bottom
      right = insets.right
    }
  }
}
