package import ViewTree

/// A map at one moment, as a value: the rectangles, and which of them are whose.
package struct MapFrame: Hashable, Sendable {
  package let tree: FrameTree
  package let screen: Screen
  package let direction: LayoutDirection
  package let isWide: Bool
  package let phase: NavigationPhase

  /// What the map has handed out and that is alive, oldest first.
  package let provided: [ProvidedView]

  /// The views that the present state provides, and the prompt.
  package let current: [ProvidedView]
  package let prompt: ViewID?
  private let sizesInForce: SharedSizes
  package let camera: Camera

  /// What the contents of components are drawn by.
  package let content: ContentState

  /// Seconds since the start.
  package let time: Double

  /// - Parameters:
  ///   - isShown: Whether running animations count; else where they will end.
  ///   - measuresTexts: Whether labels are asked if they can show their texts.
  package init(of map: MapView, isShown: Bool, measuresTexts: Bool = true) {
    tree = FrameTree(
      of: map.tree, root: map.view, isShown: isShown, measuresTexts: measuresTexts)
    screen = map.screen
    direction = map.tree.direction
    isWide = map.isWide
    phase = map.phase
    // By place, and as the lists are where they can stay so: each element copied costs its name.
    let all = map.provided
    let isWhole = all.indices.allSatisfy { map.tree.contains(.view(all[$0].view)) }
    provided = isWhole ? all : all.filter { map.tree.contains(.view($0.view)) }
    prompt = map.prompt
    current = Self.current(of: provided, map.state, prompt: map.prompt)
    sizesInForce = map.sharedSizes
    camera = map.camera
    content = map.content
    time = map.tree.now
  }

  /// What the present state provides, and the prompt.
  private static func current(
    of provided: [ProvidedView], _ state: NavigationState?, prompt: ViewID?
  ) -> [ProvidedView] {
    let components = state?.components ?? []
    let buttons = state?.buttons ?? []
    var list: [ProvidedView] = []
    list.reserveCapacity(components.count + buttons.count + 1)
    for place in provided.indices {
      let view = provided[place].view
      if prompt == view || components.indices.contains(where: { components[$0].view == view })
        || buttons.indices.contains(where: { buttons[$0].view == view })
      {
        list.append(provided[place])
      }
    }
    return list
  }

  package var sizes: SizeTable { sizesInForce.table }

  package var bounds: Rect { Rect(origin: .zero, size: screen.size) }

  /// The part of the map that nothing of the screen covers.
  package var safeRect: Rect { bounds.inset(by: screen.safeArea) }

  /// A component of the present state.
  package func component(_ kind: ComponentKind) -> ProvidedView? {
    current.first { $0.kind == kind }
  }

  package func provided(_ view: ViewID) -> ProvidedView? {
    for place in provided.indices where provided[place].view == view { return provided[place] }
    return nil
  }

  /// What the eye sees of a view: a provided one's frame less its transparent margin.
  package func visualRect(of node: FrameTree.Node) -> Rect {
    guard let item = provided(node.view) else { return node.rect }
    return visualRect(node.rect, kind: item.kind)
  }

  /// The same for the frame of a component of this kind.
  package func visualRect(_ frame: Rect, kind: ComponentKind) -> Rect {
    frame.inset(by: sizesInForce.table.margins(of: kind))
  }
}
