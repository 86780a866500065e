import Foundation
import Signatures

// Writes the table of signatures and the page of the ABI from the headers.
let include = URL(filePath: "Sources/CNavhostABI/include/navhost")
do {
  let headers = try SignatureSource.headerFiles.map { name in
    (name, try String(contentsOf: include.appending(path: "\(name).h"), encoding: .utf8))
  }
  let model = try SignatureModel(HeaderText(headers))
  var source = SignatureSource(model)
  try source.text().write(
    toFile: "Sources/CCallSignatures/signatures.c", atomically: true, encoding: .utf8)
  try AbiPage(model).text.write(toFile: "docs/abi.md", atomically: true, encoding: .utf8)
} catch {
  FileHandle.standardError.write(Data("The signatures can't be written: \(error)\n".utf8))
  exit(1)
}
