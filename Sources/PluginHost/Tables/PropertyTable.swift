internal import CNavhostABI
internal import NavigationSim
internal import ViewTree

/// A property's value on its way across.
enum PropertyValue {
  case integer(Int64)
  case number(Double)
  case vector([Double])
  case text(String?)
  case color(Color?)
  case font(Font)

  // The row's type is compared with the function's before; another case can't come here.
  var integer: Int64 { if case .integer(let value) = self { value } else { mixedUp() } }
  var number: Double { if case .number(let value) = self { value } else { mixedUp() } }
  var vector: [Double] { if case .vector(let value) = self { value } else { mixedUp() } }
  var text: String? { if case .text(let value) = self { value } else { mixedUp() } }
  var color: Color? { if case .color(let value) = self { value } else { mixedUp() } }
  var font: Font { if case .font(let value) = self { value } else { mixedUp() } }

  private func mixedUp() -> Never { preconditionFailure("a property's row has two types") }

  static func flag(_ value: Bool) -> PropertyValue { .integer(value ? 1 : 0) }
}

/// An object whose property is meant.
struct PropertySubject {
  let handle: Handle
  let object: HostObject
}

/// One property: all that the accessors, and whoever lists properties, know of it.
@safe struct PropertyRow: Sendable {
  typealias Read =
    @Sendable (PluginSession, PropertySubject, _ isShown: Bool) throws(Refusal) -> PropertyValue
  typealias Write =
    @Sendable (PluginSession, PropertySubject, PropertyValue) throws(Refusal) -> Void

  let id: nav_property_t

  /// "view.frame".
  let name: String

  /// The name for the plugin; never freed, never changed.
  nonisolated(unsafe) let storedName: nav_string_t

  /// Of a vector: how many numbers; else 1.
  let count: UInt32
  let access: UInt32
  let read: Read
  let write: Write?

  /// The member of the slot-based layout API that a write uses.
  let legacy: LegacyMember?

  /// Whether the SDK's own views and the map's root take a write.
  let protection: Protection

  enum Protection: Sendable {
    case open
    /// The map's root keeps its own.
    case notOnRoot
    /// Objects of the SDK's keep their own.
    case notOnSDK
  }

  init(
    _ id: Int, _ name: String, count: UInt32 = 1, animates: Bool = false, layout: Bool = false,
    protection: Protection = .open, legacy: LegacyMember? = nil, read: @escaping Read,
    write: Write? = nil
  ) {
    self.legacy = legacy
    self.id = nav_property_t(id)
    self.name = name
    unsafe storedName = nav_string_t(copying: name)
    self.count = count
    self.read = read
    self.write = write
    self.protection = protection
    access = UInt32(
      NAV_ACCESS_READ | (write == nil ? 0 : NAV_ACCESS_WRITE)
        | (animates ? NAV_ACCESS_ANIMATES : 0) | (layout ? NAV_ACCESS_LAYOUT : 0))
  }

  var type: Int { Int(id >> 16 & 0xFF) }

  /// Nil for a property of any object.
  var kind: ObjectKind? { ObjectKind(rawValue: UInt8(id >> 24 & 0x7F)) }

  /// Whether the text is a name, which is kept short.
  var isName: Bool { Int(id) != NAV_LABEL_TEXT }
}

/// Every property that this host serves; ids, accessors and lists are made from it.
enum PropertyTable {
  static let rows: [PropertyRow] =
    anyRows + geometryRows + insetRows + layoutRows + lookRows + labelRows + stackRows
    + stackViewRows + providedRows + guideRows + constraintRows + animatorRows + stateRows
    + sessionRows + settingRows

  private static let places: [nav_property_t: Int] = Dictionary(
    uniqueKeysWithValues: rows.enumerated().map { ($0.element.id, $0.offset) })

  /// - Parameter isAsked: Whether a plugin may only want to know if there is such a property.
  static func row(
    _ property: nav_property_t, isAsked: Bool = true
  ) throws(Refusal) -> PropertyRow {
    guard let place = places[property & ~NAV_SHOWN] else {
      throw Refusal(
        .missing, "there is no property 0x\(String(property, radix: 16))", isPlainAnswer: isAsked)
    }
    return rows[place]
  }

  /// A row, when it is of one of a function's types.
  static func row(
    _ property: nav_property_t, types: [Int], count: UInt32?, isAsked: Bool = true
  ) throws(Refusal) -> PropertyRow {
    let row = try row(property, isAsked: isAsked)
    guard types.contains(row.type) else {
      throw Refusal(.kind, "\(row.name) is of another type than this function's")
    }
    if let count, count != row.count {
      throw Refusal(.argument, "\(row.name) has \(row.count) numbers, and `count` is \(count)")
    }
    return row
  }
}

extension PluginSession {
  /// The object of a handle, when it has the property.
  func subject(_ handle: Handle, of row: PropertyRow) throws(Refusal) -> PropertySubject {
    let object = try object(handle)
    if let wanted = row.kind, handle.kind != wanted {
      throw Refusal(.kind, "\(describe(handle)) has no property \(row.name)")
    }
    return PropertySubject(handle: handle, object: object)
  }

  /// Why an object doesn't take a write, nil when it does.
  func whyProtected(_ subject: PropertySubject, _ row: PropertyRow) -> String? {
    switch row.protection {
    case .open: return nil
    case .notOnRoot:
      guard case .view(let view) = subject.object, tree.views[view].kind == .root else {
        return nil
      }
      return "\(row.name) of \(describe(view)) is the SDK's"
    case .notOnSDK:
      guard (try? isOfSDK(subject.handle)) == true else { return nil }
      return "\(row.name) of \(describe(subject.handle)) is the SDK's"
    }
  }
}

extension nav_color_t {
  init(_ color: Color?) {
    self.init()
    guard let color else { return }
    kind = UInt32(NAV_COLOR_RGBA)
    red = Float(color.red)
    green = Float(color.green)
    blue = Float(color.blue)
    alpha = Float(color.alpha)
  }
}

func readColor(_ color: nav_color_t, _ name: String) throws(Refusal) -> Color? {
  guard color.reserved == 0 else {
    throw Refusal(.argument, "`reserved` of the colour is not 0")
  }
  switch Int(color.kind) {
  case NAV_COLOR_NONE: return nil
  case NAV_COLOR_RGBA:
    for part in [color.red, color.green, color.blue, color.alpha] {
      try requireFinite(Double(part), name)
    }
    return Color(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  default: throw Refusal(.unsupported, "this host has no colours of kind \(color.kind)")
  }
}
