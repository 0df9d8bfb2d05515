import Basics
import Diagnostics
package import Markdown

/// A model's text in Markdown, not yet parsed.
package struct MarkdownText: Sendable {
  private enum Form: Sendable {
    /// The text after a file's front matter.
    case inPlace(Range<Int>)
    /// A string in a JSON file, and its range there including its quotes.
    case decoded([UInt8], Range<Int>)
  }

  private let source: ContentSource
  private let form: Form
  /// Whether it contains only whitespace.
  package let isBlank: Bool

  /// The text after a file's front matter.
  init(_ source: ContentSource, _ range: Range<Int>, of file: SourceFile) {
    self.source = source
    form = .inPlace(range)
    isBlank = Self.isBlank(file.bytes[range])
  }

  /// The text of a JSON string.
  init(decoded text: String, in source: ContentSource, at range: Range<Int>) {
    let bytes = Array(text.utf8)
    self.source = source
    form = .decoded(bytes, range)
    isBlank = Self.isBlank(bytes[...])
  }

  private static func isBlank(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// Range in its file; that of a JSON string includes its quotes.
  var writtenRange: Range<Int> {
    switch form {
    case .inPlace(let range), .decoded(_, let range): range
    }
  }

  /// The text's bytes in UTF-8.
  package func bytes() throws(ContentSource.Fault) -> ArraySlice<UInt8> {
    switch form {
    case .inPlace(let range): try bytes(range, of: source.file())
    case .decoded(let bytes, _): bytes[...]
    }
  }

  /// The text's bytes, from its file, which has already been read.
  func bytes(of file: SourceFile) -> ArraySlice<UInt8> {
    switch form {
    case .inPlace(let range): bytes(range, of: file)
    case .decoded(let bytes, _): bytes[...]
    }
  }

  private func bytes(_ range: Range<Int>, of file: SourceFile) -> ArraySlice<UInt8> {
    file.bytes[range.clamped(to: file.bytes.indices)]
  }

  /// The text for the parser, with the place in the file of each byte.
  package func markdown() throws(ContentSource.Fault) -> MarkdownBody {
    let file = try source.file()
    switch form {
    case .inPlace(let range): return MarkdownBody(file, body: range)
    case .decoded(let bytes, let literal):
      let offsets = JSONStringOffsets(file.bytes[literal])
      return MarkdownBody(bytes, of: file) { range in
        let start = offsets.written(range.lowerBound)
        return start..<max(start, offsets.written(range.upperBound))
      }
    }
  }
}

/// Offsets of the decoded bytes of a JSON string in its file (RFC 8259 §7).
private struct JSONStringOffsets: Sendable {
  /// Offsets in the text and in the file, directly after the opening quote and after each escape.
  private var points: [(decoded: Int, written: Int)]
  private let end: Int

  init(_ literal: ArraySlice<UInt8>) {
    var index = literal.startIndex + 1
    var decoded = 0
    points = [(decoded, index)]
    end = literal.endIndex
    while let backslash = literal[min(index, end)...].firstIndex(of: UInt8(ascii: "\\")) {
      decoded += backslash - index
      let escape = Self.escape(literal[backslash...])
      decoded += escape.decoded
      index = backslash + escape.written
      points.append((decoded, index))
    }
  }

  func written(_ offset: Int) -> Int {
    let point = points[max(0, points.partitioningIndex { $0.decoded > offset } - 1)]
    return min(point.written + offset - point.decoded, end)
  }

  /// Number of bytes of an escape, and of the UTF-8 that it encodes.
  private static func escape(_ text: ArraySlice<UInt8>) -> (written: Int, decoded: Int) {
    guard text.dropFirst().first == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self)
    return switch Int(digits, radix: 16) ?? 0 {
    case ..<0x80: (6, 1)
    case ..<0x800: (6, 2)
    // Both halves of a surrogate pair.
    case 0xD800..<0xDC00: (12, 4)
    default: (6, 3)
    }
  }
}
