/// A file's bytes under the name that diagnostics call it by; byte ranges in it become places.
package struct SourceFile: Sendable {
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
    return Place(
      file: path,
      line: line,
      column: String(decoding: bytes[lineStart..<start], as: UTF8.self).count + 1,
      length: max(1, String(decoding: bytes[start..<max(start, end)], as: UTF8.self).count),
      text: String(decoding: bytes[lineStart..<lineEnd], as: UTF8.self))
  }

  /// The whole file, for mistakes that no line holds.
  package var place: Place { Place(file: path) }
}
