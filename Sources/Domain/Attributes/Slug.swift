import Foundation

/// A model's name in addresses and references: one segment of a path, in NFC.
public struct Slug: Sendable, Hashable {
  /// In bytes of UTF-8; file systems end at 255, and an extension may follow.
  package static let maximumLength = 200

  /// In NFC.
  public let text: String

  /// A slug of a text; a text in another form than NFC is brought into it.
  public init(_ text: String) throws(SlugFault) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    // NFC of ASCII is itself; Foundation has the only public way to make it.
    let text = isASCII ? text : text.precomposedStringWithCanonicalMapping
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    // `.`, `..`, and the hidden files of every host.
    guard text.utf8.first != UInt8(ascii: ".") else { throw .startsWithDot }
    var isBlank = true
    for scalar in text.unicodeScalars {
      guard !Self.isControl(scalar) else { throw .control(scalar) }
      guard scalar != "/", scalar != "\\" else { throw .separator(scalar) }
      if isBlank, scalar != " " { isBlank = !isASCII && scalar.properties.isWhitespace }
    }
    guard !isBlank else { throw .empty }
    self.text = text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x20, scalar.value != 0x7F else { return true }
    guard scalar.value >= 0x80 else { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  /// Slugs of one folded form are one name on file systems that ignore case.
  package var caseFolded: String {
    let isFolded = text.utf8.allSatisfy { $0 < 0x80 && !(0x41...0x5A).contains($0) }
    // By way of capitals, since "ß" and "ss" meet only there.
    return isFolded ? text : text.uppercased().lowercased()
  }
}

/// Why a text is no slug.
public enum SlugFault: Error, Sendable, Hashable {
  /// Nothing but blanks.
  case empty
  /// More than 200 bytes.
  case tooLong(bytes: Int)
  /// `.`, `..` or the name of a hidden file.
  case startsWithDot
  /// `/` or `\`.
  case separator(Unicode.Scalar)
  /// A control character, a line separator, or one that turns the direction of text.
  case control(Unicode.Scalar)
}

extension Slug: Comparable {
  /// By bytes of UTF-8, the same on every system.
  public static func < (a: Slug, b: Slug) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension Slug: CustomStringConvertible {
  /// The text.
  public var description: String { text }
}
