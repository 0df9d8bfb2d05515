import CPlatform
import Foundation
import TestSupport
import Testing

@testable import Markup

/// Sixteen bytes are read and copied together. The result must be as if each were handled
/// separately.
@Suite struct BlockTests {
  /// Bytes that each kind of mark must find.
  private static let needed: [(marks: zoetrope_marks, bytes: Set<UInt8>)] = [
    (
      zoetrope_marks_of_html,
      Set("\0&<>\"'\u{7F}".utf8).union([0xC2]).union(0xEF...0xFF)
    ),
    (zoetrope_marks_of_xml, Set(0..<0x20).union("&<>\"'".utf8).union([0xEF])),
    (zoetrope_marks_of_json, Set(0..<0x20).union("&<>\"\\\u{7F}".utf8).union([0xE2])),
    (zoetrope_marks_of_calendars, Set(0..<0x20).subtracting([9]).union(",;\\\u{7F}".utf8)),
    (zoetrope_marks_of_markdown, Set("\n\r!&*<[\\]_`".utf8)),
    (zoetrope_marks_of_typing, Set("\"'-.".utf8)),
    (zoetrope_marks_of_links, Set("@:.".utf8)),
    (zoetrope_marks_of_tags, Set("<".utf8)),
    (
      zoetrope_marks_of_addresses,
      Set(0...0xFF).subtracting("abcdefghijklmnopqrstuvwxyz0123456789-./".utf8)
    ),
    (zoetrope_marks_beyond_ascii, Set(0x80...0xFF)),
  ]

  @Test(arguments: needed.indices)
  func findsEveryMarkAtEveryPlace(kind: Int) {
    let (marks, bytes) = Self.needed[kind]
    for count in [1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 31, 32, 33] {
      for place in 0..<count {
        for byte in bytes {
          var text = [UInt8](repeating: UInt8(ascii: "k"), count: count)
          text[place] = byte
          for start in [0, place, place + 1] {
            let found = text.withUnsafeBufferPointer {
              zoetrope_end_of_plain($0.baseAddress, start, count, marks)
            }
            let wanted = start <= place ? place : count
            // This isn't an expectation for each byte, because there are half a million.
            if found != wanted {
              Issue.record("byte \(byte) at \(place) of \(count), from \(start): \(found)")
            }
          }
        }
      }
    }
    #expect(zoetrope_end_of_plain(nil, 0, 0, marks) == 0)
  }

  private static let signs =
    Array(
      "&<>\"'\\;,#`_[]!*\0\t\n\r\u{1}\u{1F}\u{7F}é€🚂\u{2028}\u{2029}\u{2027}\u{FFFD}\u{FFFE}\u{FFFF}\u{F000} ab"
        .unicodeScalars)

  /// Texts of many lengths, some full of characters to escape, and some nearly without.
  private static func texts(_ count: Int) -> [String] {
    var random = SplitMix(seed: 20_261_123)
    return (0..<count).map { number in
      var text = ""
      let length = Int.random(in: 0...70, using: &random)
      let rarity = [1, 4, 20][number % 3]
      for _ in 0..<length {
        let isSign = Int.random(in: 0..<rarity, using: &random) == 0
        text.unicodeScalars.append(isSign ? signs.randomElement(using: &random) ?? "x" : "x")
      }
      return text
    }
  }

  private static func xml(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 9, 10, 13: "&#\(scalar.value);"
    case ..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
    case 0x7F: "\u{7F}"
    default: EscapingTests.escaped(scalar)
    }
  }

  private static func json(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case _ where EscapingTests.escaped(scalar) == "\u{FFFD}": "\u{FFFD}"
    case "&", "<", ">", "\u{0}"..<" ", "\u{2028}", "\u{2029}":
      "\\u"
        + String(repeating: "0", count: 4 - String(scalar.value, radix: 16).count)
        + String(scalar.value, radix: 16, uppercase: true)
    default: String(scalar)
    }
  }

  private func whole(_ text: String, _ escape: (Unicode.Scalar) -> String) -> String {
    text.unicodeScalars.map(escape).joined()
  }

  @Test func escapesAsIfEachByteWereByItself() {
    for text in Self.texts(3_000) {
      var html = OutputBuffer()
      var xml = OutputBuffer()
      var commonMark = OutputBuffer()
      html.appendEscaped(text)
      xml.appendEscapedForXML(text)
      Array(text.utf8).withUnsafeBufferPointer { commonMark.appendEscapedAsCommonMark($0) }
      #expect(html.bytes == Array(whole(text, EscapingTests.escaped).utf8))
      #expect(xml.bytes == Array(whole(text, Self.xml).utf8))
      #expect(
        commonMark.bytes == Array(whole(text) { $0 == "'" ? "'" : EscapingTests.escaped($0) }.utf8))
      #expect(Array(JSON(.string(text)).text.utf8) == Array("\"\(whole(text, Self.json))\"".utf8))
    }
  }

  /// A calendar's text, unfolded; a return and a line feed end one line.
  private static func calendar(_ text: String) -> String {
    var escaped = ""
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", ",", ";": escaped += "\\\(scalar)"
      case "\n" where last == "\r": break
      case "\n", "\r": escaped += "\\n"
      case "\t": escaped += "\t"
      case "\u{0}"..<" ", "\u{7F}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return escaped
  }

  @Test func escapesForCalendarsAsIfEachByteWereByItself() {
    for text in Self.texts(3_000) {
      var output = OutputBuffer()
      output.appendContentLine("X", text: text)
      var line = output.bytes[...]
      var unfolded: [UInt8] = []
      while let end = line.firstRange(of: Array("\r\n ".utf8)) {
        unfolded += line[..<end.lowerBound]
        line = line[end.upperBound...]
      }
      #expect(unfolded + line == Array("X:\(Self.calendar(text))\r\n".utf8))
    }
  }

  /// Bytes written as a block aren't lost if a piece ends inside it.
  @Test(arguments: 0..<80)
  func escapesAcrossTwoPieces(missing: Int) {
    let text =
      "plain & <b>bold</b>,\u{2028} \"quoted\";\u{FFFE} and 'so\r\non', in more than sixteen bytes"
    let before = [UInt8](repeating: UInt8(ascii: "."), count: OutputBuffer.pieceSize - missing)
    func end(_ write: (inout OutputBuffer) -> Void) -> [UInt8] {
      var output = OutputBuffer()
      output.append(before)
      write(&output)
      let bytes = Data(output.bytes(from: 0))
      #expect(bytes.prefix(before.count) == Data(before))
      return output.bytes(from: before.count)
    }
    #expect(end { $0.appendEscaped(text) } == Array(whole(text, EscapingTests.escaped).utf8))
    #expect(end { $0.appendEscapedForXML(text) } == Array(whole(text, Self.xml).utf8))
    #expect(end { $0.appendQuoted(text) } == Array("\"\(whole(text, Self.json))\"".utf8))
  }

  /// Whole blocks are written, and nothing after the last one.
  @Test func writesNoMoreThanABlockBehindTheEnd() {
    let mark: UInt8 = 0xAA
    let from = [UInt8](repeating: UInt8(ascii: "x"), count: 64)
    for count in 0...48 {
      var room = [UInt8](repeating: mark, count: 96)
      let copied = from.withUnsafeBufferPointer { from in
        room.withUnsafeMutableBufferPointer { room in
          zoetrope_copy_plain(
            room.baseAddress!, from.baseAddress!, count, zoetrope_marks_of_html)
        }
      }
      #expect(copied == count)
      #expect(room[..<count].elementsEqual(from[..<count]))
      #expect(room[(count + 15)...].allSatisfy { $0 == mark })
    }
  }
}
