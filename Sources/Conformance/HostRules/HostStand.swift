package import NavigationSim
import ViewTree

/// Makes maps with faults in them, and collects what a host rule has to complain of.
package final class HostStand {
  package let faults: Set<SimulationFault>
  package private(set) var complaints: [String] = []

  package init(faults: Set<SimulationFault>) { self.faults = faults }

  static let screen = Screen(
    name: "stand", size: Size(width: 390, height: 844),
    safeArea: Insets(top: 47, left: 0, bottom: 34, right: 0))
  static let carScreen = Screen(
    name: "car", size: Size(width: 800, height: 480), scale: 2, isCar: true)

  func makeMap(_ screen: Screen = HostStand.screen) -> MapView {
    MapView(tree: ViewTree(measurer: NoText()), screen: screen, faults: faults)
  }

  /// Complains unless what has to hold holds.
  func expect(_ holds: Bool, _ complaint: @autoclosure () -> String) {
    if !holds { complaints.append(complaint()) }
  }

  /// Sets a delegate and says how the map answered: nil when it took it.
  func set(_ delegate: (any LayoutDelegate)?, on map: MapView) -> SetDelegateError? {
    do throws(SetDelegateError) {
      try map.setLayoutDelegate(delegate)
      return nil
    } catch {
      return error
    }
  }
}

/// Measures nothing: no component of the SDK is a label.
private final class NoText: TextMeasurer {
  func measure(_ request: TextRequest) -> TextMetrics {
    TextMetrics(
      width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false)
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, lineHeight: 0)
  }
}

/// Adds nothing to the map, and writes down what it is called with.
final class RecordingDelegate: LayoutDelegate {
  private(set) var takings = 0
  private(set) var releases = 0
  private(set) var calls: [DelegateCall] = []

  /// The map's subviews at the beginning of each call.
  private(set) var subviewCounts: [Int] = []

  var names: [String] { calls.map(\.name.rawValue) }

  func wasTaken(by map: MapView) { takings += 1 }
  func wasReleased(by map: MapView) { releases += 1 }

  func receive(_ call: DelegateCall, from map: MapView) {
    calls.append(call)
    subviewCounts.append(map.tree.views[map.view].subviews.count)
  }
}
