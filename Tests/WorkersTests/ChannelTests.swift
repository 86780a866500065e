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
