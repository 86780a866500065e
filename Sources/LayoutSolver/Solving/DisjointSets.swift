/// Sets of slots that can be merged.
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<Int32(count)).map { $0 } }

  mutating func representative(of slot: Int32) -> Int32 {
    var slot = slot
    while parents[Int(slot)] != slot {
      parents[Int(slot)] = parents[Int(parents[Int(slot)])]
      slot = parents[Int(slot)]
    }
    return slot
  }

  /// The smaller representative stays, so the outcome does not depend on the order of merging.
  mutating func unite(_ left: Int32, _ right: Int32) {
    let (left, right) = (representative(of: left), representative(of: right))
    parents[Int(max(left, right))] = min(left, right)
  }
}
