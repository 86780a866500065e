/// The name of an object in a tree: a slot, and which of the slot's users is meant.
package protocol SlotID: Hashable, Comparable, Sendable {
  var index: UInt32 { get }
  var generation: UInt32 { get }
  init(index: UInt32, generation: UInt32)
}

extension SlotID {
  package static func < (left: Self, right: Self) -> Bool {
    (left.index, left.generation) < (right.index, right.generation)
  }
}

package struct ViewID: SlotID {
  package let index: UInt32
  package let generation: UInt32
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

package struct GuideID: SlotID {
  package let index: UInt32
  package let generation: UInt32
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

package struct LayoutConstraintID: SlotID {
  package let index: UInt32
  package let generation: UInt32
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// What a constraint can name.
package enum LayoutItem: Hashable, Sendable {
  case view(ViewID)
  case guide(GuideID)
}

/// Anything in a tree that is counted.
package enum TreeObject: Hashable, Sendable {
  case view(ViewID)
  case guide(GuideID)
  case constraint(LayoutConstraintID)
}

/// A flat store of objects under names that turn stale when the object goes.
package struct Slots<ID: SlotID, Element> {
  private struct Slot {
    var generation: UInt32
    var element: Element?
  }

  private var slots: [Slot] = []
  private var free: [UInt32] = []

  /// How many objects are alive.
  package private(set) var count = 0

  package init() {}

  package mutating func insert(_ element: Element) -> ID {
    count += 1
    if let index = free.popLast() {
      slots[Int(index)].element = element
      return ID(index: index, generation: slots[Int(index)].generation)
    }
    slots.append(Slot(generation: 1, element: element))
    return ID(index: UInt32(slots.count - 1), generation: 1)
  }

  package mutating func remove(_ id: ID) {
    guard contains(id) else { return }
    count -= 1
    slots[Int(id.index)].element = nil
    slots[Int(id.index)].generation &+= 1
    free.append(id.index)
  }

  package func contains(_ id: ID) -> Bool {
    Int(id.index) < slots.count && slots[Int(id.index)].generation == id.generation
      && slots[Int(id.index)].element != nil
  }

  package subscript(_ id: ID) -> Element {
    get {
      guard Int(id.index) < slots.count, slots[Int(id.index)].generation == id.generation,
        let element = slots[Int(id.index)].element
      else { preconditionFailure("stale name of a tree object; ask `contains` first") }
      return element
    }
    _modify {
      precondition(contains(id), "stale name of a tree object; ask `contains` first")
      var element = slots[Int(id.index)].element.unsafelyTaken()
      slots[Int(id.index)].element = nil
      defer { slots[Int(id.index)].element = element }
      yield &element
    }
  }

  /// The names of all that is alive, in the order of their slots.
  package var ids: [ID] {
    slots.indices.compactMap { index in
      slots[index].element == nil
        ? nil : ID(index: UInt32(index), generation: slots[index].generation)
    }
  }
}

extension Optional {
  /// The value of an optional that was just seen to hold one.
  fileprivate func unsafelyTaken() -> Wrapped {
    guard let self else { preconditionFailure("an empty slot was seen as full") }
    return self
  }
}
