/// A store of objects under names that turn stale when the object goes.
///
/// Objects stand in blocks that never move, so that they are read and changed in place: a field of a
/// large object costs no copy of it. Like any class property, an object must not be removed while
/// one of its fields is being changed.
@safe package final class Slots<ID: SlotID, Element> {
  private static var blockBits: Int { 6 }
  private static var blockSize: Int { 1 << blockBits }

  private var blocks: UnsafeMutablePointer<UnsafeMutablePointer<Element>>
  private var blockCapacity = 4
  private var blockCount = 0

  /// For each slot the generation of its object, or 0 while it is free.
  private var generations: UnsafeMutablePointer<UInt32>

  /// How many slots were ever used.
  private var used = 0

  /// The free slots, and the generations that their next objects get.
  private var free: [(index: UInt32, generation: UInt32)] = []

  /// How many objects are alive.
  package private(set) var count = 0

  package init() {
    unsafe blocks = .allocate(capacity: blockCapacity)
    unsafe generations = .allocate(capacity: blockCapacity * Self.blockSize)
  }

  deinit {
    for index in 0..<used where unsafe generations[index] != 0 {
      unsafe place(index).deinitialize(count: 1)
    }
    for block in 0..<blockCount { unsafe blocks[block].deallocate() }
    unsafe blocks.deallocate()
    unsafe generations.deallocate()
  }

  @inline(__always)
  private func place(_ index: Int) -> UnsafeMutablePointer<Element> {
    unsafe blocks[index >> Self.blockBits] + (index & (Self.blockSize - 1))
  }

  @inline(__always)
  private func place(of id: ID) -> UnsafeMutablePointer<Element> {
    precondition(contains(id), "stale name of a tree object; ask `contains` first")
    return unsafe place(Int(id.index))
  }

  package func insert(_ element: consuming Element) -> ID {
    count += 1
    if let slot = free.popLast() {
      unsafe generations[Int(slot.index)] = slot.generation
      unsafe place(Int(slot.index)).initialize(to: element)
      return ID(index: slot.index, generation: slot.generation)
    }
    if used == blockCount << Self.blockBits { addBlock() }
    unsafe generations[used] = 1
    unsafe place(used).initialize(to: element)
    used += 1
    return ID(index: UInt32(used - 1), generation: 1)
  }

  private func addBlock() {
    if blockCount == blockCapacity {
      let oldBlocks = unsafe blocks
      let oldGenerations = unsafe generations
      blockCapacity *= 2
      unsafe blocks = .allocate(capacity: blockCapacity)
      unsafe blocks.moveInitialize(from: oldBlocks, count: blockCount)
      unsafe generations = .allocate(capacity: blockCapacity * Self.blockSize)
      unsafe generations.moveInitialize(from: oldGenerations, count: used)
      unsafe oldBlocks.deallocate()
      unsafe oldGenerations.deallocate()
    }
    unsafe (blocks + blockCount).initialize(to: .allocate(capacity: Self.blockSize))
    blockCount += 1
  }

  package func remove(_ id: ID) {
    guard contains(id) else { return }
    count -= 1
    unsafe generations[Int(id.index)] = 0
    // A name is not used again, not even after 4 billion objects: such a slot is given up.
    if id.generation < .max { free.append((id.index, id.generation + 1)) }
    // Last: whatever its end sets off sees the object gone.
    let element = unsafe place(Int(id.index)).move()
    withExtendedLifetime(element) {}
  }

  @inline(__always)
  package func contains(_ id: ID) -> Bool {
    unsafe Int(id.index) < used && generations[Int(id.index)] == id.generation
      && id.generation != 0
  }

  package internal(set) subscript(_ id: ID) -> Element {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(place(of: id)) }
    @inline(__always)
    unsafeMutableAddress { unsafe place(of: id) }
  }

  /// Changes several fields of an object, whose name is checked once.
  @inline(__always)
  func change<Result>(_ id: ID, _ body: (inout Element) -> Result) -> Result {
    unsafe body(&place(of: id).pointee)
  }

  /// The names of all that is alive, in the order of their slots.
  package var ids: [ID] {
    var list: [ID] = []
    list.reserveCapacity(count)
    for index in 0..<used {
      let generation = unsafe generations[index]
      if generation != 0 { list.append(ID(index: UInt32(index), generation: generation)) }
    }
    return list
  }
}
