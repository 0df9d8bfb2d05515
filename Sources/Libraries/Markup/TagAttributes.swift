/// The attributes of the tags in an author's HTML.
///
/// Reads tags as browsers do (HTML Standard, "Tokenization"), except for rare cases; raw HTML in a
/// text may begin and end anywhere between tags.
package struct TagAttributes {
  /// An attribute with a value.
  package struct Attribute: Sendable, Hashable {
    /// Name of the element, in lower case.
    package let element: String
    /// Name of the attribute, in lower case.
    package let name: String
    /// Range of the name's bytes.
    package let place: Range<Int>
    /// Range of the value's bytes, without quotes.
    package let value: Range<Int>
  }

  /// A start tag.
  package struct Tag: Sendable, Hashable {
    /// Name of the element, in lower case.
    package let element: String
    /// Range of the bytes from `<` to `>`.
    package let range: Range<Int>
    /// Indexes of the tag's attributes among all.
    package let attributes: Range<Int>
    /// Range of the content of an element that is text, such as a script.
    package let text: Range<Int>
  }

  package private(set) var attributes: [Attribute] = []
  package private(set) var tags: [Tag] = []
  private let bytes: [UInt8]
  private var index = 0

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      switch peek() {
      case UInt8(ascii: "!") where bytes[index...].starts(with: "!--".utf8): skip(past: "-->")
      case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/"): skip(past: ">")
      case let byte? where byte.isLetter: tag()
      default: break
      }
    }
  }

  private func peek() -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skip(past end: String) {
    let end = Array(end.utf8)
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
  }

  /// Reads up to a byte that ends a name; returns the name in lower case.
  private mutating func name(until ends: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = peek(), !ends(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  private mutating func tag() {
    let (start, first) = (index - 1, attributes.count)
    let element = name { $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    while let byte = peek(), byte != UInt8(ascii: ">") {
      if byte.isSpace || byte == UInt8(ascii: "/") {
        index += 1
      } else {
        attribute(of: element)
      }
    }
    index = min(index + 1, bytes.count)
    let end = index
    if ["script", "style", "textarea", "title", "xmp", "iframe"].contains(element) {
      skipText(of: element)
    }
    tags.append(
      Tag(
        element: element, range: start..<end, attributes: first..<attributes.count,
        text: end..<index))
  }

  private mutating func attribute(of element: String) {
    let start = index
    let name = name {
      $0.isSpace || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=")
    }
    // A leading `=` is part of the name.
    if index == start { index += 1 }
    let place = start..<index
    skipSpace()
    guard peek() == UInt8(ascii: "=") else { return }
    index += 1
    skipSpace()
    let value: Range<Int>
    if let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = bytes[(index + 1)...].firstIndex(of: quote) ?? bytes.count
      value = index + 1..<end
      index = min(end + 1, bytes.count)
    } else {
      let start = index
      while let byte = peek(), !byte.isSpace, byte != UInt8(ascii: ">") { index += 1 }
      value = start..<index
    }
    attributes.append(Attribute(element: element, name: name, place: place, value: value))
  }

  private mutating func skipSpace() {
    while let byte = peek(), byte.isSpace { index += 1 }
  }

  /// Skips the content of an element that contains only text, even if it looks like markup.
  private mutating func skipText(of element: String) {
    let end = Array("</\(element)".utf8)
    while index < bytes.count {
      let rest = bytes[index...].prefix(end.count)
      if rest.elementsEqual(end, by: { $0 | 0x20 == $1 | 0x20 }) { return }
      index += 1
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }

  fileprivate var isSpace: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }
}
