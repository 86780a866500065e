// Apple's names, documented there; what is said here is what differs or isn't plain.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation
internal import CNavhostABI
internal import NavhostPlugin

extension UIView {
  public var superview: UIView? {
    let view = Host.read(nav_view_t()) { host, out in
      unsafe host.views.pointee.superview(host.pointer, _object.view, out)
    }
    return view.flatMap { UIView._view($0) }
  }

  /// Back to front.
  public var subviews: [UIView] {
    Host.list(nav_view_t()) { host, out, capacity, count in
      unsafe host.views.pointee.subviews(host.pointer, _object.view, out, capacity, count)
    }.compactMap { UIView._view($0) }
  }

  public var window: UIWindow? {
    let window = UIView.window(of: _object)
    return UIView._view(window.view) as? UIWindow
  }

  public func addSubview(_ view: UIView) {
    insert(view, at: -1)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: Int32(clamping: index))
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, beside: sibling, above: 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, beside: sibling, above: 0)
  }

  public func removeFromSuperview() {
    Host.call { unsafe $0.views.pointee.remove($0.pointer, _object.view) }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: -1)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    Host.call {
      unsafe $0.views.pointee.exchange(
        $0.pointer, _object.view, Int32(clamping: index1), Int32(clamping: index2))
    }
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

  private func insert(_ view: UIView, at index: Int32) {
    Host.call {
      unsafe $0.views.pointee.insert($0.pointer, _object.view, view._object.view, index)
    }
  }

  private func insert(_ view: UIView, beside sibling: UIView, above: Int32) {
    Host.call {
      unsafe $0.views.pointee.insert_beside(
        $0.pointer, _object.view, view._object.view, sibling._object.view, above)
    }
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
