import Reports
import Testing

@Suite
struct ColumnsTests {
  @Test func `text is wrapped between words and keeps its own lines`() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("one\n\ntwo".wrapped(to: 7) == ["one", "", "two"])
    #expect("wonderful a b".wrapped(to: 3) == ["wonderful", "a b"])
    #expect("".wrapped(to: 3) == [""])
  }

  @Test func `padding never cuts`() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("abcde".padded(to: 4) == "abcde")
  }
}
