import CallTrace
import FoundationEssentials
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
}
