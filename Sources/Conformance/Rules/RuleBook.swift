extension Rule {
  /// The rules for delegates, in the order of the catalogue: the only place that repeats names.
  package static let all: [Rule] = [
    requiredAttached, requiredVisible, sizeFixed, sizeStretched, treeDirectSubview,
    treeInternal,
    cleanupStartGuidance, cleanupStopGuidance, cleanupOrder, cleanupDisable, cleanupPrompt,
    cleanupGrowth, overlapProvided, overlapCustom, overlapViewport, overlapOffscreen, promptShown,
    promptClear, wideLeadingEdge, delegateSetBeforeEnable, legacyAPI, constraintsUnsatisfiable,
    abiThread, abiHandle, abiValue, processCrash, processHang, processExit, processHygiene,
    processSandbox,
  ]

  /// A rule by its id.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// The part of the id before the dot.
  package var area: String { String(id.prefix { $0 != "." }) }

  /// Whether the rule is judged where no good layout is possible too: what a delegate leaves
  /// behind has nothing to do with room.
  package var holdsWithoutRoom: Bool { area == "cleanup" || area == "process" || area == "abi" }
}
