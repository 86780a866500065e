import FoundationEssentials

/// A trace as lines of JSON, one for each entry, in order.
package enum TraceDump {
  private struct Line: Encodable {
    var at: String
    var by: String?
    var call: UInt32
    var depth: Int
    var function: String
    var arguments: [String: TraceValue]?
    var isAltered: Bool?
    var isForeignThread: Bool?
    var results: [String: TraceValue]?
    var status: String?
  }

  package static func lines(_ entries: [CallEntry]) -> [String] {
    var depth = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return entries.map { entry in
      let function = Signatures.functions[entry.function]
      if entry.moment == .leave { depth = max(0, depth - 1) }
      var line = Line(
        at: entry.moment == .enter ? "enter" : "leave", call: entry.number, depth: depth,
        function: function.name)
      if entry.flags.contains(.foreignThread) { line.isForeignThread = true }
      if entry.flags.contains(.altered) { line.isAltered = true }
      switch entry.moment {
      case .enter:
        depth += 1
        line.by = entry.flags.contains(.intoPlugin) ? "host" : "plugin"
        line.arguments = TraceReading.arguments(of: entry)
      case .leave:
        line.status = function.givesPointer ? nil : TraceReading.status(entry.status)
        let results = TraceReading.results(of: entry)
        if !results.isEmpty { line.results = results }
      }
      let data = (try? encoder.encode(line)) ?? Data()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
