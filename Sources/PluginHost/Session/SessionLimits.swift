/// How much of everything a session serves; past it nothing is made.
package struct SessionLimits: Hashable, Sendable {
  package var views = 100_000
  package var constraints = 400_000
  package var depth = 1024
  package var nestedCallbacks = 64
  package var textBytes = 65_536
  package var nameBytes = 256
  package var animations = 10_000
  package var work = 100_000
  package var listeners = 1000

  /// How many misuses, log lines and notes are kept, each; later ones are only counted.
  package var journal = 1000

  /// How often one turn asks the plugin for more of its own work.
  package var pumps = 64
  package init() {}
}
