/// The size at which a unit of Inter's em square (2816 of them) is a hundredth of a point.
let unitSize = 28.16

/// What two lengths may differ by, in points: far below a unit of the em square at any size tested.
let tolerance = 1e-6
