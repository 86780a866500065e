import Glibc

/// The target that `FUZZ_TARGET` names.
private let target: FuzzTarget = {
  let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError(
      "FUZZ_TARGET is one of " + FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))
  }
  return target
}()

/// Called by libFuzzer, which brings its own `main`, with each input it makes up.
@c(LLVMFuzzerTestOneInput)
package func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(unsafe Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}
