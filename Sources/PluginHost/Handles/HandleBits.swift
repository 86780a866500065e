package import ViewTree

/// The word by which calls of the ABI name an object.
package enum HandleBits {
  package static func of(_ view: ViewID) -> UInt64 { Handle(view).bits }
  package static func of(_ guide: GuideID) -> UInt64 { Handle(guide).bits }
  package static func of(_ constraint: LayoutConstraintID) -> UInt64 { Handle(constraint).bits }
}
