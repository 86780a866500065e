// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import CNavhostABI
package import NavhostPlugin

/// `first.attribute (== <= >=) multiplier × second.attribute + constant`, at a priority.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The host's constraint.
  package private(set) final var _object = HostObject.none

  /// The items belong to whoever made them, as on iOS: a constraint keeps none alive.
  public private(set) final weak var firstItem: AnyObject?
  public private(set) final weak var secondItem: AnyObject?
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  public private(set) final var relation = Relation.equal
  public private(set) final var multiplier: CGFloat = 1

  /// The distances that it speaks of, which nobody else holds.
  final var spans: [SpanGuide] = []

  /// Whether it only brings such a distance to its place.
  private(set) final var placesSpan = false

  public nonisolated override init() {
    super.init()
  }

  /// - Parameters:
  ///   - view1: A `UIView` or a `UILayoutGuide`, as is `view2`.
  ///   - view2: Nil goes with `notAnAttribute`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      AnchorPlace(item: NSLayoutConstraint.reference(view1), attribute: attr1), relation,
      view2.map { NSLayoutConstraint.reference($0) }, attr2, multiplier: multiplier, constant: c)
  }

  /// The same for items that are known to be objects, which costs no cast of anything to one.
  convenience init(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    var spec = unsafe NSLayoutConstraint.emptySpec
    unsafe spec.first = NSLayoutConstraint.item(first.item)
    unsafe spec.second = second.map { NSLayoutConstraint.item($0) } ?? nav_item_t()
    unsafe spec.first_attribute = Int32(first.attribute.rawValue)
    unsafe spec.second_attribute = Int32(secondAttribute.rawValue)
    unsafe spec.relation = Int32(relation.rawValue)
    unsafe spec.multiplier = Double(multiplier)
    unsafe spec.constant = Double(constant)
    unsafe make(spec)
    firstItem = first.item
    secondItem = second
    if let span = first.item as? SpanGuide { spans.append(span) }
    if let span = second as? SpanGuide { spans.append(span) }
    firstAttribute = first.attribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
  }

  deinit {
    _object.release()
    guard !spans.isEmpty else { return }
    // It went with its views, and nobody deactivated it.
    let (spans, user) = (spans, ObjectIdentifier(self))
    LateWork.after(0) { MainActor.assumeIsolated { for span in spans { span.leave(user) } } }
  }

  /// Makes the constraint `second + multiplier × system spacing`, between two anchors.
  static func spaced(
    _ first: AnchorPlace, _ relation: Relation, _ second: AnchorPlace, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint()
    var spec = unsafe emptySpec
    unsafe spec.flags = UInt32(NAV_CONSTRAINT_SYSTEM_SPACING)
    unsafe spec.first = item(first.item)
    unsafe spec.second = item(second.item)
    unsafe spec.first_attribute = Int32(first.attribute.rawValue)
    unsafe spec.second_attribute = Int32(second.attribute.rawValue)
    unsafe spec.relation = Int32(relation.rawValue)
    unsafe spec.multiplier = Double(multiplier)
    unsafe made.make(spec)
    made.firstItem = first.item
    made.secondItem = second.item
    made.firstAttribute = first.attribute
    made.secondAttribute = second.attribute
    made.relation = relation
    return made
  }

  // MARK: - What may change

  open var constant: CGFloat {
    get { CGFloat(_object.number(NAV_CONSTRAINT_CONSTANT)) }
    set { _object.setNumber(NAV_CONSTRAINT_CONSTANT, Double(newValue)) }
  }

  open var priority: UILayoutPriority {
    get { UILayoutPriority(Float(_object.number(NAV_CONSTRAINT_PRIORITY))) }
    set { _object.setNumber(NAV_CONSTRAINT_PRIORITY, Double(newValue.rawValue)) }
  }

  open var identifier: String? {
    get { _object.text(NAV_CONSTRAINT_IDENTIFIER) }
    set { _object.setText(NAV_CONSTRAINT_IDENTIFIER, newValue) }
  }

  open var isActive: Bool {
    get { _object.flag(NAV_CONSTRAINT_ACTIVE) }
    set { NSLayoutConstraint.setActive([self], newValue) }
  }

  /// Kept alone: there are no archives here.
  open var shouldBeArchived = false

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(firstItem ?? self, firstAttribute)
  }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor($0, secondAttribute) }
  }

  // As conflicts show it; from another thread nothing can be read.
  open nonisolated override var description: String {
    onOwnerThread { _object.text(NAV_CONSTRAINT_DESCRIPTION) ?? "<\(type(of: self))>" }
      ?? "<\(type(of: self))>"
  }

  open nonisolated override var debugDescription: String { description }

  /// Activates all, or none when one of them can't be.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    setActive(constraints, true)
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    setActive(constraints, false)
  }

  private static func setActive(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
    guard !constraints.isEmpty else { return }
    if isActive { constraints.forEach { $0.enterSpans() } }
    let list = constraints.map(\._object.constraint)
    Host.call { host in
      unsafe list.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return nav_status_t(NAV_OK) }
        return unsafe host.layout.pointee.set_active(
          host.pointer, base, UInt32(buffer.count), isActive ? 1 : 0)
      }
    }
    constraints.forEach { $0.leaveSpans() }
  }

  /// Makes a constraint that brings one end of a distance to an anchor.
  static func placing(
    _ span: SpanGuide, _ attribute: Attribute, at place: AnchorPlace
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      item: span, attribute: attribute, relatedBy: .equal, toItem: place.item,
      attribute: place.attribute, multiplier: 1, constant: 0)
    made.spans = []
    made.placesSpan = true
    return made
  }

  final func enterSpans() {
    for span in spans { span.serve(self) }
  }

  /// After a change, which the host may have refused.
  final func leaveSpans() {
    guard !spans.isEmpty, !_object.flag(NAV_CONSTRAINT_ACTIVE) else { return }
    for span in spans { span.leave(ObjectIdentifier(self)) }
  }
}

// MARK: - The host's constraint

extension NSLayoutConstraint {
  /// The object for a constraint of the host's; one that the host made gets an object now.
  package static func _constraint(_ handle: nav_constraint_t) -> NSLayoutConstraint? {
    let object = HostObject(bits: handle.bits)
    return Peers.object(for: object) {
      let made = NSLayoutConstraint()
      made.adopt(object)
      return made
    }
  }

  private func adopt(_ object: HostObject) {
    _object = object
    let spec = unsafe Host.read(NSLayoutConstraint.emptySpec) { host, out in
      unsafe host.layout.pointee.constraint_read(host.pointer, object.constraint, out)
    }
    guard let spec = unsafe spec else { return }
    firstItem = NSLayoutConstraint.object(unsafe spec.first)
    secondItem = NSLayoutConstraint.object(unsafe spec.second)
    firstAttribute = Attribute(rawValue: Int(unsafe spec.first_attribute)) ?? .notAnAttribute
    secondAttribute = Attribute(rawValue: Int(unsafe spec.second_attribute)) ?? .notAnAttribute
    relation = Relation(rawValue: Int(unsafe spec.relation)) ?? .equal
    multiplier = CGFloat(unsafe spec.multiplier)
  }

  private func make(_ spec: nav_constraint_spec_t) {
    var spec = unsafe spec
    unsafe spec.peer = Peers.peer(for: self)
    let constraint = Host.read(nav_constraint_t(), function: "NSLayoutConstraint") { host, out in
      unsafe withUnsafePointer(to: spec) {
        unsafe host.layout.pointee.constraint(host.pointer, $0, out)
      }
    }
    _object = HostObject(bits: constraint?.bits ?? 0)
    if type(of: self) != NSLayoutConstraint.self {
      _object.setText(NAV_ANY_TYPE_NAME, "\(type(of: self))")
    }
  }

  private static var emptySpec: nav_constraint_spec_t {
    var spec = unsafe nav_constraint_spec_t()
    unsafe spec.struct_size = UInt32(MemoryLayout<nav_constraint_spec_t>.size)
    unsafe spec.priority = UILayoutPriority.required.rawValue
    return unsafe spec
  }

  /// Views and guides are asked for first: anything else has to be put into a box.
  private static func reference(_ item: Any) -> AnyObject {
    if let view = item as? UIView { return view }
    if let guide = item as? UILayoutGuide { return guide }
    return item as AnyObject
  }

  /// Zero bits for what is no item: the host refuses it with Apple's words.
  private static func item(_ item: AnyObject) -> nav_item_t {
    if let view = item as? UIView { return view._object.item }
    if let guide = item as? UILayoutGuide { return guide._object.item }
    return nav_item_t()
  }

  private static func object(_ item: nav_item_t) -> AnyObject? {
    switch Int(item.bits >> 56) {
    case NAV_KIND_VIEW: UIView._view(nav_view_t(bits: item.bits))
    case NAV_KIND_GUIDE: UILayoutGuide._guide(nav_guide_t(bits: item.bits))
    default: nil
    }
  }
}
