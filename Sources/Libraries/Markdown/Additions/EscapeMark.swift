/// A character that is inserted before each escaped character and each character reference of a
/// text, and removed from libcmark's result.
///
/// In libcmark's tree, `\~` and `&#126;` are a `~` like any other. The mark shows that they don't
/// begin an addition. The mark is punctuation, like the `\` or `&` after it, so it doesn't change
/// how libcmark reads a text. It is also a character that the text does not contain.
struct EscapeMark: Equatable {
  /// Second byte of one of U+0700 to U+070D, Syriac punctuation; the first byte is 0xDC.
  let byte: UInt8

  static let lead: UInt8 = 0xDC
  private static let candidates: ClosedRange<UInt8> = 0x80...0x8D

  /// The text with its marks; `nil` if it needs no marks.
  ///
  /// Throws if the text contains all fourteen characters, because then no mark is free.
  static func marked(
    _ text: UnsafeBufferPointer<UInt8>
  ) throws(NoneLeft) -> (text: [UInt8], mark: EscapeMark)? {
    guard text.has("\\") || text.has("&") else { return nil }
    guard let mark = free(in: text) else { throw NoneLeft() }
    var marked: [UInt8] = []
    marked.reserveCapacity(text.count + 64)
    var start = 0
    var index = 0
    func flush(to end: Int, _ marked: inout [UInt8]) {
      marked.append(contentsOf: text[start..<end])
      marked.append(lead)
      marked.append(mark.byte)
      start = end
    }
    while index + 1 < text.count {
      let next = text[index + 1]
      if text[index] == UInt8(ascii: "\\") {
        if next.mayBeginAddition { flush(to: index, &marked) }
        index += next.isLineEnd ? 1 : 2
      } else {
        if text[index] == UInt8(ascii: "&"), next == UInt8(ascii: "#") || next.isLetter {
          flush(to: index, &marked)
        }
        index += 1
      }
    }
    guard start > 0 || marked.count > 0 else { return nil }
    marked.append(contentsOf: text[start...])
    return (marked, mark)
  }

  struct NoneLeft: Error {}

  /// The first of the characters that the text neither contains nor references by number.
  static func free(in text: UnsafeBufferPointer<UInt8>) -> EscapeMark? {
    var used: Set<UInt8> = []
    for index in text.indices.dropLast() {
      if text[index] == lead { used.insert(text[index + 1]) }
      // A numeric reference to U+0700 to U+070D, in either base, and even without `;`.
      if text[index] == UInt8(ascii: "&"), text[index + 1] == UInt8(ascii: "#") {
        let digits = text[(index + 2)...].prefix(10).prefix { $0.isDigit || $0.isLetter }
        let number = String(decoding: digits, as: UTF8.self)
        let value =
          number.first == "x" || number.first == "X"
          ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
        if let value, (0x700...0x70D).contains(value) { used.insert(UInt8(value - 0x700) + 0x80) }
      }
    }
    return candidates.first { !used.contains($0) }.map(EscapeMark.init)
  }

  /// Whether the character at an index is marked.
  func marks(_ index: Int, in text: [UInt8]) -> Bool {
    index >= 2 && text[index - 1] == byte && text[index - 2] == Self.lead
  }

  /// Whether the mark itself begins at an index.
  func begins(at index: Int, in text: [UInt8]) -> Bool {
    index + 1 < text.count && text[index] == Self.lead && text[index + 1] == byte
  }

  /// A text without its marks; `nil` if it has none.
  func stripped(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.holds(lead: Self.lead, byte) else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      if text[index] == Self.lead, index + 1 < text.count, text[index + 1] == byte {
        index += 2
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func holds(lead: UInt8, _ byte: UInt8) -> Bool {
    indices.dropLast().contains { self[$0] == lead && self[$0 + 1] == byte }
  }
}

extension UInt8 {
  /// Whether the byte may begin or end an addition or a comment, or be part of an address.
  fileprivate var mayBeginAddition: Bool {
    switch self {
    case UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: ":"), UInt8(ascii: "@"), UInt8(ascii: "/"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "<"):
      true
    default: false
    }
  }

  var isLetter: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
  }
}
