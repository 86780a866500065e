import Testing
import Workers

@Suite struct ChannelTests {
  @Test func `a channel in memory keeps what is sent and the phase entered last`() {
    let channel = Channel.inMemory()
    #expect(channel.lastPhase == nil)
    channel.enter(phase: "outer")
    channel.send([1, 2])
    channel.enter(phase: "inner")
    channel.send([])
    #expect(channel.lastPhase == "inner")
    channel.leave()
    #expect(channel.lastPhase == "outer")
    channel.leave()
    #expect(channel.lastPhase == "outer")
    #expect(channel.messages == [[1, 2], []])
  }
}

@Suite struct CapturedStreamTests {
  @Test func `a short stream is kept whole`() {
    var stream = CapturedStream(capacity: 4)
    stream.append(Array("abcdef".utf8)[...])
    #expect(stream.text == "abcdef")
    #expect(stream.totalByteCount == 6)
  }

  @Test func `of a long stream both ends are kept however it came`() {
    for size in 1...26 {
      var stream = CapturedStream(capacity: 4)
      var rest = Array("abcdefghijklmnopqrstuvwxyz".utf8)[...]
      while !rest.isEmpty {
        stream.append(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(stream.text == "abcd\n… 18 bytes left out …\nwxyz")
      #expect(stream.totalByteCount == 26)
    }
  }
}

@Suite struct DenialTests {
  @Test(arguments: Denial.Aim.allCases) func `a denial travels as a line`(_ aim: Denial.Aim) throws
  {
    let line = try #require(
      (0..<8).lazy.compactMap { Denial("\(1 << $0) mkdir /a b") }.first { $0.aim == aim }?.line)
    let denial = try #require(Denial(line))
    #expect(denial.aim == aim)
    #expect(denial.act == "mkdir /a b")
  }

  @Test(arguments: ["", "4", "x y", "3 open /a", "-4 open", "4294967296 open"])
  func `anything else is none`(_ line: String) {
    #expect(Denial(line) == nil)
  }
}
