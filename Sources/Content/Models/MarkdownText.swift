package import CommonMark
import Diagnostics

/// A model's text in Markdown, not yet parsed.
package struct MarkdownText: Sendable {
  /// In UTF-8.
  package let bytes: ArraySlice<UInt8>
  private let file: SourceFile
  /// The string that holds the text in a JSON file, with its quotes.
  private let literal: Range<Int>?

  /// The text below a file's front matter.
  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    bytes = file.bytes[range]
    literal = nil
  }

  /// The text of a JSON string.
  init(decoded text: String, in file: SourceFile, at range: Range<Int>) {
    self.file = file
    bytes = Array(text.utf8)[...]
    literal = range
  }

  /// Whether its bytes are its file's own.
  var isInPlace: Bool { literal == nil }

  /// Whether it holds nothing but blanks and line ends.
  package var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// The text for the parser, each byte of it at its place in the file.
  package var markdown: MarkdownBody {
    guard let literal else { return MarkdownBody(file, body: bytes.indices) }
    let offsets = JSONStringOffsets(file.bytes[literal])
    return MarkdownBody(Array(bytes), of: file) { range in
      let start = offsets.written(range.lowerBound)
      return start..<max(start, offsets.written(range.upperBound))
    }
  }
}

/// Where the decoded bytes of a JSON string are written (RFC 8259 §7).
private struct JSONStringOffsets: Sendable {
  /// Behind the opening quote and behind each escape: a byte of the text, and where it is written.
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
    var low = 0
    var high = points.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].decoded <= offset { low = middle } else { high = middle }
    }
    return min(points[low].written + offset - points[low].decoded, end)
  }

  /// How many bytes an escape has, and how many of UTF-8 it stands for.
  private static func escape(_ text: ArraySlice<UInt8>) -> (written: Int, decoded: Int) {
    guard text.dropFirst().first == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self)
    return switch Int(digits, radix: 16) ?? 0 {
    case ..<0x80: (6, 1)
    case ..<0x800: (6, 2)
    // Both halves of a pair.
    case 0xD800..<0xDC00: (12, 4)
    default: (6, 3)
    }
  }
}
