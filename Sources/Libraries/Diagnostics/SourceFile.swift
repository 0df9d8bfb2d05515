/// A file's bytes with its path; it converts byte ranges to places.
package struct SourceFile: Sendable {
  /// Path below the site's folder.
  package let path: String
  package let bytes: [UInt8]
  /// Index for looking up places; `nil` for a small file, in which a pass is cheap.
  private let index: PlaceIndex?

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    index = bytes.count > PlaceIndex.leastSize ? PlaceIndex() : nil
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// Returns the place of a byte range; a range after the end is moved to the end.
  ///
  /// The cost does not depend on the file's size, because one line may contain a hundred thousand
  /// mistakes.
  package func place(_ range: Range<Int>) -> SourceRange {
    index?.place(range) { made(range) } ?? made(range)
  }

  private func made(_ range: Range<Int>) -> SourceRange {
    let start = min(max(range.lowerBound, 0), bytes.count)
    let position = position(of: start)
    let window = PlaceWindow(around: position)
    // The rest of a long line is not needed.
    let limit = min(max(window.end, range.upperBound), bytes.count)
    var lineEnd = start
    while lineEnd < limit, bytes[lineEnd] != UInt8(ascii: "\n") { lineEnd += 1 }
    if lineEnd > start, bytes[lineEnd - 1] == UInt8(ascii: "\r") { lineEnd -= 1 }
    let end = min(max(range.upperBound, start), lineEnd)
    let textEnd = scalarStart(from: min(window.end, lineEnd), upTo: lineEnd)
    let textStart = scalarStart(from: window.start, upTo: min(start, textEnd))
    let text = { String(decoding: bytes[textStart..<textEnd], as: UTF8.self) }
    return SourceRange(
      file: path,
      line: position.line,
      column: position.column + 1,
      length: max(1, bytes.characters(in: start..<end)),
      text: index?.text(window, text) ?? text(),
      textColumn: textStart == position.lineStart
        ? 1 : position.column + 1 - bytes.characters(in: textStart..<start))
  }

  /// Place of the whole file, for mistakes that concern no line.
  package var place: SourceRange { SourceRange(file: path) }

  private func position(of offset: Int) -> SourcePosition {
    var position = index?.position(before: offset, in: bytes) ?? SourcePosition()
    position.advance(to: offset, in: bytes)
    return position
  }

  /// Returns the index of the first byte from `index` that begins a scalar.
  private func scalarStart(from index: Int, upTo end: Int) -> Int {
    var index = index
    while index < end, bytes[index] & 0b1100_0000 == 0b1000_0000 { index += 1 }
    return index
  }
}

extension SourceFile: Hashable {
  package static func == (a: SourceFile, b: SourceFile) -> Bool {
    a.path == b.path && a.bytes == b.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(bytes)
  }
}
