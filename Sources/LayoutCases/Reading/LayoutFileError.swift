/// What is wrong with a layout file, and where.
package struct LayoutFileError: Error, Hashable, Sendable {
  /// As `case AL-001, views[2].frame`; empty for the file as a whole.
  package let place: String

  /// What was found there and what was wanted, as the rest of a sentence.
  package let problem: String

  package init(at place: String = "", _ problem: String) {
    self.place = place
    self.problem = problem
  }
}

extension LayoutFileError: CustomStringConvertible {
  package var description: String { place.isEmpty ? problem : "\(place): \(problem)" }
}
