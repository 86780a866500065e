/// Where a minimization starts from.
extension Tableau {
  /// Notes a violated row of one variable as the one to start from, if none before is worth more.
  @inline(__always)
  mutating func noteStart(row: Int, column: Int32, _ starts: Block<Int32>) {
    let present = Int(starts[column])
    if present >= 0 {
      let (level, presentLevel) = (basic[row].level, basic[present].level)
      if level > presentLevel { return }
      if level == presentLevel && abs(value(ofRow: row)) <= abs(value(ofRow: present)) { return }
    }
    starts[column] = Int32(truncatingIfNeeded: row)
  }

  /// Makes the rows that were noted hold; as each has one variable, none disturbs another.
  mutating func pivot(to starts: Block<Int32>) {
    for column in 0..<columnCount where starts[column] >= 0 {
      pivot(row: Int(starts[column]), column: column)
    }
  }
}
