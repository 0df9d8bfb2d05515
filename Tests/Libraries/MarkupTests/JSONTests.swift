import Foundation
import Markup
import Testing

@Suite struct JSONTests {
  @Test func escapesWhatCouldEndAScriptOrALine() {
    let text = "\"\\</script>&\u{2028}\u{2029}\t\n\ré🚂\u{2027}"
    #expect(
      JSON(.string(text)).text
        == #""\"\\\u003C/script\u003E\u0026\u2028\u2029\u0009\n\u000Dé🚂"# + "\u{2027}\"")
  }

  @Test func readsBackAsItWasWritten() throws {
    var text = "\t\n\u{C}\r"
    for value in UInt32(0x20)...0x2100 where !(0x7F...0x9F).contains(value) {
      text.unicodeScalars.append(Unicode.Scalar(value) ?? " ")
    }
    let json = JSON(.array([.string(text)])).text
    let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
    #expect(read.first.map { Array($0.utf8) } == Array(text.utf8))
  }

  /// Tests each place of a block of sixteen bytes.
  @Test(arguments: [0, 0xB, 0x1F, 0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x10_FFFE])
  func writesNothingThatHTMLForbids(number: UInt32) throws {
    let character = String(try #require(Unicode.Scalar(number)))
    for count in 0...17 {
      let start = String(repeating: "a", count: count)
      #expect(JSON(.string(start + character + "é")).text == "\"\(start)\u{FFFD}é\"")
    }
    #expect(
      JSON(texts: ["\u{FDCF}\u{FDF0}\u{FFFD}\u{A0}"]).text == "[\"\u{FDCF}\u{FDF0}\u{FFFD}\u{A0}\"]"
    )
  }

  @Test(arguments: ["0", "-0", "10", "25.99", "-1.5e+10", "1E9", "6729383.99"])
  func writesANumberAsItIs(number: String) { #expect(JSON(.number(number)).text == number) }

  @Test(arguments: ["", "-", "01", "1.", ".5", "1e", "1e+", "NaN", "1,5", "0x1", "1 ", "+1"])
  func writesWhatIsNoNumberAsText(text: String) {
    #expect(JSON(.number(text)).text == "\"\(text)\"")
  }

  @Test func leavesOutWhatIsMissing() {
    var members = JSON.Members()
    members.add("a", "b")
    members.add("c", nil as String?)
    members.add("d", JSON.Value?.none)
    members.add("e", .bool(true))
    #expect(members.encoded().text == #"{"a":"b","e":true}"#)
    #expect(JSON.Members().encoded().text == "{}")
  }

  @Test func writesMembersIntoEachOther() {
    var inner = JSON.Members()
    inner.add("i", .integer(1))
    inner.add("j", "<")
    var members = JSON.Members()
    members.add("a") { $0.add("b", "c") }
    members.add("empty") { _ in }
    members.add("list", objects: 2) { $1.add("n", .integer($0 + 1)) }
    members.add("none", objects: 0) { _, _ in }
    members.add("texts", texts: ["x", "y"])
    members.add(inner)
    members.add(JSON.Members())
    #expect(
      members.encoded().text
        == #"{"a":{"b":"c"},"empty":{},"list":[{"n":1},{"n":2}],"none":[],"texts":["x","y"],"#
        + #""i":1,"j":"\u003C"}"#)
  }

  /// Eight bytes are read together: characters to escape are found at each place among them.
  @Test(arguments: ["\"", "\\", "<", "&", "\n", "\u{7F}", "\u{2028}"])
  func escapesAtEveryPlace(text: String) {
    let escaped = JSON(.string(text)).text.dropFirst().dropLast()
    for before in 0..<20 {
      for after in [0, 1, 7, 8, 9] {
        let (left, right) = (
          String(repeating: "é".prefix(before % 2) + "x", count: before),
          String(repeating: "y", count: after)
        )
        #expect(JSON(.string(left + text + right)).text == "\"\(left)\(escaped)\(right)\"")
      }
    }
  }
}
