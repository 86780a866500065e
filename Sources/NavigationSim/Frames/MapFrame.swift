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

  /// - Parameter isShown: Whether running animations count; else where they will end.
  package init(of map: MapView, isShown: Bool) {
    tree = FrameTree(of: map.tree, root: map.view, isShown: isShown)
    screen = map.screen
    direction = map.tree.direction
    isWide = map.isWide
    phase = map.phase
    provided = map.provided.filter { map.tree.contains(.view($0.view)) }
    let state = map.state
    let views =
      (state?.components.map(\.view) ?? []) + (state?.buttons.map(\.view) ?? [])
      + (map.prompt.map { [$0] } ?? [])
    current = provided.filter { views.contains($0.view) }
    prompt = map.prompt
    sizesInForce = map.sharedSizes
    camera = map.camera
    content = map.content
    time = map.tree.now
  }

  package var sizes: SizeTable { sizesInForce.table }

  package var bounds: Rect { Rect(origin: .zero, size: screen.size) }

  /// The part of the map that nothing of the screen covers.
  package var safeRect: Rect { bounds.inset(by: screen.safeArea) }

  /// A component of the present state.
  package func component(_ kind: ComponentKind) -> ProvidedView? {
    current.first { $0.kind == kind }
  }

  package func provided(_ view: ViewID) -> ProvidedView? { provided.first { $0.view == view } }

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
