import CallTrace
import FoundationEssentials
import Glibc
import Reports

/// Traces as files that a user names.
enum TraceFiles {
  /// Reads a trace as far as it goes; what is damaged is told on standard error.
  static func read(_ path: String, command: Command) throws(CommandError) -> TraceFile {
    let bytes = try TextFile.bytes(of: path, command: command, limitInMebibytes: 1024)
    do throws(TraceError) {
      let trace = try TraceFile(Data(bytes), name: path)
      if let damage = trace.damage {
        Output.error("\(Product.name): \(path): \(damage); what stands before that was read")
      }
      return trace
    } catch {
      throw .usage(error.description, command: command)
    }
  }

  /// Writes a case's calls into a folder, which is made: CASE.trace, with the library's number before
  /// it where there are several.
  static func write(
    _ trace: TraceFile, caseID: String, library: Int, into folder: String
  ) throws(CommandError) {
    if unsafe mkdir(folder, 0o777) != 0, errno != EEXIST { throw Output.failure(folder) }
    var trace = trace
    trace.header.host = "\(Product.name) \(Product.version)"
    let name = caseID.map { $0 == "/" ? "_" : $0 }
    let place = library == 0 ? "" : "\(library + 1)-"
    try Output.write([UInt8](trace.data), toFile: "\(folder)/\(place)\(String(name)).trace")
  }
}
