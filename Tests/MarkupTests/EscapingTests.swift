import Markup
import Testing

/// Bytes are looked at several together; each must be found wherever it stands.
@Suite struct EscapingTests {
  /// What each ASCII character becomes, by itself.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\0": "\u{FFFD}"
    default: String(Character(scalar))
    }
  }

  @Test func escapesEveryCharacterAtEveryPlace() {
    for value in UInt8(0)..<0x80 {
      let scalar = Unicode.Scalar(value)
      for before in 0..<18 {
        for after in [0, 1, 7, 8, 17] {
          let head = String(repeating: "é", count: before / 2) + (before % 2 == 0 ? "" : "x")
          let tail = String(repeating: "y", count: after)
          var output = OutputBuffer()
          output.appendEscaped(head + String(Character(scalar)) + tail)
          #expect(
            output.bytes.elementsEqual((head + Self.escaped(scalar) + tail).utf8),
            "U+00\(String(value, radix: 16)) behind \(before) bytes, before \(after)")
        }
      }
    }
  }

  @Test func writesNoByteThatIsNotUTF8() {
    for wrong in [UInt8(0xFE), 0xFF] {
      for before in 0..<18 {
        let text = [UInt8](repeating: 0xC3, count: before) + [wrong] + [0x61, 0x62, 0x63]
        var output = OutputBuffer()
        text.withUnsafeBufferPointer { output.appendEscapedAsCommonMark($0) }
        #expect(
          output.bytes
            == [UInt8](repeating: 0xC3, count: before) + Array("\u{FFFD}abc".utf8))
      }
    }
  }

  @Test func keepsTheApostropheOfCommonMark() {
    var output = OutputBuffer()
    Array("it's <b> & \"quoted\" text".utf8).withUnsafeBufferPointer {
      output.appendEscapedAsCommonMark($0)
    }
    #expect(output.string == "it's &lt;b&gt; &amp; &quot;quoted&quot; text")
  }
}
