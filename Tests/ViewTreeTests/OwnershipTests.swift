import TestSupport
import Testing
import ViewTree

/// Who keeps what alive, and in which order things go.
struct OwnershipTests {
  private let tree = ViewTree(measurer: FixedTextMeasurer())
  private let observer = RecordingObserver()

  init() { tree.observer = observer }

  @Test func `a view lives while it is counted or has a superview`() throws {
    let parent = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    try tree.insert(child, into: parent)
    tree.release(.view(child))
    #expect(tree.contains(.view(child)))
    #expect(tree.isHeld(.view(child)))
    tree.removeFromSuperview(child)
    #expect(!tree.contains(.view(child)))
    #expect(
      observer.take() == [
        .willHold(.view(child)), .didLetGo(.view(child)), .willDispose(.view(child)),
      ])
    let next = tree.makeView(.plain)
    #expect(next.index == child.index)
    #expect(next != child)
    #expect(!tree.contains(.view(child)))
  }

  @Test func `a move holds before it lets go`() throws {
    let first = tree.makeView(.plain)
    let second = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    try tree.insert(child, into: first)
    tree.release(.view(child))
    _ = observer.take()
    try tree.insert(child, into: second)
    #expect(observer.take() == [.willHold(.view(child)), .didLetGo(.view(child))])
    #expect(tree.views[child].superview == second)
  }

  @Test func `what is held outside the hierarchy lives, and its maker is told`() throws {
    let view = tree.makeView(.plain)
    tree.hold(.view(view))
    tree.release(.view(view))
    #expect(tree.contains(.view(view)))
    #expect(observer.take() == [.willHold(.view(view))])
    tree.letGo(.view(view))
    #expect(!tree.contains(.view(view)))
    #expect(observer.take() == [.didLetGo(.view(view)), .willDispose(.view(view))])
  }

  @Test func `a disposed view lets go of constraints, guides and children, in this order`() throws {
    let view = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    let kept = tree.makeView(.plain)
    let guide = tree.makeGuide()
    try tree.insert(child, into: view)
    try tree.insert(kept, into: view)
    tree.addGuide(guide, to: view)
    let constraint = try tree.constrain(child, .top, .equal, view, .top)
    let inner = try tree.constrain(kept, .width, plus: 10)
    let system = tree.systemGuide(.safeArea, of: view)
    for object in [TreeObject.view(child), .guide(guide), .constraint(constraint)] {
      tree.release(object)
    }
    _ = observer.take()
    tree.release(.view(view))
    #expect(
      observer.take() == [
        .willDispose(.view(view)),
        .didLetGo(.constraint(constraint)), .willDispose(.constraint(constraint)),
        .didLetGo(.guide(guide)), .willDispose(.guide(guide)),
        .didLetGo(.view(child)), .willDispose(.view(child)), .didLetGo(.view(kept)),
      ])
    #expect(tree.contains(.view(kept)))
    #expect(tree.views[kept].superview == nil)
    #expect(tree.constraints[inner].isActive)
    for gone in [TreeObject.view(view), .view(child), .guide(guide), .guide(system)] {
      #expect(!tree.contains(gone))
    }
    #expect((tree.views.count, tree.guides.count, tree.constraints.count) == (1, 0, 1))
  }

  @Test func `an active constraint lives with its holder and outlives its items inactive`() throws {
    let view = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    try tree.insert(child, into: view)
    let constraint = try tree.constrain(child, .top, .equal, view, .top)
    tree.removeFromSuperview(child)
    #expect(!tree.constraints[constraint].isActive)
    tree.release(.view(child))
    #expect(throws: LayoutException.self) { try tree.activate([constraint]) }
    tree.release(.constraint(constraint))
    #expect(!tree.contains(.constraint(constraint)))
  }

  @Test func `a guide moves between owners and takes its constraints nowhere`() throws {
    let first = tree.makeView(.plain)
    let second = tree.makeView(.plain)
    let guide = tree.makeGuide()
    tree.addGuide(guide, to: first)
    tree.addGuide(guide, to: first)
    let constraint = try tree.constrain(
      LayoutConstraintSpec(.guide(guide), .top, .equal, .view(first), .top))
    _ = observer.take()
    tree.addGuide(guide, to: second)
    #expect(
      observer.take() == [
        .willHold(.guide(guide)), .didLetGo(.constraint(constraint)), .didLetGo(.guide(guide)),
      ])
    #expect(tree.guides[guide].owner == second)
    #expect(tree.views[first].guides == [])
    tree.removeGuide(guide, from: first)
    #expect(tree.guides[guide].owner == second)
    tree.removeGuide(guide, from: second)
    #expect(tree.guides[guide].owner == nil)
    #expect(tree.contains(.guide(guide)))
  }

  @Test func `a constraint that moves to another holder is held all the time`() throws {
    let outer = tree.makeView(.plain)
    let inner = tree.makeView(.plain)
    try tree.insert(inner, into: outer)
    let constraint = try tree.constrain(inner, .width, plus: 10)
    tree.release(.constraint(constraint))
    _ = observer.take()
    tree.install(constraint, on: outer)
    #expect(observer.take() == [])
    #expect(tree.constraints[constraint].holder == outer)
    #expect(tree.views[inner].constraints == [])
    tree.deactivate([constraint])
    #expect(!tree.contains(.constraint(constraint)))
  }

  @Test func `stale names are told apart from new ones`() async {
    await #expect(processExitsWith: .failure) {
      let tree = ViewTree(measurer: FixedTextMeasurer())
      let view = tree.makeView(.plain)
      tree.release(.view(view))
      _ = tree.views[view]
    }
    await #expect(processExitsWith: .failure) {
      let tree = ViewTree(measurer: FixedTextMeasurer())
      let view = tree.makeView(.plain)
      let parent = tree.makeView(.plain)
      do { try tree.insert(view, into: parent) } catch { return }
      tree.release(.view(view))
      tree.release(.view(view))
    }
  }

  @Test func `the journal tells what happened once`() throws {
    _ = try tree.constrain(
      LayoutConstraintSpec(.view(tree.makeView(.plain)), .width, constant: 1))
    #expect(tree.takeJournal() == [])
    tree.keepsJournal = true
    let parent = tree.makeView(.plain)
    let child = tree.makeView(.plain)
    try tree.insert(child, into: parent)
    let spec = LayoutConstraintSpec(.view(child), .top, .equal, .view(parent), .top)
    let constraint = try tree.constrain(spec)
    tree.removeFromSuperview(child)
    #expect(
      tree.takeJournal() == [
        .inserted(child, into: parent), .activated(constraint, spec), .deactivated(constraint),
        .removed(child, from: parent),
      ])
    #expect(tree.takeJournal() == [])
  }
}
