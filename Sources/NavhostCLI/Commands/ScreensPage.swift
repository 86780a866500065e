import NavigationSim
import Rendering
import ViewTree

/// The screens as a page of documentation: what `docs/screens.md` is printed from.
enum ScreensPage {
  static var text: String {
    var lines = [
      "# Screens", "",
      "Printed by `navhost screens --markdown`; `make docs` does it anew.", "",
      "Sizes and insets are points; insets are top, left, bottom, right. A phone or tablet turns, a",
      "car's screen doesn't. Car screens serve maps made for CarPlay, which take no layout delegate,",
      "and so the built-in layout only. A size such as `390x844` is a screen too.", "",
      "Apple publishes sizes but no insets: those are what UIKit reports on the device, as developers",
      "have written them down. Where a phone lies on its side, both sides have the inset of the",
      "sensor housing, and the bottom that of the home indicator (21).", "",
    ]
    for family in Device.Family.allCases {
      lines += [heading(family), "", "| name | size | scale | safe area | on its side | source |"]
      lines.append("|---|---|---|---|---|---|")
      lines += Device.all.filter { $0.family == family }.map(row)
      lines.append("")
    }
    return lines.dropLast().map { $0 + "\n" }.joined()
  }

  private static func heading(_ family: Device.Family) -> String {
    switch family {
    case .phone: "## Phones"
    case .tablet: "## Tablets"
    case .split: "## Split views"
    case .car: "## Car displays"
    }
  }

  private static func row(_ device: Device) -> String {
    let upright = device.portrait
    let size = "\(Decimals.text(upright.size.width)) × \(Decimals.text(upright.size.height))"
    let turned = device.family == .car ? "–" : insets(device.landscape.safeArea)
    return "| `\(device.name)` | \(size) | \(Decimals.text(upright.scale)) | "
      + "\(insets(upright.safeArea)) | \(turned) | \(device.source) |"
  }

  private static func insets(_ insets: Insets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { Decimals.text($0) }
      .joined(separator: " ")
  }
}
