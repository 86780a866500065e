/// Lengths as they stand in texts: at most two decimals, and none that is zero.
package enum Decimals {
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    if fraction == 0 { return "\(sign)\(whole)" }
    let (tenths, rest) = fraction.quotientAndRemainder(dividingBy: 10)
    return "\(sign)\(whole).\(tenths)" + (rest == 0 ? "" : "\(rest)")
  }
}
