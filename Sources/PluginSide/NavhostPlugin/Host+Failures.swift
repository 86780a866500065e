package import CNavhostABI
import Foundation

extension Host {
  /// Turns a failed status into what iOS would do, or into a line of the log.
  ///
  /// Where iOS throws an Objective-C exception the app dies with Apple's words; so does the case.
  /// Every other refusal is the host's to judge: the call had no effect, and the plugin goes on.
  @MainActor package func report(_ status: nav_status_t, from function: StaticString) {
    let failure = lastFailure()
    guard status == nav_status_t(NAV_ERR_EXCEPTION) else {
      let text = failure?.text ?? "status \(status)"
      return log(nav_status_t(NAV_LOG_WARNING), "\(failure?.function ?? "\(function)"): \(text)")
    }
    let name = failure?.name ?? "NSInternalInconsistencyException"
    let reason = failure?.text ?? "\(function) isn't possible here."
    fatal(
      NAV_FATAL_EXCEPTION,
      "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }

  /// Adds a line to the case's log, from any thread.
  package func log(_ level: Int32, _ text: String) {
    withHostString(text) { string in
      _ = unsafe diagnostics.pointee.log(pointer, level, string)
    }
  }

  /// Adds a remark for the report, about nothing in particular.
  @MainActor package func note(_ text: String) {
    withHostString(text) { string in
      _ = unsafe diagnostics.pointee.note(pointer, HostObject.none.object, string)
    }
  }

  /// Prints `text` to standard error and ends the case.
  package func fatal(_ why: Int, _ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    withHostString(text) { string in
      _ = unsafe diagnostics.pointee.fatal(pointer, Int32(why), string)
    }
    // A host whose `fatal` comes back has broken its word; the plugin still can't go on.
    fatalError(text)
  }

  private struct Failure {
    let function: String?
    let name: String?
    let text: String?
  }

  @MainActor private func lastFailure() -> Failure? {
    var failure = unsafe nav_failure_t()
    unsafe failure.struct_size = UInt32(MemoryLayout<nav_failure_t>.size)
    let status = unsafe diagnostics.pointee.last_failure(pointer, &failure)
    guard status == nav_status_t(NAV_OK) else { return nil }
    return Failure(
      function: unsafe String(failure.function), name: unsafe String(failure.name),
      text: unsafe String(failure.text))
  }
}
