/// Why text cannot be measured on this machine.
package enum TextSetupError: Error, Hashable {
  /// A file of the pinned font is missing or cannot be read as a font.
  case fontNotInstalled(path: String, package: String)

  /// The text library made no font of a file that is there.
  case fontRefused(path: String)
}

extension TextSetupError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fontNotInstalled(let path, let package):
      "The font file \(path) is missing or unreadable; install the Debian package \(package)."
    case .fontRefused(let path):
      "Pango and fontconfig make no font of the file \(path)."
    }
  }
}
