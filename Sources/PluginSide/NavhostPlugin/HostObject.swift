package import CNavhostABI

/// A handle of the host's, of any kind, with its properties by id.
///
/// Zero bits stand for nothing: every read then gives its fallback.
package struct HostObject: Sendable, Equatable {
  package let bits: UInt64

  package init(bits: UInt64) { self.bits = bits }

  package static let none = HostObject(bits: 0)

  package var object: nav_object_t { nav_object_t(bits: bits) }
  package var item: nav_item_t { nav_item_t(bits: bits) }
  package var view: nav_view_t { nav_view_t(bits: bits) }
  package var guide: nav_guide_t { nav_guide_t(bits: bits) }
  package var constraint: nav_constraint_t { nav_constraint_t(bits: bits) }
  package var animation: nav_animation_t { nav_animation_t(bits: bits) }

  /// Gives a count of the plugin's back, from any thread.
  ///
  /// - Parameter isCalledBack: The object is a view whose callbacks lead to a Swift object. That
  ///   one is half gone by now: nothing that the release sets off may reach it.
  package func release(isCalledBack: Bool = false) {
    guard bits != 0, let host = unsafe Host.current else { return }
    guard OwnerThread.isCurrent else {
      return DeferredReleases.add(self, isCalledBack: isCalledBack, through: host)
    }
    // What is left to say about a refusal is in the host's own report.
    if isCalledBack { _ = unsafe host.views.pointee.set_wants(host.pointer, view, 0) }
    _ = unsafe host.objects.pointee.release(host.pointer, object)
  }
}

/// The id of a property, as the header's constants come to Swift.
package typealias PropertyID = Int

@MainActor
extension HostObject {
  package func retain() {
    Host.call { unsafe $0.objects.pointee.retain($0.pointer, object) }
  }

  package func integer(_ id: PropertyID, shown: Bool = false) -> Int64 {
    Host.read(Int64(0)) { host, out in
      unsafe host.objects.pointee.get_int(host.pointer, object, property(id, shown), out)
    } ?? 0
  }

  package func setInteger(_ id: PropertyID, _ value: Int64) {
    Host.call { unsafe $0.objects.pointee.set_int($0.pointer, object, property(id), value) }
  }

  package func flag(_ id: PropertyID) -> Bool { integer(id) != 0 }

  package func setFlag(_ id: PropertyID, _ value: Bool) { setInteger(id, value ? 1 : 0) }

  package func number(_ id: PropertyID, shown: Bool = false) -> Double {
    Host.read(0.0) { host, out in
      unsafe host.objects.pointee.get_number(host.pointer, object, property(id, shown), out)
    } ?? 0
  }

  package func setNumber(_ id: PropertyID, _ value: Double) {
    Host.call { unsafe $0.objects.pointee.set_number($0.pointer, object, property(id), value) }
  }

  /// Reads a struct that is nothing but doubles; `fallback` gives its shape.
  package func vector<Vector: BitwiseCopyable>(
    _ id: PropertyID, _ fallback: Vector, shown: Bool = false
  ) -> Vector {
    let count = MemoryLayout<Vector>.size / MemoryLayout<Double>.size
    return Host.read(fallback) { host, out in
      unsafe UnsafeMutableRawPointer(out).withMemoryRebound(to: Double.self, capacity: count) {
        unsafe host.objects.pointee.get_vector(
          host.pointer, object, property(id, shown), $0, UInt32(count))
      }
    } ?? fallback
  }

  package func setVector<Vector: BitwiseCopyable>(_ id: PropertyID, _ value: Vector) {
    let count = MemoryLayout<Vector>.size / MemoryLayout<Double>.size
    Host.call { host in
      unsafe withUnsafePointer(to: value) { pointer in
        unsafe UnsafeRawPointer(pointer).withMemoryRebound(to: Double.self, capacity: count) {
          unsafe host.objects.pointee.set_vector(
            host.pointer, object, property(id), $0, UInt32(count))
        }
      }
    }
  }

  /// The text of a property; an empty one and nil are told apart by the host's status.
  package func text(_ id: PropertyID) -> String? {
    guard let host = unsafe Host.current else { return nil }
    var isNil = false
    let bytes = Host.list(UInt8(0)) { _, out, capacity, count in
      let status = unsafe UnsafeMutableRawPointer(out)
        .withMemoryRebound(to: CChar.self, capacity: Int(capacity)) {
          unsafe host.objects.pointee.get_text(
            host.pointer, object, property(id), $0, capacity, count)
        }
      isNil =
        status == nav_status_t(NAV_NONE)
        || (status < 0 && status != nav_status_t(NAV_ERR_CAPACITY))
      return status
    }
    return isNil ? nil : String(decoding: bytes, as: UTF8.self)
  }

  package func setText(_ id: PropertyID, _ value: String?) {
    Host.call { host in
      guard let value else {
        return unsafe host.objects.pointee.set_text(host.pointer, object, property(id), nil)
      }
      return withHostString(value) {
        unsafe host.objects.pointee.set_text(host.pointer, object, property(id), $0)
      }
    }
  }

  package func color(_ id: PropertyID, shown: Bool = false) -> nav_color_t {
    Host.read(nav_color_t()) { host, out in
      unsafe host.objects.pointee.get_color(host.pointer, object, property(id, shown), out)
    } ?? nav_color_t()
  }

  package func setColor(_ id: PropertyID, _ value: nav_color_t) {
    Host.call { host in
      unsafe withUnsafePointer(to: value) {
        unsafe host.objects.pointee.set_color(host.pointer, object, property(id), $0)
      }
    }
  }

  package func setObject(_ id: PropertyID, _ value: HostObject) {
    Host.call {
      unsafe $0.objects.pointee.set_object($0.pointer, object, property(id), value.object)
    }
  }

  private func property(_ id: PropertyID, _ shown: Bool = false) -> nav_property_t {
    nav_property_t(id) | (shown ? nav_property_t(NAV_SHOWN) : 0)
  }
}
