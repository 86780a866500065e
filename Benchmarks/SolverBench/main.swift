import CBenchSupport
import Foundation
import LayoutSolver

/// What is timed: each returns the nanoseconds of one operation.
enum Task: String, CaseIterable {
  case build, drag, sweep, rotate, toggle

  /// The sizes of the inputs in step `step`.
  func inputs(_ workload: Workload, step: Int) -> [Double] {
    var values = workload.inputValues
    switch self {
    case .drag:
      for index in values.indices { values[index] += Double(step * (1 + 2 * index) % 16) }
    case .sweep:
      values[0] *= 0.75 + Double(step * 7 % 706) / 400
      if values.count > 1 { values[1] *= 0.6 + Double(step * 11 % 701) / 700 }
    case .rotate: if step % 2 == 1 { values.reverse() }
    case .build, .toggle: break
    }
    return values
  }

  func run(_ contender: any Contender, _ workload: Workload, count: Int) -> Double {
    var values = Array(repeating: 0.0, count: workload.variableCount)
    let steps = (0..<1024).map { inputs(workload, step: $0) }
    if self != .build { contender.create(workload) }
    if self != .build && self != .toggle {
      for step in 0..<16 { contender.edit(steps[step]) }
    }
    let start = DispatchTime.now().uptimeNanoseconds
    switch self {
    case .build:
      for _ in 0..<count {
        contender.create(workload)
        contender.read(&values)
        contender.destroy()
      }
    case .drag, .sweep, .rotate:
      for index in 0..<count {
        contender.edit(steps[index & 1023])
        contender.read(&values)
      }
    case .toggle:
      for _ in 0..<count {
        contender.add()
        contender.read(&values)
        contender.remove()
        contender.read(&values)
      }
    }
    let time = Double(DispatchTime.now().uptimeNanoseconds - start)
    if self != .build { contender.destroy() }
    return time / Double(self == .toggle ? 2 * count : count)
  }
}

func load(peer path: String) -> PeerContender? {
  guard let image = unsafe dlopen(path, RTLD_NOW | RTLD_LOCAL),
    let symbol = unsafe dlsym(image, "solver_peer")
  else { return nil }
  let function = unsafe unsafeBitCast(symbol, to: solver_peer_t.self)
  guard let table = unsafe function() else { return nil }
  return unsafe PeerContender(table.pointee)
}

/// Prints a row as soon as it is measured, in a pipe too.
func show(_ row: String) {
  print(row)
  fflush(nil)
}

func pad(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func format(nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1e3: String(format: "%.0f ns", nanoseconds)
  case ..<1e6: String(format: "%.2f us", nanoseconds / 1e3)
  default: String(format: "%.2f ms", nanoseconds / 1e6)
  }
}

/// An operation that takes longer, in nanoseconds, is timed once and not repeated.
let longOperation = 0.3e9

/// The greatest error of our answers over sizes and toggles, and where a peer does better.
func check(_ contenders: [any Contender], _ workload: Workload) -> String {
  var values = Array(repeating: 0.0, count: workload.variableCount)
  var worst: [Double] = []
  var weighted: [[Double]] = []
  for contender in contenders {
    let start = DispatchTime.now().uptimeNanoseconds
    contender.create(workload)
    let time = Double(DispatchTime.now().uptimeNanoseconds - start)
    let stepCount = time > longOperation ? 1 : workload.variableCount > 1000 ? 5 : 200
    var required = 0.0
    var sums: [Double] = []
    for step in 0..<stepCount {
      let inputs = Task.sweep.inputs(workload, step: step)
      contender.edit(inputs)
      contender.read(&values)
      required = max(required, workload.errors(of: values).required)
      sums.append(workload.weightedError(of: values))
    }
    if workload.toggled != nil {
      for _ in 0..<stepCount {
        contender.add()
        contender.remove()
      }
      contender.edit(workload.inputValues)
      contender.read(&values)
      required = max(required, workload.errors(of: values).required)
      sums.append(workload.weightedError(of: values))
    }
    contender.destroy()
    worst.append(required)
    weighted.append(sums)
  }
  var text = "check \(workload.name):"
  for (index, contender) in contenders.enumerated() {
    let difference = zip(weighted[index], weighted[0]).reduce(0.0) {
      max($0, abs($1.0 - $1.1) / max(1, abs($1.1)))
    }
    text += String(
      format: " %@ required %.1e, weighted difference %.1e;", contender.name, worst[index],
      difference)
  }
  return text
}

func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }

/// The allocations of one operation: the difference of two counts of operations.
func allocations(_ contender: any Contender, _ task: Task, _ workload: Workload) -> Double {
  // The first run makes what later ones share.
  _ = task.run(contender, workload, count: 1)
  let before = allocation_count()
  _ = task.run(contender, workload, count: 100)
  let middle = allocation_count()
  _ = task.run(contender, workload, count: 200)
  return Double((allocation_count() - middle) - (middle - before)) / 100
}

/// The nanoseconds of one operation with each contender, by turns.
func medians(
  _ contenders: [any Contender], _ task: Task, _ workload: Workload, rounds: Int, slice: Double
) -> [Double] {
  var counts: [Int] = []
  var times: [[Double]] = []
  for contender in contenders {
    let first = task.run(contender, workload, count: 1)
    if first > longOperation {
      counts.append(0)
      times.append([first])
      continue
    }
    times.append([])
    let guess = max(1, min(2000, Int(slice / 4 / max(first, 20))))
    let once = task.run(contender, workload, count: guess)
    counts.append(max(1, Int(slice / max(once, 1))))
  }
  for _ in 0..<rounds {
    for index in contenders.indices where counts[index] > 0 {
      times[index].append(task.run(contenders[index], workload, count: counts[index]))
    }
  }
  return times.map(median)
}

/// Prints how long the screen takes through the view tree, beside the bare solver.
func compareTree(_ own: OwnContender, _ workload: Workload, rounds: Int, slice: Double) {
  let tree = TreeContender()
  for task in Task.allCases {
    let medians = medians([own, tree], task, workload, rounds: rounds, slice: slice)
    show(
      pad("tree", 10) + pad(task.rawValue, 8) + pad(format(nanoseconds: medians[0]), 12)
        + pad(format(nanoseconds: medians[1]), 12)
        + String(format: "  x%.1f of the bare solver", medians[1] / medians[0]))
  }
}

/// Prints a row for each task; the last contender is the limit, which answers nothing to check.
func compare(_ contenders: [any Contender], _ workload: Workload, rounds: Int, slice: Double) {
  show(check(Array(contenders.dropLast()), workload))
  for task in Task.allCases {
    if task == .toggle && workload.toggled == nil { continue }
    if task == .rotate && workload.name != "screen" { continue }
    let medians = medians(contenders, task, workload, rounds: rounds, slice: slice)
    let allocations = allocations(contenders[0], task, workload)
    var line = pad(workload.name, 10) + pad(task.rawValue, 8)
    for (index, time) in medians.enumerated() {
      line += pad(format(nanoseconds: time), 12)
      guard index > 0 else { continue }
      let isLimit = index == medians.count - 1
      let ratio = isLimit ? medians[0] / time : time / medians[0]
      line += pad(String(format: "x%.1f", ratio), 9)
    }
    show(line + pad(String(format: "%.1f", allocations), 9))
  }
}

/// Times the enumeration of all regions between two sizes and checks that they tile the range.
func measureRegions(_ own: OwnContender, _ workload: Workload) {
  own.create(workload)
  let start = DispatchTime.now().uptimeNanoseconds
  let regions = own.regions(320...1366, 480...1366)
  let time = Double(DispatchTime.now().uptimeNanoseconds - start)
  let area = regions.reduce(0) { $0 + $1.area }
  print(
    "regions \(workload.name): \(regions.count) in \(format(nanoseconds: time)), "
      + "area off by \(abs(area - 1046.0 * 886))")
}

let arguments = CommandLine.arguments.dropFirst()
let own = OwnContender()
var peers: [any Contender] = [own]
var cases: [Workload] = []
var rounds = 7
var slice = 30e6
var raw: (task: Task, count: Int)?
var wantsRegions = false
var throughTree = false
var allocatingTask: Task?
var iterator = arguments.makeIterator()
while let argument = iterator.next() {
  if argument == "--rounds" {
    rounds = iterator.next().flatMap { Int($0) } ?? rounds
  } else if argument == "--milliseconds" {
    slice = (iterator.next().flatMap { Double($0) } ?? 30) * 1e6
  } else if argument == "--raw" {
    let task = iterator.next().flatMap { Task(rawValue: $0) } ?? .build
    raw = (task, iterator.next().flatMap { Int($0) } ?? 1)
  } else if argument == "--allocations" {
    allocatingTask = iterator.next().flatMap { Task(rawValue: $0) }
  } else if argument == "--tree" {
    throughTree = true
  } else if argument == "--regions" {
    wantsRegions = true
  } else if argument.hasSuffix(".so") {
    if let peer = load(peer: argument) { peers.append(peer) }
  } else if let text = try? String(contentsOfFile: argument, encoding: .utf8) {
    cases.append(Workload(text))
  }
}
if wantsRegions {
  for workload in cases { measureRegions(own, workload) }
} else if let allocatingTask {
  let contender: any Contender = throughTree ? TreeContender() : own
  for workload in cases { print(allocations(contender, allocatingTask, workload)) }
} else if let raw {
  let contender: any Contender = throughTree ? TreeContender() : peers[0]
  for workload in cases { print(raw.task.run(contender, workload, count: raw.count)) }
} else {
  peers.append(Floor(OwnContender()))
  print(
    pad("case", 10) + pad("task", 8)
      + peers.enumerated().map { pad($1.name, 12) + ($0 > 0 ? pad("ratio", 9) : "") }.joined()
      + pad("mallocs", 9))
  for workload in cases {
    compare(peers, workload, rounds: rounds, slice: slice)
    if workload.name == "screen" { compareTree(own, workload, rounds: rounds, slice: slice) }
  }
}
