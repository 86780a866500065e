import CNavhostABI
import Foundation
import PluginHost
import Testing

/// The property ids of version 1 with what they are: in the headers they are bare numbers.
@Suite struct FrozenPropertyTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../Fixtures/abi-v1/properties.txt").standardizedFileURL

  @Test func `every property of version 1 is served as it was`() throws {
    let frozen = try String(contentsOf: Self.golden, encoding: .utf8).split(separator: "\n")
    #expect(frozen.count == 117)
    let test = TestHost()
    for line in frozen {
      let id = try #require(
        line.split(separator: " ").dropFirst().first.flatMap {
          nav_property_t($0.dropFirst(2), radix: 16)
        })
      #expect(text(of: id, test) == line)
    }
  }

  private func text(of id: nav_property_t, _ test: TestHost) -> String {
    var info = unsafe nav_property_info_t()
    unsafe info.struct_size = UInt32(MemoryLayout<nav_property_info_t>.size)
    let answer = status(unsafe test.objects.property_info(test.host, id, &info))
    guard answer == .ok else { return "\(answer)" }
    let digits = String(id, radix: 16)
    let name = unsafe info.name.bytes.map { unsafe String(cString: $0) } ?? ""
    let number = "0x" + String(repeating: "0", count: 8 - digits.count) + digits
    return unsafe "property \(number) = \(name), kind \(info.kind), type \(info.type), "
      + "count \(info.count), access \(info.access)"
  }
}
