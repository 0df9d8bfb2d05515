import Basics

/// The addresses in a style sheet, from `url(…)`, `@import` and `image-set(…)`.
///
/// Reads tokens without a grammar (CSS Syntax Module Level 3, §4.3), so that comments and other
/// strings are ignored.
struct StylesheetReferences {
  struct Reference {
    /// The address without quotes and escapes.
    let text: String
    /// Range of its bytes between the quotes or parentheses.
    let range: Range<Int>
    /// Name of the rule that contains it, if that determines its type, such as `import` or
    /// `font-face`.
    let rule: String

    var isImport: Bool { rule == "import" }
  }

  private(set) var references: [Reference] = []
  private let bytes: [UInt8]
  private var index = 0
  /// Name of the rule that contains the next address.
  private var rule = ""
  /// Open parentheses; `true` for those in which a string is an address.
  private var parentheses: [Bool] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let isAddress = rule == "import" || parentheses.last == true
      let range = string()
      if isAddress { add(range) }
    case UInt8(ascii: "@"):
      index += 1
      rule = name()
    case UInt8(ascii: "("): open(false)
    case UInt8(ascii: ")"):
      _ = parentheses.popLast()
      index += 1
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      if rule != "font-face" || byte == UInt8(ascii: "}") { rule = "" }
      index += 1
    case _ where byte.isNameByte:
      let name = name()
      guard peek(0) == UInt8(ascii: "(") else { return }
      if name == "url" { address() } else { open(name.ends(with: "image-set")) }
    default: index += 1
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private mutating func open(_ holdsAddresses: Bool) {
    parentheses.append(holdsAddresses)
    index += 1
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count,
      !(bytes[index] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/"))
    {
      index += 1
    }
    index = min(index + 2, bytes.count)
  }

  /// Reads an identifier and returns it in lower case.
  private mutating func name() -> String {
    let start = index
    while let byte = peek(0), byte.isNameByte { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
    index = min(index, bytes.count)
    return String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
  }

  /// Skips a string and returns the range between its quotes. A line end closes an unclosed string.
  private mutating func string() -> Range<Int> {
    let quote = bytes[index]
    index += 1
    let start = index
    while let byte = peek(0), byte != quote, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    let end = index
    if peek(0) == quote { index += 1 }
    return start..<end
  }

  /// Skips the `(…)` of `url(…)` and records its address.
  private mutating func address() {
    index += 1
    skipSpace()
    if peek(0) == UInt8(ascii: "\"") || peek(0) == UInt8(ascii: "'") {
      add(string())
      parentheses.append(false)
      return
    }
    let start = index
    while let byte = peek(0), byte != UInt8(ascii: ")"), !byte.isGap {
      if byte == UInt8(ascii: "\\") { skipEscape() } else { index += 1 }
    }
    add(start..<index)
    parentheses.append(false)
  }

  /// Skips an escape: up to six hexadecimal digits and one space or line end, or any other byte.
  private mutating func skipEscape() {
    index += 1
    let digits = bytes[index...].prefix(6).prefix(while: \.isHexDigit).count
    index = min(index + max(digits, 1), bytes.count)
    if digits > 0, peek(0)?.isGap == true { index += 1 }
  }

  private mutating func skipSpace() {
    while let byte = peek(0), byte.isGap { index += 1 }
  }

  private mutating func add(_ range: Range<Int>) {
    references.append(
      Reference(text: Self.unescaped(bytes[range]), range: range, rule: rule))
    if rule == "import" { rule = "" }
  }

  /// Replaces escapes (CSS Syntax Module Level 3, §4.3.7).
  private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix(while: \.isHexDigit)
      guard !digits.isEmpty else {
        result.append(next)
        rest = rest.dropFirst()
        continue
      }
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      let scalar = value.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      result += Array(String(Character(scalar)).utf8)
      rest = rest.dropFirst(digits.count)
      if rest.first?.isGap == true { rest = rest.dropFirst() }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension UInt8 {
  var isGap: Bool { self == 0x20 || self >= 0x09 && self <= 0x0D }

  fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit }

  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "\\"), 0x80...0xFF:
      true
    default: false
    }
  }
}
