import ViewTree

extension Expectation {
  private static let keys = [
    "frames", "framesMeasured", "ambiguous", "unsatisfiable", "brokenObserved", "kept",
    "framesAfterBreaking", "exception", "messageContains", "fitting", "layoutMargins",
    "layoutMarginsWithoutSafeArea", "readable", "readableColumns",
  ]

  init(_ field: Field, names: [String], constraintCount: Int) throws(LayoutFileError) {
    let members = try field.members(Self.keys)
    frames = try Self.frames(members["frames"], names)
    measuredFrames = try Self.frames(members["framesMeasured"], names)
    for field in try members["ambiguous"]?.list() ?? [] {
      ambiguous.append(try Self.measure(field, names))
    }
    isContradictory = try members["unsatisfiable"]?.flag() ?? false
    brokenObserved = try members["brokenObserved"]?.index(below: constraintCount)
    if let field = members["framesAfterBreaking"] {
      let parts = try field.members(["break", "frames"])
      breaking = Breaking(
        constraint: try parts.required("break").index(below: constraintCount),
        frames: try Self.frames(parts.required("frames"), names))
    }
    if let name = try members["exception"]?.text() {
      exception = Exception(name: name, text: try members["messageContains"]?.text())
    }
    for (view, field) in try Self.items(members["fitting"], names) {
      let size = try field.members(["compressed"]).required("compressed").size()
      fitting.append((view, size))
    }
    for (view, field) in try Self.items(members["layoutMargins"], names) {
      margins.append((view, try field.insets()))
    }
    for (view, field) in try Self.items(members["layoutMarginsWithoutSafeArea"], names) {
      marginsWithoutSafeArea.append((view, try field.insets()))
    }
    for field in try members["readable"]?.list() ?? [] { readable.append(try field.numbers(4)) }
  }

  private static func frames(
    _ field: Field?, _ names: [String]
  ) throws(LayoutFileError) -> [ItemFrame] {
    var frames: [ItemFrame] = []
    for (item, field) in try items(field, names) {
      frames.append(ItemFrame(item: item, measures: try field.numbersOrNull(4)))
    }
    return frames
  }

  private static func items(
    _ field: Field?, _ names: [String]
  ) throws(LayoutFileError) -> [(name: String, field: Field)] {
    let items = try field?.named() ?? []
    if let other = items.first(where: { !names.contains($0.name) }) {
      throw LayoutFileError(at: other.field.place, "there is no view or guide of that name")
    }
    return items
  }

  private static func measure(_ field: Field, _ names: [String]) throws(LayoutFileError) -> String {
    let text = try field.text()
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, names.contains(parts[0]), Measure(rawValue: parts[1]) != nil else {
      throw field.wrong(wanted: "a view or guide and one of x, y, w, h, as a.x,")
    }
    return text
  }
}
