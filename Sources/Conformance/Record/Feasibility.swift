package import NavigationSim
import ViewTree

/// Whether any layout could keep the rules at a map's present size.
///
/// Too small a map is not the delegate's fault: geometric rules are skipped there, by the bounds of
/// the rule catalogue.
package enum Feasibility {
  package static func isFeasible(_ map: MapView) -> Bool {
    let size = map.screen.size
    guard size.width >= 320, size.height >= 320 else { return false }
    func height(_ kind: ComponentKind) -> Double {
      map.sizes.size(
        of: kind, map: size, safeArea: map.screen.safeArea, direction: map.tree.direction,
        speed: map.speed, showsRecenter: map.isRecenterShown, textSize: map.textSize)?.height ?? 0
    }
    let prompt =
      map.provided.filter { $0.kind == .prompt }.compactMap { map.promptHeight(of: $0) }.max() ?? 0
    let turn = height(.turnCard)
    let eta = height(.etaCard)
    if map.isWide {
      return size.width >= map.sizes.wideCardWidth + 160 && size.height >= turn + eta
        && size.height >= prompt + 16
    }
    return size.height >= turn + max(prompt, eta) + 88
  }
}
