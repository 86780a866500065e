import Foundation
import ViewTree

/// What is measured: each ends with a layout and reads all frames.
enum Task: String, CaseIterable {
  /// From nothing to frames.
  case build
  /// The root one point larger or smaller.
  case drag
  /// Portrait to landscape and back.
  case rotate
  /// One constant of one constraint.
  case constant
  /// One constraint added, or removed.
  case toggle
  /// Nothing pending.
  case idle

  /// - Returns: The sum of what was read, so that nothing can be left out.
  func run(count: Int) throws -> Double {
    var sum = 0.0
    if self == .build {
      for _ in 0..<count { sum += try Screen().sum() }
      return sum
    }
    let screen = try Screen()
    for step in 0..<count {
      switch self {
      case .build: break
      case .drag:
        screen.resize(width: 390 + Double(step % 16), height: 844 + Double(step * 3 % 16))
      case .rotate:
        let isUpright = step % 2 == 1
        screen.resize(width: isUpright ? 390 : 844, height: isUpright ? 844 : 390)
      case .constant:
        try screen.tree.setConstant(64 + Double(step % 16), of: screen.edited)
        screen.tree.layoutIfNeeded(screen.views[0])
      case .toggle:
        if step % 2 == 0 {
          try screen.tree.activate([screen.toggled])
        } else {
          screen.tree.deactivate([screen.toggled])
        }
        screen.tree.layoutIfNeeded(screen.views[0])
        // Nobody else takes it, and it would grow.
        _ = screen.tree.takeJournal()
      case .idle: screen.tree.layoutIfNeeded(screen.views[0])
      }
      sum += screen.sum()
    }
    return sum
  }
}

/// Prints the time of each task; with `--raw TASK COUNT` only does it so often, for callgrind.
let words = CommandLine.arguments.dropFirst()
if words.first == "--raw", words.count == 3, let name = words.dropFirst().first,
  let task = Task(rawValue: name), let count = words.last.flatMap({ Int($0) })
{
  print("\(name): \(try task.run(count: count))")
} else {
  for task in Task.allCases {
    var times: [Double] = []
    var sum = 0.0
    for _ in 0..<7 {
      let start = DispatchTime.now().uptimeNanoseconds
      sum = try task.run(count: 1000)
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1000)
    }
    let median = times.sorted()[times.count / 2]
    print("screen \(task.rawValue): \(Int(median)) ns, sum \(sum)")
  }
}
