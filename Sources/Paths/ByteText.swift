// Paths and addresses are bytes to a file system, a server and a browser, and Swift's strings are
// characters: `/` and a combining mark behind it are one, which is no `/`, and "é" in its two forms is
// equal to itself. So what has a meaning in a path is compared, found and cut by its bytes, here.
// `PathLintTests` holds the sources to it.

extension StringProtocol {
  /// Whether the bytes of another text are the first of this one.
  @inlinable
  package func begins(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the bytes of another text are the last of this one.
  @inlinable
  package func ends(with end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Whether another text has the same bytes: two that are equal may name two files.
  @inlinable
  package func isSame(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether a character of ASCII is in the text, whatever follows it.
  @inlinable
  package func holds(_ character: ASCII) -> Bool { utf8.contains(character.byte) }
}

extension StringProtocol {
  /// Whether the text begins with a scheme and its colon, as browsers read it (RFC 3986 §3.1). What is
  /// spelt otherwise before a colon is the beginning of a path: `Day 1: Rome.md`.
  package var hasScheme: Bool {
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case UInt8(ascii: ":"): return index > 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        guard index > 0 else { return false }
      default: return false
      }
    }
    return false
  }
}

extension Substring {
  /// What follows a beginning; `nil` where the text does not begin with it.
  @inlinable
  package func behind(_ start: some StringProtocol) -> Substring? {
    begins(with: start) ? Substring(utf8.dropFirst(start.utf8.count)) : nil
  }

  /// What comes before an end; `nil` where the text does not end with it.
  @inlinable
  package func before(_ end: some StringProtocol) -> Substring? {
    ends(with: end) ? Substring(utf8.dropLast(end.utf8.count)) : nil
  }

  /// What comes before the first of some characters of ASCII; all of it, where there is none.
  @inlinable
  package func upTo(_ characters: ASCII...) -> Substring {
    Substring(utf8.prefix { byte in !characters.contains { $0.byte == byte } })
  }

  /// The parts between a character of ASCII, of which some may be empty.
  @inlinable
  package func parts(between character: ASCII) -> [Substring] {
    utf8.split(separator: character.byte, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// The names that a path is made of; of several `/` in a row, all but one count for nothing.
  package var names: [Substring] {
    // Asked for each folder that is made; a generic split takes three times as long.
    var names: [Substring] = []
    names.reserveCapacity(4)
    var start = startIndex
    var index = start
    while index < endIndex {
      let next = utf8.index(after: index)
      if utf8[index] == ASCII.slash.byte {
        if start < index { names.append(self[start..<index]) }
        start = next
      }
      index = next
    }
    if start < endIndex { names.append(self[start...]) }
    return names
  }

  /// Where a character of ASCII stands last.
  @inlinable
  package func place(ofLast character: ASCII) -> Index? { utf8.lastIndex(of: character.byte) }
}

extension String {
  /// What follows a beginning; `nil` where the text does not begin with it.
  @inlinable
  package func behind(_ start: some StringProtocol) -> Substring? { self[...].behind(start) }

  /// What comes before an end; `nil` where the text does not end with it.
  @inlinable
  package func before(_ end: some StringProtocol) -> Substring? { self[...].before(end) }

  /// What comes before the first of some characters of ASCII; all of it, where there is none.
  @inlinable
  package func upTo(_ characters: ASCII...) -> Substring {
    Substring(utf8.prefix { byte in !characters.contains { $0.byte == byte } })
  }

  /// The parts between a character of ASCII, of which some may be empty.
  @inlinable
  package func parts(between character: ASCII) -> [Substring] {
    self[...].parts(between: character)
  }

  /// The names that a path is made of; of several `/` in a row, all but one count for nothing.
  package var names: [Substring] { self[...].names }

  /// Where a character of ASCII stands last.
  @inlinable
  package func place(ofLast character: ASCII) -> Index? { utf8.lastIndex(of: character.byte) }
}

/// A character that is one byte, written as a literal: `"/"`.
@usableFromInline
package struct ASCII: Sendable, ExpressibleByUnicodeScalarLiteral {
  package static let slash: ASCII = "/"

  @usableFromInline
  package let byte: UInt8

  /// Of a literal beyond ASCII it is a byte that no text holds.
  @inlinable
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    byte = scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : 0xFF
  }
}
