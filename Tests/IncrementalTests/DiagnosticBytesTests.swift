import Basics
import Diagnostics
import Testing

@testable import Incremental

/// Encoding with which a later build repeats the diagnostics of an earlier one.
@Suite struct DiagnosticBytesTests {
  private static let file = SourceFile(
    path: "Content/a\u{0}\r\n\u{202E}.md", text: "key: värde e\u{301} \u{1B}[31m 👩‍👩‍👧 \t|\n")

  private static let diagnostics = [
    Diagnostic(.error, "a-b", at: nil, ""),
    Diagnostic(.warning, "a-b", at: SourceRange(file: ""), "one", fix: ""),
    Diagnostic(
      .error, "edited", at: file.place(5..<11), "two", fix: "write 'value'",
      edit: Diagnostic.Edit("value", at: file.place(5..<11))),
    Diagnostic(
      .warning, "", at: file.place(5..<11), "\"\\\u{0}\u{FFFD}\u{10FFFF}", fix: "mend\nit",
      notes: [
        Diagnostic.Note("first"), Diagnostic.Note("", at: file.place),
        Diagnostic.Note("third", at: file.place(12..<40)),
      ]),
    Diagnostic(
      .error, "long",
      at: SourceFile(path: "b", text: String(repeating: "é", count: 99_999))
        .place(60_000..<60_002), String(repeating: "ü", count: 9999)),
  ]

  private static let bytes: [UInt8] = {
    var writer = ByteWriter()
    var text = PlaceText()
    writer.write(diagnostics.count)
    for diagnostic in diagnostics { writer.write(diagnostic, &text) }
    return writer.bytes
  }()

  @Test func areReadAsTheyWereWritten() throws {
    var reader = ByteReader(Self.bytes)
    let read = try #require(Diagnostic.read(&reader))
    #expect(reader.isAtEnd)
    #expect(read == Self.diagnostics)
    // Equal texts may differ in their bytes.
    for (one, other) in zip(read, Self.diagnostics) {
      #expect(JSONWriter().text([one]).utf8.elementsEqual(JSONWriter().text([other]).utf8))
      for colours in [false, true] {
        let writer = TerminalWriter(colours: colours)
        #expect(writer.text([one]).utf8.elementsEqual(writer.text([other]).utf8))
      }
    }
  }

  /// A text with 100,000 links that lead nowhere took 305 MB.
  @Test func keepTheTextOfALineOnce() throws {
    let file = SourceFile(path: "a", text: String(repeating: "[é](/b/) ", count: 10_000))
    let diagnostics = (0..<10_000).map { number in
      Diagnostic(.warning, "a-b", at: file.place(number * 10..<number * 10 + 8), "one")
    }
    var writer = ByteWriter()
    var text = PlaceText()
    writer.write(diagnostics.count)
    for diagnostic in diagnostics { writer.write(diagnostic, &text) }
    #expect(writer.count < 1 << 20)
    var reader = ByteReader(writer.bytes)
    #expect(try #require(Diagnostic.read(&reader)) == diagnostics)
  }

  @Test func areNoneWhereTheyAreCut() {
    for length in Self.bytes.indices {
      var reader = ByteReader(Self.bytes.prefix(length))
      #expect(Diagnostic.read(&reader) == nil, "\(length) of \(Self.bytes.count) bytes")
    }
  }

  /// Reading arbitrary bytes, and writing the result, is safe.
  @Test func mayBeAnything() {
    var count = 0
    for index in Self.bytes.indices.prefix(400) {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where byte != Self.bytes[index] {
        var changed = Self.bytes
        changed[index] = byte
        var reader = ByteReader(changed)
        guard let read = Diagnostic.read(&reader) else { continue }
        #expect(TerminalWriter(colours: true).text(read).isEmpty == read.isEmpty)
        count += 1
      }
    }
    #expect(count > 100)
  }
}
