public import CNavhostABI
import Foundation
internal import NavhostPlugin
import Synchronization
internal import UIKit

/// Answers the host's negotiation for a library with one layout delegate.
///
/// The generated glue of a library exports `navhost_negotiate` and calls this. The strings live as
/// long as the library, being literals.
@safe public func _navhostNegotiate(
  _ input: UnsafePointer<nav_negotiate_in_t>, _ output: UnsafeMutablePointer<nav_negotiate_out_t>,
  id: StaticString, name: StaticString, version: StaticString,
  make: @escaping @MainActor @Sendable () -> any NavigationLayoutDelegate
) -> nav_status_t {
  let request = unsafe input.pointee
  let oldest = UInt32(NAV_ABI_OLDEST)
  let newest = UInt32(NAV_ABI_NEWEST)
  unsafe output.pointee.oldest = oldest
  unsafe output.pointee.newest = newest
  let chosen = unsafe min(newest, request.newest)
  guard unsafe chosen >= max(oldest, request.oldest) else {
    return nav_status_t(NAV_ERR_UNSUPPORTED)
  }
  unsafe output.pointee.chosen = chosen
  unsafe output.pointee.plugin = Exported.table
  unsafe output.pointee.id = nav_string_t(id)
  unsafe output.pointee.language = nav_string_t("swift")
  Exported.library.withLock { library in
    library = Exported.Library(id: id, name: name, version: version, make: make)
  }
  switch unsafe Int(request.purpose) {
  case NAV_PURPOSE_PROBE:
    return nav_status_t(NAV_OK)
  case NAV_PURPOSE_WARM:
    return unsafe bind(request.host) { warm() }
  case NAV_PURPOSE_USE:
    return unsafe bind(request.host) {}
  default:
    return nav_status_t(NAV_ERR_ARGUMENT)
  }
}

private func bind(
  _ host: UnsafePointer<nav_host_t>?, _ next: @MainActor () -> Void
) -> nav_status_t {
  guard let host = unsafe host else { return nav_status_t(NAV_ERR_ARGUMENT) }
  guard unsafe Binding.bind(host) else { return nav_status_t(NAV_ERR_UNSUPPORTED) }
  MainActor.assumeIsolated {
    GMSMapView.registerClasses()
    next()
  }
  return nav_status_t(NAV_OK)
}

/// Makes and drops one object of each class: the first use of a class is what costs.
///
/// Nothing of the user's runs, and nothing of the throw-away host is kept.
@MainActor
private func warm() {
  do {
    let parent = UIView()
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    label.text = "0"
    label.backgroundColor = .systemBackground
    let stack = GMSNavigationHidingStackView(position: .bottom, alignment: .trailing)
    let guide = UILayoutGuide()
    parent.addSubview(label)
    parent.addSubview(stack)
    parent.addLayoutGuide(guide)
    stack.arrangedSubviews = []
    let safeArea = parent.safeAreaLayoutGuide
    let constraints = [
      label.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    parent.layoutIfNeeded()
    UIView.performWithoutAnimation { parent.alpha = 1 }
    NSLayoutConstraint.deactivate(constraints)
    parent.removeLayoutGuide(guide)
    for view in parent.subviews { view.removeFromSuperview() }
  }
  Binding.unbind()
}
