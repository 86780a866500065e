import Conformance
import NavigationSim
import ViewTree

/// Every character 8 wide, every line 20 high.
final class GridMeasurer: TextMeasurer {
  func measure(_ request: TextRequest) -> TextMetrics {
    TextMetrics(
      width: 8 * Double(request.text.count), height: 20, lineCount: 1, firstBaseline: 16,
      lastBaseline: 4, isTruncated: false)
  }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 16, descender: 4, capHeight: 12, xHeight: 8, lineHeight: 20)
  }
}

/// A case run on a native delegate.
enum Cases {
  static func run(
    _ text: String, on device: String = "iphone-16", _ orientation: Orientation = .portrait,
    direction: LayoutDirection = .leftToRight, defect: Defect? = nil,
    sizes: SizeTable = SizeTable()
  ) throws -> CaseRecord {
    guard let device = Device.named(device) else { throw UnknownDevice(name: device) }
    return try run(
      text, on: device.screen(orientation),
      turned: device.screen(orientation == .portrait ? .landscape : .portrait),
      direction: direction, defect: defect, sizes: sizes)
  }

  static func run(
    _ text: String, on screen: Screen, turned: Screen, direction: LayoutDirection,
    defect: Defect?, sizes: SizeTable = SizeTable()
  ) throws -> CaseRecord {
    let scenario = try Scenario(text)
    let tree = ViewTree(measurer: GridMeasurer())
    tree.direction = direction
    let map = MapView(tree: tree, screen: screen, sizes: sizes)
    let delegate = ReferenceDelegate(defect)
    let runner = CaseRunner(
      map: map, turned: turned, scenario: scenario, delegate: delegate, turns: delegate.turns)
    _ = runner.run()
    return runner.finish()
  }

  static func findings(_ record: CaseRecord) -> [Finding] {
    Judge(rules: Rule.all).judge(record)
  }

  struct UnknownDevice: Error { let name: String }
}

/// One round with a prompt in two heights.
let roundWalk = """
  enable; settle; guide; settle; prompt 96; settle; change-prompt 200; settle; hide-prompt; settle
  stop; settle; disable; settle
  """

/// A walk that is enough for most defects: a round with a prompt, a rotation, three rounds.
let shortWalk = """
  \(roundWalk)
  enable; guide; settle; rotate; settle; disable; settle; rotate
  enable; guide; settle; disable; settle
  """

/// A walk that sees every situation: prompts at every point, three rounds, both orientations.
let wholeWalk = """
  enable; settle; guide; settle; prompt 96; settle; change-prompt 200; settle; hide-prompt; settle
  rotate; settle; prompt 200; settle; rotate; settle; prompt 96; settle; stop; settle; hide-prompt
  settle; disable; settle
  enable; settle; guide; settle; prompt 96; tick 0.1; disable; settle
  enable; settle; guide; settle; prompt 96; settle; hide-prompt; tick 0.1; disable; settle
  enable; guide; settle; stop; guide; settle; stop; settle; disable; settle
  """
