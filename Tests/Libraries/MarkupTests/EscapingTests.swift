import Markup
import Testing

/// Several bytes are read together; each must be found at any place.
@Suite struct EscapingTests {
  /// The escaped form of each ASCII character.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t", "\n", "\u{C}", "\r": String(Character(scalar))
    // HTML Standard, "preprocessing the input stream".
    case _ where scalar.properties.generalCategory == .control: "\u{FFFD}"
    case _ where scalar.properties.isNoncharacterCodePoint: "\u{FFFD}"
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

  @Test func writesNoCharacterThatHTMLForbids() {
    for value in UInt32(0x7F)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      var output = OutputBuffer()
      output.appendEscaped(text)
      if !output.bytes.elementsEqual(Self.escaped(scalar).utf8) {
        Issue.record("U+\(String(value, radix: 16)): \(output.bytes)")
      }
    }
    for write in [
      { $0.appendRaw($1) }, { $0.appendEscapedAsCommonMark($1) },
    ] as [(inout OutputBuffer, UnsafeBufferPointer<UInt8>) -> Void] {
      var output = OutputBuffer()
      let values: [UInt32] = [
        0x61, 1, 0x7F, 0x85, 0xA0, 0xFDD0, 0xFFFF, 0x1FFFE, 0x10FFFF, 0x1F4FF, 9, 10, 0xEF,
      ]
      var text = ""
      text.unicodeScalars.append(contentsOf: values.compactMap(Unicode.Scalar.init))
      Array(text.utf8).withUnsafeBufferPointer { write(&output, $0) }
      let replaced = "a\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}" + String(repeating: "\u{FFFD}", count: 4)
      #expect(output.bytes.elementsEqual((replaced + "\u{1F4FF}\t\n\u{EF}").utf8))
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
