import Testing

@testable import Basics

@Suite struct ByteReaderTests {
  private func read(_ bytes: [UInt8]) -> String? {
    var writer = ByteWriter()
    writer.write(bytes.count)
    writer.append(bytes)
    var reader = ByteReader(writer.bytes)
    let text = reader.text()
    #expect(reader.isAtEnd)
    return text
  }

  @Test(arguments: ["", "plain", "\u{FEFF}mark", "a\u{0}b", "é🚂\u{FFFD}", "e\u{301}\r\n"])
  func readsTextsAsTheyWereWritten(text: String) {
    #expect(read(Array(text.utf8)).map { Array($0.utf8) } == Array(text.utf8))
  }

  /// Some have as many bytes after repair as before.
  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xF0, 0x9F, 0x9A], [0x61, 0xE2, 0x82], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func readsNoOtherBytesAsText(bytes: [UInt8]) {
    #expect(read(bytes) == nil)
    #expect(read(Array("more than fifteen bytes".utf8) + bytes) == nil)
  }
}
