import Markup
import Testing

@Suite struct ContentLineTests {
  private func line(_ write: (inout OutputBuffer) -> Void) -> String {
    var output = OutputBuffer()
    write(&output)
    return output.string
  }

  @Test func escapesWhatHasAMeaning() {
    let line = line { $0.appendContentLine("SUMMARY", text: #"a\b;c,d:e"f"#) }
    #expect(line == #"SUMMARY:a\\b\;c\,d:e"f"# + "\r\n")
  }

  @Test func partsTextsByCommasOfItsOwn() {
    let line = line { $0.appendContentLine("CATEGORIES", texts: ["a,b", "c"]) }
    #expect(line == "CATEGORIES:a\\,b,c\r\n")
  }

  @Test func keepsNoControlCharacterButTheTab() {
    let line = line {
      $0.appendContentLine("X", text: "a\u{0}b\u{1F}c\u{7F}d\te\r\nf\ng\rh\r\r\ni")
    }
    #expect(line == "X:a\u{FFFD}b\u{FFFD}c\u{FFFD}d\te\\nf\\ng\\nh\\n\\ni\r\n")
  }

  @Test(arguments: [0, 73, 74, 75, 76, 147, 148, 149, 1000])
  func foldsBehindAtMost75OctetsAndNeverWithinACharacter(length: Int) {
    for text in [String(repeating: "x", count: length), String(repeating: "é🚂", count: length)] {
      let line = line { $0.appendContentLine("X", text: text) }
      let parts = line.split(separator: "\r\n", omittingEmptySubsequences: false)
      #expect(parts.last == "")
      #expect(parts.allSatisfy { $0.utf8.count <= 75 })
      #expect(line.replacing("\r\n ", with: "") == "X:\(text)\r\n")
    }
  }
}
