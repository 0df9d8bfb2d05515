/// A file's bytes under the name that diagnostics call it by; byte ranges in it become places.
package struct SourceFile: Sendable, Hashable {
  /// The path below the site's folder.
  package let path: String
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Bytes of a long line that a place keeps before and behind its start: far more than is shown,
  /// and far less than a JSON file of 10 MB in one line.
  private static let kept = 4096

  /// The place of a byte range; a range past the end is moved to the end.
  ///
  /// Lines are counted anew at each call: a mistake is rare, and an index for every file is not free.
  package func place(_ range: Range<Int>) -> Place {
    let start = min(max(range.lowerBound, 0), bytes.count)
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    var lineEnd = start
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    if lineEnd > start, bytes[lineEnd - 1] == UInt8(ascii: "\r") { lineEnd -= 1 }
    let line = bytes[..<lineStart].reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let end = min(max(range.upperBound, start), lineEnd)

    let textStart = scalarStart(from: max(lineStart, start - Self.kept), upTo: start)
    let textEnd = scalarStart(from: min(lineEnd, start + Self.kept), upTo: lineEnd)
    let column = characters(in: lineStart..<start) + 1
    return Place(
      file: path,
      line: line,
      column: column,
      length: max(1, characters(in: start..<end)),
      text: String(decoding: bytes[textStart..<textEnd], as: UTF8.self),
      textColumn: textStart == lineStart ? 1 : column - characters(in: textStart..<start))
  }

  /// The whole file, for mistakes that no line holds.
  package var place: Place { Place(file: path) }

  /// In one line. ASCII, where every byte is a character, needs no grapheme breaking.
  private func characters(in range: Range<Int>) -> Int {
    let slice = bytes[range]
    return slice.allSatisfy { $0 < 0x80 }
      ? slice.count : String(decoding: slice, as: UTF8.self).count
  }

  /// The first byte from there on that begins a scalar.
  private func scalarStart(from index: Int, upTo end: Int) -> Int {
    var index = index
    while index < end, bytes[index] & 0b1100_0000 == 0b1000_0000 { index += 1 }
    return index
  }
}
