/// Numbers as sentences show them.
enum Decimals {
  /// Up to four decimals, and none where they would be zero.
  static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    guard let whole = Int(exactly: rounded) else { return "\(rounded.isFinite ? rounded : number)" }
    return "\(whole)"
  }
}
