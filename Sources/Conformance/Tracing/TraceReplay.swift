package import CallTrace
package import NavigationSim
import PluginHost
package import ViewTree
import Workers

/// Plays a recorded delegate against this host, without its library.
package struct TraceReplay {
  private let trace: TraceFile

  /// The case that was recorded.
  package let request: CaseRequest

  /// - Returns: Nil when the trace doesn't say what ran.
  package init?(_ trace: TraceFile) {
    guard let request = Wire.decode(CaseRequest.self, from: Array(trace.header.request.utf8)) else {
      return nil
    }
    self.trace = trace
    self.request = request
  }

  /// What came of a replay.
  package struct Outcome {
    /// A picture after each step.
    package var frames: [String]

    /// What went otherwise than recorded.
    package var deviations: [Player.Deviation]
    package var playedCount: Int

    /// Whether the recording has frames to compare with.
    package var hasFrames: Bool

    /// The first step, from 0 on, whose frames are not those recorded; nil when all are.
    package var firstDifferentStep: Int?

    /// What the case's findings were.
    package var findings: [WireFinding]
  }

  package enum Failure: Error, CustomStringConvertible {
    case noClosures
    case host(String)

    package var description: String {
      switch self {
      case .noClosures:
        "nothing can be played here: the system gives no memory that can be run, which closures need"
      case .host(let reason): reason
      }
    }
  }

  /// - Parameter sizes: Measures in place of those of the recording; then frames may differ.
  package func play(
    sizes: SizeTable?, measurer: @escaping () throws -> any TextMeasurer,
    picture: @escaping (MapFrame) -> String
  ) throws(Failure) -> Outcome {
    guard let standIn = StandIn(log: nil) else { throw .noClosures }
    let player = unsafe Player(CallTree(trace.entries), standIn: standIn) {
      unsafe HostTables.table($0)
    }
    guard let entry = unsafe player.entry() else { throw .noClosures }
    let plugin = PluginCase(path: trace.header.plugin, measurer: measurer, picture: picture)
    do {
      try plugin.take(unsafe PluginLibrary(name: trace.header.plugin, entry: entry))
    } catch {
      throw .host("\(error)")
    }
    var request = request
    request.isTraced = false
    request.wantsFrames = true
    if let sizes { request.sizes = sizes.values }
    let reply = plugin.run(request, Channel.inMemory())
    let hasFrames = !trace.header.frames.isEmpty
    let count = hasFrames ? max(reply.frames.count, trace.header.frames.count) : 0
    let different = (0..<count).first { step in
      guard step < reply.frames.count, step < trace.header.frames.count else { return true }
      return reply.frames[step] != trace.header.frames[step]
    }
    return Outcome(
      frames: reply.frames, deviations: player.deviations, playedCount: player.playedCount,
      hasFrames: hasFrames, firstDifferentStep: different, findings: reply.findings)
  }

  /// The name of a recorded step.
  package func step(_ number: Int) -> String {
    let steps = (try? Scenario(request.scenario))?.steps ?? []
    return number < steps.count ? "\(steps[number])" : "the end"
  }
}
