import PluginHost
import Reports

/// `navhost inspect LIB`: what the file is, without running any of it.
struct InspectCommand {
  private let path: String
  private let isJSON: Bool

  init(_ arguments: ParsedArguments) {
    path = arguments.operands[0]
    isJSON = arguments.has(.json)
  }

  func run() throws -> Int32 {
    let file: LibraryFile
    do throws(LibraryFileError) {
      file = try LibraryFile(path: path)
    } catch {
      throw CommandError.notLoadable(error.description)
    }
    let facts = LibraryFacts(file)
    try Output.write(isJSON ? try JSONText.of(facts) : facts.text)
    return 0
  }
}
