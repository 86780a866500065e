/// One of the four numbers of a frame, by its name in layout files.
package enum Measure: String, Hashable, Sendable, CaseIterable {
  case x
  case y
  case width = "w"
  case height = "h"
}
