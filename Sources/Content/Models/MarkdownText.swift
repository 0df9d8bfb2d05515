package import Diagnostics

/// A model's text in Markdown, not yet parsed.
package struct MarkdownText: Sendable {
  /// The file whose bytes hold the text. For a `body` in JSON it is one of the decoded text alone,
  /// under the name of the JSON file.
  package let file: SourceFile
  /// In bytes of `file`.
  package let range: Range<Int>

  /// The JSON file, and the text's place in it with its quotes.
  private let literal: (file: SourceFile, range: Range<Int>)?

  /// The text below a file's front matter.
  init(_ file: SourceFile, _ range: Range<Int>) {
    self.file = file
    self.range = range
    literal = nil
  }

  /// The text of a JSON string.
  init(decoded text: String, in file: SourceFile, at range: Range<Int>) {
    let bytes = Array(text.utf8)
    self.file = SourceFile(path: file.path, bytes: bytes)
    self.range = 0..<bytes.count
    literal = (file, range)
  }

  package var bytes: ArraySlice<UInt8> { file.bytes[range] }

  /// Whether it holds nothing but blanks and line ends.
  package var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }

  /// The place of a range in bytes of `file`, in the file that its author wrote.
  package func place(_ range: Range<Int>) -> Place {
    guard let literal else { return file.place(range) }
    let start = Self.offset(of: range.lowerBound, in: literal.file.bytes[literal.range])
    let end = Self.offset(of: range.upperBound, in: literal.file.bytes[literal.range])
    return literal.file.place(start..<max(start, end))
  }

  /// Where a decoded byte stands in a JSON string (RFC 8259 §7).
  private static func offset(of decoded: Int, in literal: ArraySlice<UInt8>) -> Int {
    var index = literal.startIndex + 1
    var count = 0
    while index < literal.endIndex, count < decoded {
      guard literal[index] == UInt8(ascii: "\\"), index + 1 < literal.endIndex else {
        index += 1
        count += 1
        continue
      }
      guard literal[index + 1] == UInt8(ascii: "u") else {
        index += 2
        count += 1
        continue
      }
      let unit = codeUnit(literal[index...])
      // A surrogate pair is twelve bytes of JSON and four of UTF-8.
      let isPair = (0xD800..<0xDC00).contains(unit)
      index += isPair ? 12 : 6
      count += isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
    }
    return min(index, literal.endIndex)
  }

  /// The number of `\uXXXX`.
  private static func codeUnit(_ escape: ArraySlice<UInt8>) -> Int {
    Int(String(decoding: escape.dropFirst(2).prefix(4), as: UTF8.self), radix: 16) ?? 0
  }
}
