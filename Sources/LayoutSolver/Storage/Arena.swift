internal import Glibc

/// Memory that is handed out piece by piece and given back all at once.
///
/// A solver makes two of them instead of one allocation for each list. Pieces stay where they are
/// until ``reset(toHold:)`` or the end of the arena.
@safe struct Arena: ~Copyable {
  @safe private struct Header {
    let previous: UnsafeMutableRawPointer?
    let size: Int
  }

  private static let alignment = 16
  private static let smallestSlab = 2048

  private var slab: UnsafeMutableRawPointer?
  private var used = 0
  private var size = 0
  /// The sizes of all slabs.
  private var totalSize = 0

  init() { unsafe slab = nil }

  /// Hands out uninitialized room for some elements.
  mutating func allocate<Element: BitwiseCopyable>(
    _ count: Int, of type: Element.Type = Element.self
  ) -> Block<Element> {
    let bytes = (count * MemoryLayout<Element>.stride + Arena.alignment - 1) & -Arena.alignment
    if used + bytes > size { addSlab(atLeast: bytes) }
    guard let slab = unsafe slab else { return Block() }
    let place = unsafe slab + used
    used += bytes
    return unsafe Block(
      place.bindMemory(to: Element.self, capacity: count), count: count)
  }

  /// Takes back everything that was handed out and makes room for so many bytes in one slab.
  mutating func reset(toHold bytes: Int) {
    let wanted = max(bytes, totalSize)
    if size < wanted {
      freeSlabs()
      addSlab(atLeast: wanted)
    }
    used = MemoryLayout<Header>.stride
  }

  private mutating func addSlab(atLeast bytes: Int) {
    let header = MemoryLayout<Header>.stride
    size = max(Arena.smallestSlab, 2 * totalSize, bytes + header)
    // The standard library's own allocation asks for an alignment, which is slower.
    guard let made = unsafe malloc(size) else {
      preconditionFailure("There is no memory for \(size) bytes.")
    }
    unsafe made.storeBytes(of: Header(previous: slab, size: size), as: Header.self)
    unsafe slab = made
    used = header
    totalSize += size
  }

  private mutating func freeSlabs() {
    while let last = unsafe slab {
      unsafe slab = last.load(as: Header.self).previous
      unsafe free(last)
    }
    size = 0
    totalSize = 0
  }

  deinit {
    var next = unsafe slab
    while let last = unsafe next {
      unsafe next = last.load(as: Header.self).previous
      unsafe free(last)
    }
  }
}

/// A piece of an arena: so many elements, which the arena must outlive.
///
/// The kernels index it in their innermost loops, so bounds are checked in debug builds only,
/// where the tests run.
@safe struct Block<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>?
  let count: Int

  init() {
    unsafe base = nil
    count = 0
  }

  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  @inline(__always)
  private var start: UnsafeMutablePointer<Element> { unsafe base.unsafelyUnwrapped }

  /// Hands out places, so that reading a field of an element does not copy the element.
  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress { unsafe UnsafePointer(place(of: index)) }
    nonmutating unsafeMutableAddress { unsafe place(of: index) }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress { unsafe UnsafePointer(place(of: Int(index))) }
    nonmutating unsafeMutableAddress { unsafe place(of: Int(index)) }
  }

  @inline(__always)
  fileprivate func place(of index: Int) -> UnsafeMutablePointer<Element> {
    assert(index >= 0 && index < count, "\(index) is outside a block of \(count).")
    return unsafe start + index
  }

  func fill(_ value: Element) {
    if count > 0 { unsafe start.update(repeating: value, count: count) }
  }

  /// A part of the block, which shares its memory.
  @inline(__always)
  func part(from first: Int, count: Int) -> Block {
    assert(first >= 0 && count >= 0 && first + count <= self.count)
    return count == 0 ? Block() : unsafe Block(start + first, count: count)
  }

  /// Copies the first elements of another block.
  func copy(_ other: Block, count: Int) {
    assert(count <= self.count && count <= other.count)
    if count > 0 { unsafe start.update(from: other.start, count: count) }
  }

  /// Moves elements within the block; the two ranges may overlap.
  func move(from source: Int, to target: Int, count: Int) {
    assert(source >= 0 && target >= 0 && max(source, target) + count <= self.count)
    if count > 0 { unsafe (start + target).update(from: start + source, count: count) }
  }
}

extension Block<Double> {
  /// Two neighbours at once.
  @inline(__always)
  func pair(at index: Int) -> SIMD2<Double> {
    assert(index >= 0 && index + 1 < count, "\(index) is outside a block of \(count).")
    return unsafe UnsafeRawPointer(start + index).loadUnaligned(as: SIMD2<Double>.self)
  }

  @inline(__always)
  func setPair(_ pair: SIMD2<Double>, at index: Int) {
    assert(index >= 0 && index + 1 < count, "\(index) is outside a block of \(count).")
    unsafe UnsafeMutableRawPointer(start + index).storeBytes(of: pair, as: SIMD2<Double>.self)
  }
}

extension Block<Double> {
  @inline(__always)
  func withSpan<Result>(_ body: (Span<Double>) -> Result) -> Result {
    unsafe body(UnsafeBufferPointer(start: place(of: 0), count: count).span)
  }

  /// Copies elements out, from one index on.
  ///
  /// By pairs, as they were written: reading back wider than that would wait for the writes.
  func copy(from first: Int, into span: inout MutableSpan<Double>) {
    assert(first >= 0 && first + span.count <= count)
    let wanted = span.count
    unsafe span.withUnsafeMutableBufferPointer { buffer in
      let target = unsafe Block(buffer.baseAddress.unsafelyUnwrapped, count: wanted)
      var index = 0
      while index &+ 1 < wanted {
        target.setPair(pair(at: first &+ index), at: index)
        index &+= 2
      }
      if index < wanted { target[index] = self[first &+ index] }
    }
  }
}

extension SIMD2<Double> {
  @inline(__always)
  var sizes: SIMD2<Double> {
    let bits = unsafe unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return unsafe unsafeBitCast(
      bits & SIMD2<UInt64>(repeating: 0x7FFF_FFFF_FFFF_FFFF), to: SIMD2<Double>.self)
  }
}

/// A list in an arena; it moves to a larger piece when it is full.
@safe struct Stack<Element: BitwiseCopyable> {
  private(set) var block: Block<Element>
  private(set) var count = 0

  init() { block = Block() }

  init(capacity: Int, in arena: inout Arena) { block = arena.allocate(capacity) }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index < count, "\(index) is outside a list of \(count).")
      return unsafe UnsafePointer(block.place(of: index))
    }
    nonmutating unsafeMutableAddress {
      assert(index < count, "\(index) is outside a list of \(count).")
      return unsafe block.place(of: index)
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index < count, "\(index) is outside a list of \(count).")
      return unsafe UnsafePointer(block.place(of: Int(index)))
    }
    nonmutating unsafeMutableAddress {
      assert(index < count, "\(index) is outside a list of \(count).")
      return unsafe block.place(of: Int(index))
    }
  }

  @inline(__always)
  mutating func append(_ element: Element, in arena: inout Arena) {
    if count == block.count { grow(toHold: count + 1, in: &arena) }
    block[count] = element
    count += 1
  }

  mutating func append(contentsOf other: Stack, in arena: inout Arena) {
    reserve(count + other.count, in: &arena)
    block.part(from: count, count: other.count).copy(other.block, count: other.count)
    count += other.count
  }

  /// Adds so many equal elements.
  mutating func fill(with element: Element, count added: Int, in arena: inout Arena) {
    reserve(count + added, in: &arena)
    block.part(from: count, count: added).fill(element)
    count += added
  }

  /// Takes in elements that were written to the block behind the last one.
  mutating func setCount(to newCount: Int) {
    assert(newCount <= block.count)
    count = newCount
  }

  mutating func truncate(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    if count == 0 { return nil }
    count -= 1
    return block[count]
  }

  mutating func remove(at index: Int) {
    block.move(from: index + 1, to: index, count: count - index - 1)
    count -= 1
  }

  /// Makes room for so many elements in all.
  mutating func reserve(_ capacity: Int, in arena: inout Arena) {
    if capacity > block.count { grow(toHold: capacity, in: &arena) }
  }

  @inline(never)
  private mutating func grow(toHold needed: Int, in arena: inout Arena) {
    let larger: Block<Element> = arena.allocate(max(needed, 2 * block.count, 8))
    larger.copy(block, count: count)
    block = larger
  }
}
