// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  final func findSuperview() -> UIView? {
    let view = Host.read(nav_view_t()) { host, out in
      unsafe host.views.pointee.superview(host.pointer, _object.view, out)
    }
    return view.flatMap { UIView._view($0) }
  }

  final func findSubviews() -> [UIView] {
    Host.list(nav_view_t()) { host, out, capacity, count in
      unsafe host.views.pointee.subviews(host.pointer, _object.view, out, capacity, count)
    }.compactMap { UIView._view($0) }
  }

  final func findWindow() -> UIWindow? {
    UIView.window(UIView.window(of: _object).view)
  }

  final func put(_ view: UIView, at index: Int32) {
    Host.call {
      unsafe $0.views.pointee.insert($0.pointer, _object.view, view._object.view, index)
    }
    SpanGuide.dropCut()
  }

  final func put(_ view: UIView, beside sibling: UIView, above: Int32) {
    Host.call {
      unsafe $0.views.pointee.insert_beside(
        $0.pointer, _object.view, view._object.view, sibling._object.view, above)
    }
    SpanGuide.dropCut()
  }

  /// Of a view that is no subview this says nothing.
  final func reorder(_ view: UIView, at index: Int32) {
    guard view.findSuperview() === self else { return }
    put(view, at: index)
  }

  public func isDescendant(of view: UIView) -> Bool {
    let answer = Host.read(Int32(0)) { host, out in
      unsafe host.views.pointee.is_descendant(host.pointer, _object.view, view._object.view, out)
    }
    return answer == 1
  }

  /// This view or the first below it, depth first, with the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }
}

// MARK: - From one space to another; nil is the window's

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(UIView.convert(point.hostValue, from: self, to: view))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(UIView.convert(point.hostValue, from: view, to: self))
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(UIView.convert(rect.hostValue, from: self, to: view))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(UIView.convert(rect.hostValue, from: view, to: self))
  }

  /// Takes a point or a rectangle, which are two or four doubles, across.
  private static func convert<Value: BitwiseCopyable>(
    _ value: Value, from: UIView?, to: UIView?
  ) -> Value {
    let count = MemoryLayout<Value>.size / MemoryLayout<Double>.size
    let source = from?._object.view ?? nav_view_t()
    let target = to?._object.view ?? nav_view_t()
    return Host.read(value) { host, out in
      unsafe UnsafeMutableRawPointer(out).withMemoryRebound(to: Double.self, capacity: count) {
        unsafe host.views.pointee.convert(host.pointer, source, target, $0, UInt32(count))
      }
    } ?? value
  }
}
