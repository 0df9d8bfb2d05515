import Basics
import Foundation

/// Rules for published paths, applied to products and manifests.
enum ProductPath {
  /// Maximum number of bytes of a path (DESIGN §10).
  static let limit = 1024
  /// Maximum number of bytes of a name in file systems.
  static let segmentLimit = 255

  /// Reason why a path can't be published.
  enum Mistake: Sendable, Hashable {
    case empty
    case tooLong(bytes: Int)
    case segmentTooLong(String, bytes: Int)
    /// Two `/` in a row, or one at an end, as in an absolute path.
    case emptySegment
    case dots(String)
    case controlCharacter
    /// A separator on other systems, which browsers read as `/`.
    case backslash
    case notNFC
    /// A name that publishing itself uses.
    case reserved(String)
  }

  static func mistake(in path: String) -> Mistake? {
    guard !path.isEmpty else { return .empty }
    guard path.utf8.count <= limit else { return .tooLong(bytes: path.utf8.count) }
    var isASCII = true
    var (start, position) = (0, 0)
    var longest = 0
    var hasDots = false
    // Segments that begin with a dot are rare, so they can be searched for again.
    for byte in path.utf8 {
      switch byte {
      case 0..<0x20, 0x7F: return .controlCharacter
      case UInt8(ascii: "\\"): return .backslash
      case UInt8(ascii: "/"):
        guard position > start else { return .emptySegment }
        longest = max(longest, position - start)
        start = position + 1
      case UInt8(ascii: "."): if position == start { hasDots = true }
      case 0x80...: isASCII = false
      default: break
      }
      position += 1
    }
    guard position > start else { return .emptySegment }
    longest = max(longest, position - start)
    if longest > segmentLimit || hasDots, let mistake = segmentMistake(in: path) { return mistake }
    return isASCII ? nil : unicodeMistake(in: path)
  }

  private static func segmentMistake(in path: String) -> Mistake? {
    let segments = path.parts(between: "/")
    for segment in segments {
      if segment == "." || segment == ".." { return .dots(String(segment)) }
      let count = segment.utf8.count
      if count > segmentLimit { return .segmentTooLong(String(segment), bytes: count) }
    }
    guard !segments[0].lowercased().begins(with: Manifest.nameBeginning) else {
      return .reserved(Manifest.nameBeginning)
    }
    return nil
  }

  private static func unicodeMistake(in path: String) -> Mistake? {
    // U+0080 to U+009F are control characters as well.
    guard !path.unicodeScalars.contains(where: { (0x80...0x9F).contains($0.value) }) else {
      return .controlCharacter
    }
    // Bytes are compared, because Swift's own comparison would call the two forms equal.
    return path.precomposedStringWithCanonicalMapping.utf8.elementsEqual(path.utf8) ? nil : .notNFC
  }
}
