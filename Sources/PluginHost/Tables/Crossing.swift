internal import CNavhostABI
internal import ViewTree

// How values cross: every pointer that a plugin hands over is looked at before it is followed.

/// Whether a pointer can be followed, as far as its bits tell.
@safe func isUsable<Value>(_ pointer: UnsafePointer<Value>) -> Bool {
  let address = UInt(bitPattern: pointer)
  return address != 0 && address % UInt(MemoryLayout<Value>.alignment) == 0
}

@safe func isUsable<Value>(_ pointer: UnsafeMutablePointer<Value>) -> Bool {
  unsafe isUsable(UnsafePointer(pointer))
}

@safe func requireUsable<Value>(
  _ pointer: UnsafePointer<Value>, _ name: StaticString
) throws(Refusal) {
  guard isUsable(pointer) else {
    throw Refusal(.argument, "`\(name)` is null or misaligned")
  }
}

/// Writes a result.
@safe func give<Value>(
  _ value: Value, to out: UnsafeMutablePointer<Value>
) throws(Refusal) -> CallStatus {
  unsafe try requireUsable(UnsafePointer(out), "out")
  unsafe out.pointee = value
  return .ok
}

/// Writes a list into the caller's buffer; one that is too small gets only the count.
@safe func giveList<Element>(
  _ list: [Element], to out: UnsafeMutablePointer<Element>?, _ capacity: UInt32,
  _ count: UnsafeMutablePointer<UInt32>
) throws(Refusal) -> CallStatus {
  unsafe try requireUsable(UnsafePointer(count), "count")
  guard list.count <= Int(capacity) else {
    unsafe count.pointee = UInt32(list.count)
    throw Refusal(.capacity, "there is room for \(capacity), and \(list.count) are wanted")
  }
  if !list.isEmpty {
    guard let out = unsafe out, isUsable(out) else {
      throw Refusal(.argument, "`out` is null or misaligned while `capacity` is \(capacity)")
    }
    for (index, element) in list.enumerated() { unsafe out[index] = element }
  }
  unsafe count.pointee = UInt32(list.count)
  return .ok
}

/// Reads a struct that begins with `struct_size`.
@safe func readRecord<Record>(
  _ pointer: UnsafePointer<Record>, _ name: StaticString
) throws(Refusal) -> Record {
  try requireUsable(pointer, name)
  try requireSize(of: pointer, name)
  return unsafe pointer.pointee
}

/// Reads a struct that has grown; what an older caller doesn't send is 0.
@safe func readRecord<Record: BitwiseCopyable>(
  _ pointer: UnsafePointer<Record>, _ name: StaticString, atLeast least: Int, into zero: Record
) throws(Refusal) -> Record {
  try requireUsable(pointer, name)
  try requireSize(of: pointer, name, atLeast: least)
  let sent = unsafe Int(UnsafeRawPointer(pointer).load(as: UInt32.self))
  var record = zero
  unsafe withUnsafeMutableBytes(of: &record) { bytes in
    let count = min(sent, bytes.count)
    unsafe bytes.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: count))
  }
  return record
}

/// Fills in a struct that has grown, as far as the caller has room for it.
@safe func writeRecord<Record: BitwiseCopyable>(
  _ record: Record, to out: UnsafeMutablePointer<Record>, atLeast least: Int
) throws(Refusal) -> CallStatus {
  unsafe try requireUsable(UnsafePointer(out), "out")
  unsafe try requireSize(of: UnsafePointer(out), "out", atLeast: least)
  let raw = UnsafeMutableRawPointer(out)
  let size = unsafe raw.load(as: UInt32.self)
  unsafe withUnsafeBytes(of: record) { bytes in
    let count = min(Int(size), bytes.count)
    unsafe raw.copyMemory(from: bytes.baseAddress ?? UnsafeRawPointer(out), byteCount: count)
  }
  unsafe raw.storeBytes(of: size, as: UInt32.self)
  return .ok
}

/// Fills in a struct that begins with `struct_size`; the caller's size stays.
@safe func writeRecord<Record>(
  _ record: Record, to out: UnsafeMutablePointer<Record>
) throws(Refusal) -> CallStatus {
  unsafe try requireUsable(UnsafePointer(out), "out")
  unsafe try requireSize(of: UnsafePointer(out), "out")
  let raw = UnsafeMutableRawPointer(out)
  let size = unsafe raw.load(as: UInt32.self)
  unsafe out.pointee = record
  unsafe raw.storeBytes(of: size, as: UInt32.self)
  return .ok
}

/// Less than what version 1 knows can't have been written by its headers.
@safe func requireSize<Record>(
  of pointer: UnsafePointer<Record>, _ name: StaticString,
  atLeast known: Int = MemoryLayout<Record>.size
) throws(Refusal) {
  let size = unsafe UnsafeRawPointer(pointer).load(as: UInt32.self)
  guard Int(size) >= known else {
    throw Refusal(.argument, "`struct_size` of \(name) is \(size), not at least \(known)")
  }
}

/// Copies a list of plain values.
@safe func readList<Element>(
  _ list: UnsafePointer<Element>?, _ count: UInt32, limit: Int
) throws(Refusal) -> [Element] {
  if count == 0 { return [] }
  guard let list = unsafe list, isUsable(list) else {
    throw Refusal(.argument, "`list` is null or misaligned while `count` is \(count)")
  }
  guard Int(count) <= limit else {
    throw Refusal(.limit, "\(count) are more than the \(limit) that the host serves")
  }
  return unsafe Array(UnsafeBufferPointer(start: list, count: Int(count)))
}

/// Copies a string; null bytes are nil.
@safe func readText(
  _ string: nav_string_t, _ name: StaticString, limit: Int
) throws(Refusal) -> String? {
  guard unsafe string.reserved == 0 else {
    throw Refusal(.argument, "`reserved` of `\(name)` is not 0")
  }
  let length = unsafe Int(string.length)
  guard let bytes = unsafe string.bytes else {
    guard length == 0 else {
      throw Refusal(.argument, "`\(name)` has null bytes and a length of \(length)")
    }
    return nil
  }
  guard length <= limit else {
    throw Refusal(.limit, "`\(name)` has \(length) bytes, and the host takes \(limit)")
  }
  let buffer = unsafe UnsafeRawBufferPointer(start: bytes, count: length)
  guard unsafe !buffer.contains(0) else {
    throw Refusal(.value, "`\(name)` has a zero byte inside")
  }
  guard let text = unsafe String(validating: buffer, as: UTF8.self) else {
    throw Refusal(.value, "`\(name)` is not UTF-8")
  }
  return text
}

@safe func readText(
  at pointer: UnsafePointer<nav_string_t>, _ name: StaticString, limit: Int
) throws(Refusal) -> String? {
  try requireUsable(pointer, name)
  return unsafe try readText(pointer.pointee, name, limit: limit)
}

func requireFinite(_ value: Double, _ name: String) throws(Refusal) {
  guard value.isFinite else { throw Refusal(.value, "`\(name)` is \(value)") }
}

func readSize(_ size: nav_size_t, _ name: String) throws(Refusal) -> Size {
  try requireFinite(size.width, "\(name).width")
  try requireFinite(size.height, "\(name).height")
  return Size(width: size.width, height: size.height)
}

func readRect(_ rect: nav_rect_t, _ name: String) throws(Refusal) -> Rect {
  try requireFinite(rect.x, "\(name).x")
  try requireFinite(rect.y, "\(name).y")
  try requireFinite(rect.width, "\(name).width")
  try requireFinite(rect.height, "\(name).height")
  return Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).standardized
}

extension Rect {
  /// The same rectangle with no negative measure, as UIKit takes one.
  var standardized: Rect {
    Rect(
      x: width < 0 ? x + width : x, y: height < 0 ? y + height : y, width: abs(width),
      height: abs(height))
  }
}

extension nav_size_t {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
