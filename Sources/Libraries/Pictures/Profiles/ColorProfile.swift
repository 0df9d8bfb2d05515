/// Colour profile of a picture as its file contains it (ICC.1:2022 §7).
package struct ColorProfile {
  /// Greatest number of bytes of a profile that is read; profiles for printing have up to 3 MB.
  package static let limit = 8_000_000

  /// An element of a profile: a matrix, a curve, a text, …
  package struct Tag: Sendable, Hashable {
    /// The four letters of its name, such as `rXYZ`.
    package let name: String
    package let range: Range<Int>
  }

  let bytes: [UInt8]
  package let tags: [Tag]

  /// Reads the tag table of a profile; `nil` if the bytes aren't a profile.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes.count <= Self.limit, bytes[36..<40].elementsEqual("acsp".utf8)
    else { return nil }
    self.bytes = bytes
    let count = Self.number(bytes, at: 128)
    guard count >= 1, count <= 200, 132 + 12 * count <= bytes.count else { return nil }
    var tags: [Tag] = []
    for entry in stride(from: 132, to: 132 + 12 * count, by: 12) {
      let start = Self.number(bytes, at: entry + 4)
      let size = Self.number(bytes, at: entry + 8)
      guard start >= 128, size >= 8, start <= bytes.count, size <= bytes.count - start else {
        continue
      }
      let name = String(decoding: bytes[entry..<(entry + 4)], as: UTF8.self)
      tags.append(Tag(name: name, range: start..<(start + size)))
    }
    self.tags = tags
  }

  /// The number in four bytes, which must exist.
  static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// The text in four bytes, which must exist.
  func letters(at offset: Int) -> String {
    String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
  }

  /// Text of a text tag, reduced to printable ASCII; empty for other tags.
  package func text(of tag: Tag) -> String {
    let value = bytes[tag.range]
    let skipped: Int
    switch letters(at: tag.range.lowerBound) {
    case "text": skipped = 8
    case "desc": skipped = 12
    // Skips the table of languages. If it has more entries, the rest of it reads as letters, which
    // does no harm.
    case "mluc": skipped = min(28, value.count)
    case "dict": skipped = 8
    default: return ""
    }
    let isEnded = letters(at: tag.range.lowerBound) == "desc"
    let content = value.dropFirst(skipped)
    let shown = isEnded ? content.prefix { $0 != 0 } : content
    return String(decoding: shown.filter { (0x20...0x7E).contains($0) }, as: UTF8.self)
  }
}
