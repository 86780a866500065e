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

  // Written down, so that other modules compare names without a call.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.generation == right.generation
  }
}

package struct GuideID: SlotID {
  package let index: UInt32
  package let generation: UInt32
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  // Written down, so that other modules compare names without a call.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.generation == right.generation
  }
}

package struct LayoutConstraintID: SlotID {
  package let index: UInt32
  package let generation: UInt32
  package init(index: UInt32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  // Written down, so that other modules compare names without a call.
  @inlinable package static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.generation == right.generation
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
