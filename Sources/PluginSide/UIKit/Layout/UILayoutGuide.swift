// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
package import CNavhostABI
package import NavhostPlugin

/// A rectangle that takes part in layout and is never drawn.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The host's guide.
  package private(set) final var _object = HostObject.none

  public nonisolated override init() {
    super.init()
    MainActor.assumeIsolated { take(UILayoutGuide.adopted) }
  }

  deinit {
    _object.release()
  }

  /// In the owner's space.
  open var layoutFrame: CGRect {
    CGRect(_object.vector(NAV_GUIDE_FRAME, nav_rect_t()))
  }

  open var identifier: String {
    get { _object.text(NAV_GUIDE_IDENTIFIER) ?? "" }
    set { _object.setText(NAV_GUIDE_IDENTIFIER, newValue) }
  }

  open var owningView: UIView? {
    let owner = Host.read(nav_view_t()) { host, out in
      unsafe host.layout.pointee.guide_owner(host.pointer, _object.guide, out)
    }
    return owner.flatMap { UIView._view($0) }
  }

  // As of a view; from another thread nothing can be read.
  open nonisolated override var description: String {
    onOwnerThread {
      let frame = layoutFrame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map(shortNumber)
      return "<\(type(of: self)): 0x\(String(_object.bits, radix: 16)); '\(identifier)'; "
        + "layoutFrame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
    } ?? "<\(type(of: self))>"
  }

  open nonisolated override var debugDescription: String { description }

  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: - The host's guide

  /// The guide that the next `init` stands for, instead of making one.
  private static var adopted: HostObject?

  /// The object for a guide of the host's.
  package static func _guide(_ handle: nav_guide_t) -> UILayoutGuide? {
    let object = HostObject(bits: handle.bits)
    return Peers.object(for: object) {
      adopted = object
      return UILayoutGuide()
    }
  }

  private func take(_ adopted: HostObject?) {
    if let adopted {
      UILayoutGuide.adopted = nil
      _object = adopted
      return
    }
    let guide = Host.read(nav_guide_t(), function: "UILayoutGuide") { host, out in
      unsafe withUnsafePointer(to: Peers.peer(for: self)) {
        unsafe host.layout.pointee.guide(host.pointer, $0, out)
      }
    }
    _object = HostObject(bits: guide?.bits ?? 0)
  }
}
