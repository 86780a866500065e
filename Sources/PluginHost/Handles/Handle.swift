internal import ViewTree

/// What a handle names, with the numbers of `NAV_KIND_…`.
enum ObjectKind: UInt8, Sendable, CaseIterable {
  case view = 1
  case guide = 2
  case constraint = 3
  case font = 4
  case animation = 5
  case work = 6
  case map = 7
  case state = 8

  var name: String {
    switch self {
    case .view: "view"
    case .guide: "guide"
    case .constraint: "constraint"
    case .font: "font"
    case .animation: "animation"
    case .work: "piece of work"
    case .map: "map"
    case .state: "state"
    }
  }
}

/// A handle as it crosses the ABI: kind 63-56, generation 55-32, index 31-0.
///
/// The tree's generations have 32 bits. A slot whose generation no longer fits is never taken for
/// an older one: its handles are refused as stale.
struct Handle: Hashable, Sendable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  init(_ kind: ObjectKind, index: UInt32, generation: UInt32) {
    bits = UInt64(kind.rawValue) << 56 | UInt64(generation & 0xFF_FFFF) << 32 | UInt64(index)
  }

  init(_ view: ViewID) { self.init(.view, index: view.index, generation: view.generation) }
  init(_ guide: GuideID) { self.init(.guide, index: guide.index, generation: guide.generation) }
  init(_ constraint: LayoutConstraintID) {
    self.init(.constraint, index: constraint.index, generation: constraint.generation)
  }

  init(_ object: TreeObject) {
    switch object {
    case .view(let view): self.init(view)
    case .guide(let guide): self.init(guide)
    case .constraint(let constraint): self.init(constraint)
    }
  }

  init(_ item: LayoutItem) {
    switch item {
    case .view(let view): self.init(view)
    case .guide(let guide): self.init(guide)
    }
  }

  static let null = Handle(bits: 0)

  var isNull: Bool { bits == 0 }
  var kind: ObjectKind? { ObjectKind(rawValue: UInt8(bits >> 56)) }
  var generation: UInt32 { UInt32(bits >> 32 & 0xFF_FFFF) }
  var index: UInt32 { UInt32(truncatingIfNeeded: bits) }
}
