package import NavigationSim
package import PluginHost
package import ViewTree

/// What a finding blames, in terms of the tree, since rules know of no calls.
///
/// By it the delegate's call is looked up, and the line that made it.
package enum Suspect: Hashable, Sendable {
  /// The first of these constraints that the delegate made: where it was made, or its number set.
  case constraint([LayoutConstraintID])

  /// Where a constraint was made active.
  case activation(LayoutConstraintID)

  /// Where a guide was added.
  case guide(GuideID)

  /// Where a view was put to where it stands in the tree.
  case insertion(ViewID)

  /// Where a view was taken out, unless it was put back.
  case removal(ViewID)

  /// Where a view's frame, bounds, centre or transform was set.
  case frame(ViewID)

  /// Where another property of a view was set.
  case look(ViewID)

  /// The callback that brought a prompt.
  case prompt(ViewID)

  /// The last callback of a name in the finding's step.
  case callback(DelegateCall.Name)

  /// A call that the host refused with a status.
  case refusal(String, CallStatus)

  /// A call by how many had been made when it was.
  case call(Int)

  /// Objects that are kept and never given back.
  case kept
}
