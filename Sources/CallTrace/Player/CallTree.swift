/// The calls of a trace as they lay inside each other.
package struct CallTree: Sendable {
  package struct Node: Sendable {
    package let enter: CallEntry

    /// Nil for a call that never returned.
    package var leave: CallEntry?

    /// The calls made inside, by place in ``CallTree/nodes``.
    package var children: [Int] = []
  }

  package private(set) var nodes: [Node] = []
  package private(set) var roots: [Int] = []

  package init(_ entries: [CallEntry]) {
    var open: [Int] = []
    for entry in entries {
      switch entry.moment {
      case .enter:
        if let parent = open.last {
          nodes[parent].children.append(nodes.count)
        } else {
          roots.append(nodes.count)
        }
        open.append(nodes.count)
        nodes.append(Node(enter: entry))
      case .leave:
        guard let place = open.lastIndex(where: { nodes[$0].enter.number == entry.number }) else {
          continue
        }
        nodes[open[place]].leave = entry
        // What was open inside it can't return any more.
        open.removeLast(open.count - place)
      }
    }
  }
}
