/// Objects of one kind under handles that turn stale when the object goes.
struct HandleStore<Element> {
  private struct Slot {
    var generation: UInt32
    var element: Element?
  }

  private let kind: ObjectKind
  private var slots: [Slot] = []
  private var free: [UInt32] = []

  init(_ kind: ObjectKind) { self.kind = kind }

  var count: Int { slots.count - free.count }

  mutating func insert(_ element: Element) -> Handle { insert { _ in element } }

  /// Makes an element that knows its own handle.
  mutating func insert(_ make: (Handle) -> Element) -> Handle {
    if let index = free.popLast() {
      let handle = Handle(kind, index: index, generation: slots[Int(index)].generation)
      slots[Int(index)].element = make(handle)
      return handle
    }
    let handle = Handle(kind, index: UInt32(slots.count), generation: 1)
    slots.append(Slot(generation: 1, element: make(handle)))
    return handle
  }

  @discardableResult
  mutating func remove(_ handle: Handle) -> Element? {
    guard let element = self[handle] else { return nil }
    let index = Int(handle.index)
    slots[index].element = nil
    slots[index].generation += 1
    // A slot that has used up its 24 bits of generations is left alone for good.
    if slots[index].generation <= 0xFF_FFFF { free.append(handle.index) }
    return element
  }

  /// The element of a live handle of this store's kind.
  subscript(_ handle: Handle) -> Element? {
    get {
      guard let index = slot(of: handle) else { return nil }
      return slots[index].element
    }
    set {
      guard let index = slot(of: handle), slots[index].element != nil else { return }
      slots[index].element = newValue
    }
  }

  private func slot(of handle: Handle) -> Int? {
    let index = Int(handle.index)
    guard handle.kind == kind, index < slots.count, slots[index].generation == handle.generation
    else { return nil }
    return index
  }

  /// Whether the handle once named an object that has gone.
  func wasIssued(_ handle: Handle) -> Bool {
    let index = Int(handle.index)
    return handle.kind == kind && index < slots.count && handle.generation > 0
      && handle.generation < slots[index].generation
  }

  /// All live elements, in the order of their slots.
  var all: [(handle: Handle, element: Element)] {
    slots.indices.compactMap { index in
      slots[index].element.map {
        (Handle(kind, index: UInt32(index), generation: slots[index].generation), $0)
      }
    }
  }
}
