import Foundation

/// A model's name in addresses and references: one segment of a path, in NFC.
package struct Slug: Sendable, Hashable {
  /// In bytes of UTF-8; file systems end at 255, and an extension may follow.
  package static let maximumLength = 200

  package let text: String

  package init(_ text: String) throws(SlugFault) {
    // NFC of ASCII is itself; Foundation has the only public way to make it.
    let text =
      text.utf8.allSatisfy { $0 < 0x80 } ? text : text.precomposedStringWithCanonicalMapping
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.maximumLength else { throw .tooLong(bytes: text.utf8.count) }
    // `.`, `..`, and the hidden files of every host.
    guard text.utf8.first != UInt8(ascii: ".") else { throw .startsWithDot }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "/", "\\": throw .separator(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": throw .control(scalar)
      case "\u{A0}"...:
        let properties = scalar.properties
        switch properties.generalCategory {
        case .lineSeparator, .paragraphSeparator: throw .control(scalar)
        default: if properties.isBidiControl { throw .control(scalar) }
        }
      default: break
      }
    }
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .empty }
    self.text = text
  }

  /// Slugs of one folded form are one name on file systems that ignore case.
  package var caseFolded: String {
    // By way of capitals, since "ß" and "ss" meet only there.
    text.uppercased().lowercased()
  }
}

package enum SlugFault: Error, Sendable, Hashable {
  case empty
  case tooLong(bytes: Int)
  case startsWithDot
  /// `/` or `\`.
  case separator(Unicode.Scalar)
  /// A control character, a line separator, or one that turns the direction of text.
  case control(Unicode.Scalar)
}

extension Slug: Comparable {
  /// By bytes of UTF-8, the same on every system.
  package static func < (a: Slug, b: Slug) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension Slug: CustomStringConvertible {
  package var description: String { text }
}
