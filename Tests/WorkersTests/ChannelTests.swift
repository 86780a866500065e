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

@Suite struct ThreadStackTests {
  @Test func `a witness's text is read thread by thread`() {
    let text = """
      thread 2
        work at /home/x/layout.c:8
        ? in libc.so.6
        further in libc.so.6
      thread 1
        pause in libc.so.6
      """
    #expect(
      ThreadStack.read(text) == [
        ThreadStack(name: "thread 2", frames: ["work at /home/x/layout.c:8", "? in libc.so.6"]),
        ThreadStack(name: "thread 1", frames: ["pause in libc.so.6"]),
      ])
    #expect(ThreadStack.read("") == [])
  }

  @Test func `names of Swift functions are as in the source`() {
    let stacks = ThreadStack.read(
      "thread 1\n  $s4main4workyySiF at /home/x/a.swift:3\n  $sno in a\n")
    #expect(
      stacks.first?.frames == ["main.work(Swift.Int) -> () at /home/x/a.swift:3", "$sno in a"])
  }

  @Test func `the source is the plugin's own line, not the SDK's or a compiler's`() {
    let stack = ThreadStack(
      name: "thread 1",
      frames: [
        "abort in libc.so.6", "addSubview at /navhost-sdk/Sources/UIKit/UIView.swift:12",
        "thunk at <compiler-generated>:0", "merged at /home/x/a.swift:0",
        "place at home at /home/x/look at/a.swift:7", "start at /home/x/a.swift:3",
      ])
    #expect(stack.source?.file == "/home/x/look at/a.swift")
    #expect(stack.source?.line == 7)
    #expect(stack.source?.function == "place at home")
    #expect(ThreadStack(name: "thread 1", frames: ["pause in libc.so.6"]).source == nil)
  }
}
