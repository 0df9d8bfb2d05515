// Comparing, searching and cutting of paths and addresses by bytes, as file systems, servers and
// browsers treat them. Swift's strings compare characters: `/` with a combining mark is one
// character that is not `/`, and both forms of "é" are equal. `PathLintTests` checks that the
// sources use this file.

extension StringProtocol {
  /// Whether the text begins with another's bytes.
  @inlinable
  package func begins(with start: some StringProtocol) -> Bool { utf8.starts(with: start.utf8) }

  /// Whether the text ends with another's bytes.
  @inlinable
  package func ends(with end: some StringProtocol) -> Bool {
    utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Whether both have the same bytes; two equal strings may be the names of two files.
  @inlinable
  package func isSame(as other: some StringProtocol) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether an ASCII character is in the text, even before a combining mark.
  @inlinable
  package func holds(_ character: ASCII) -> Bool { utf8.contains(character.byte) }
}

extension StringProtocol {
  /// Whether the text begins with a scheme and its colon, as browsers read it (RFC 3986 §3.1).
  /// Other text before a colon is part of a path: `Day 1: Rome.md`.
  @inlinable
  package var hasScheme: Bool {
    var index = -1
    for byte in utf8 {
      index += 1
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
  /// Returns the text after a prefix; `nil` if the text does not begin with it.
  @inlinable
  package func behind(_ start: some StringProtocol) -> Substring? {
    begins(with: start) ? Substring(utf8.dropFirst(start.utf8.count)) : nil
  }

  /// Returns the text before a suffix; `nil` if the text does not end with it.
  @inlinable
  package func before(_ end: some StringProtocol) -> Substring? {
    ends(with: end) ? Substring(utf8.dropLast(end.utf8.count)) : nil
  }

  /// Returns the text before the first of the given ASCII characters, or the whole text if it has
  /// none of them.
  @inlinable
  package func upTo(_ characters: ASCII...) -> Substring {
    Substring(utf8.prefix { byte in !characters.contains { $0.byte == byte } })
  }

  /// Returns the parts that an ASCII character separates, including empty ones.
  @inlinable
  package func parts(between character: ASCII) -> [Substring] {
    utf8.split(separator: character.byte, omittingEmptySubsequences: false).map(Substring.init)
  }

  /// Segments of a path; several consecutive `/` count as one.
  package var names: [Substring] {
    // Frequent when folders are created; a generic split takes three times as long.
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

  /// Returns the index of the last occurrence of an ASCII character.
  @inlinable
  package func place(ofLast character: ASCII) -> Index? { utf8.lastIndex(of: character.byte) }
}

extension String {
  /// Returns the text after a prefix; `nil` if the text does not begin with it.
  @inlinable
  package func behind(_ start: some StringProtocol) -> Substring? { self[...].behind(start) }

  /// Returns the text before a suffix; `nil` if the text does not end with it.
  @inlinable
  package func before(_ end: some StringProtocol) -> Substring? { self[...].before(end) }

  /// Returns the text before the first of the given ASCII characters, or the whole text if it has
  /// none of them.
  @inlinable
  package func upTo(_ characters: ASCII...) -> Substring {
    Substring(utf8.prefix { byte in !characters.contains { $0.byte == byte } })
  }

  /// Returns the parts that an ASCII character separates, including empty ones.
  @inlinable
  package func parts(between character: ASCII) -> [Substring] {
    self[...].parts(between: character)
  }

  /// Segments of a path; several consecutive `/` count as one.
  package var names: [Substring] { self[...].names }

  /// Returns the index of the last occurrence of an ASCII character.
  @inlinable
  package func place(ofLast character: ASCII) -> Index? { utf8.lastIndex(of: character.byte) }
}

extension String {
  /// The name of a file without its extension, if it has one; `10.15.33` has no extension.
  package var fileStem: String {
    guard let dot = place(ofLast: "."), dot > startIndex else { return self }
    let ending = Substring(utf8[utf8.index(after: dot)...]).lowercased()
    let isExtension =
      (1...10).contains(ending.utf8.count)
      && ending.utf8.allSatisfy { byte in
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      }
    // Extensions such as `7z` and `3gp` begin with a digit, but `15h` is the end of a time.
    guard isExtension, ending >= "a" || ["7z", "3gp", "3g2"].contains(ending) else { return self }
    return String(self[..<dot])
  }
}

/// An ASCII character, written as a literal: `"/"`.
@usableFromInline
package struct ASCII: Sendable, ExpressibleByUnicodeScalarLiteral {
  package static let slash: ASCII = "/"

  @usableFromInline
  package let byte: UInt8

  /// Creates the byte of a literal; a literal that is not ASCII becomes 0xFF, which no text
  /// contains.
  @inlinable
  package init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    byte = scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : 0xFF
  }
}

extension UInt8 {
  /// Value of a hexadecimal digit of either case, as after a `%`; `nil` for any other byte.
  @inlinable
  package var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - 0x30
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
      (self | 0x20) - 0x61 + 10
    default: nil
    }
  }
}
