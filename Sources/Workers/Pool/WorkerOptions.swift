import CProcess

/// Which program a worker is.
package struct WorkerCommand: Sendable {
  package var executable: String
  /// What follows the program's name.
  package var arguments: [String]

  /// - Parameter executable: This very program unless told otherwise.
  package init(executable: String = "/proc/self/exe", arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }
}

/// How many workers run, and how far they may go.
package struct WorkerOptions: Sendable {
  package var jobs = 1
  /// The longest time between two moves of the phase, in cases and in the preparation.
  package var phaseTimeout = Duration.seconds(10)
  package var caseTimeout = Duration.seconds(60)
  package var preparationTimeout = Duration.seconds(60)
  /// Bytes kept of the head, and as many of the tail, of each output stream of a case.
  package var outputCapacity = 16 * 1024
  /// Bytes that the messages of one case may have together.
  package var messageLimitInBytes = 256 * 1024 * 1024
  package var limits = ResourceLimits()
  /// Whether what cases write into ``Channel/record`` is handed over; the length is told by the 8 bytes
  /// at its beginning.
  package var keepsRecords = false
  package var sandbox = Sandbox()

  package init() {}
}

/// Limits that a worker sets on itself and its children; core files are always off.
package struct ResourceLimits: Equatable, Sendable {
  package var openFiles: UInt64?
  package var cpuSeconds: UInt64?
  /// Counted over all processes of the user, as Linux does.
  package var processes: UInt64?
  /// Of addresses, whether used or not.
  package var memoryInBytes: UInt64?
  package var fileSizeInBytes: UInt64?

  package init(
    openFiles: UInt64? = nil, cpuSeconds: UInt64? = nil, processes: UInt64? = nil,
    memoryInBytes: UInt64? = nil, fileSizeInBytes: UInt64? = nil
  ) {
    self.openFiles = openFiles
    self.cpuSeconds = cpuSeconds
    self.processes = processes
    self.memoryInBytes = memoryInBytes
    self.fileSizeInBytes = fileSizeInBytes
  }

  private static let none = UInt64.max

  /// Bytes of the encoded form.
  static let encodedSize = 40

  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    for value in [openFiles, cpuSeconds, processes, memoryInBytes, fileSizeInBytes] {
      bytes.append(littleEndian: value ?? ResourceLimits.none)
    }
    return bytes
  }

  init(encoded bytes: ArraySlice<UInt8>) {
    func value(_ index: Int) -> UInt64? {
      let value: UInt64 = bytes.integer(at: bytes.startIndex + index * 8)
      return value == ResourceLimits.none ? nil : value
    }
    self.init(
      openFiles: value(0), cpuSeconds: value(1), processes: value(2), memoryInBytes: value(3),
      fileSizeInBytes: value(4))
  }

  /// Sets the limits on the calling process, for good.
  func apply() {
    if let openFiles { cprocess_limit_open_files(openFiles) }
    if let cpuSeconds { cprocess_limit_cpu_seconds(cpuSeconds) }
    if let processes { cprocess_limit_processes(processes) }
    if let memoryInBytes { cprocess_limit_memory(memoryInBytes) }
    if let fileSizeInBytes { cprocess_limit_file_size(fileSizeInBytes) }
  }
}
