import Glibc
import Testing

/// One after the other, since each looks for processes that it left behind.
@Suite(.serialized)
struct ProcessTests {}

/// The worker processes that exist on this machine.
enum Processes {
  /// Numbers of the living processes that run the fixture.
  static var left: [Int32] {
    guard let folder = unsafe opendir("/proc") else { return [] }
    defer { unsafe closedir(folder) }
    var found: [Int32] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { raw in
        unsafe String(decoding: raw.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let number = Int32(name), isFixture(number) else { continue }
      found.append(number)
    }
    return found
  }

  /// Whether all end within ten seconds; for ends that no call waits for.
  static var eventuallyNone: Bool {
    for _ in 0..<1000 where !left.isEmpty { usleep(10_000) }
    return left.isEmpty
  }

  private static func isFixture(_ process: Int32) -> Bool {
    Fixture.resolved("/proc/\(process)/exe") == fixture
  }

  private static let fixture = Fixture.resolved(Fixture.path)
}
