import CCMark

/// Character references in the values of HTML attributes, such as `&eacute;` and `&#233;`.
package enum CharacterReferences {
  /// The value with its character references decoded (HTML Standard, "character reference state");
  /// other text is unchanged.
  package static func decoded(_ value: some Collection<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = Array(value)[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      if let (text, count) = reference(rest) {
        result += text
        rest = rest.dropFirst(count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// The text of the reference at the start of some bytes, and the number of bytes that it takes.
  private static func reference(_ bytes: ArraySlice<UInt8>) -> ([UInt8], Int)? {
    let isNumber = bytes.dropFirst().first == UInt8(ascii: "#")
    let name = bytes.dropFirst(isNumber ? 2 : 1).prefix(while: \.isAlphanumeric)
    let count = 1 + (isNumber ? 1 : 0) + name.count
    let next = bytes.dropFirst(count).first
    let isClosed = next == UInt8(ascii: ";")
    let text: [UInt8]?
    if isNumber {
      text = character(number: String(decoding: name, as: UTF8.self))
    } else {
      // Old names are valid without a semicolon, but not before `=`, as in a query.
      let isOld = next != UInt8(ascii: "=") && old.contains(String(decoding: name, as: UTF8.self))
      text = isClosed || isOld ? character(named: name) : nil
    }
    return text.map { ($0, count + (isClosed ? 1 : 0)) }
  }

  private static func character(number text: String) -> [UInt8]? {
    let isHexadecimal = text.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "x")
    let digits = isHexadecimal ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isNumber }) else {
      return nil
    }
    let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    let scalar = number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
  }

  /// Looks the name up in libcmark, which knows all names of HTML5.
  private static func character(named name: ArraySlice<UInt8>) -> [UInt8]? {
    guard name.count <= longestName else { return nil }
    let written = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
    let document = written.withUnsafeBytes { bytes in
      cmark_parse_document(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, 0)
    }
    guard let document else { return nil }
    defer { cmark_node_free(document) }
    guard let paragraph = cmark_node_first_child(document),
      let text = cmark_node_first_child(paragraph), let literal = cmark_node_get_literal(text)
    else { return nil }
    let found = Array(String(cString: literal).utf8)
    return found == written ? nil : found
  }

  /// Length of `CounterClockwiseContourIntegral`.
  private static let longestName = 31

  /// Names of HTML 4, and some in capital letters, which browsers accept without a semicolon.
  private static let old = Set(
    """
    AElig AMP Aacute Acirc Agrave Aring Atilde Auml COPY Ccedil ETH Eacute Ecirc Egrave Euml GT \
    Iacute Icirc Igrave Iuml LT Ntilde Oacute Ocirc Ograve Oslash Otilde Ouml QUOT REG THORN \
    Uacute Ucirc Ugrave Uuml Yacute aacute acirc acute aelig agrave amp aring atilde auml brvbar \
    ccedil cedil cent copy curren deg divide eacute ecirc egrave eth euml frac12 frac14 frac34 gt \
    iacute icirc iexcl igrave iquest iuml laquo lt macr micro middot nbsp not ntilde oacute ocirc \
    ograve ordf ordm oslash otilde ouml para plusmn pound quot raquo reg sect shy sup1 sup2 sup3 \
    szlig thorn times uacute ucirc ugrave uml uuml yacute yen yuml
    """.split(separator: " ").map(String.init))
}
