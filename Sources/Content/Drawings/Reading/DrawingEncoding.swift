import Diagnostics

/// Encoding of a drawing, which is UTF-8.
enum DrawingEncoding {
  /// Index of the first byte after a byte order mark, if all bytes are characters of XML in UTF-8.
  static func start(of bytes: [UInt8]) throws(DrawingFault) -> Int {
    guard bytes.count <= DrawingLimits.bytes else {
      throw DrawingFault(.limit(.bytes(bytes.count)), at: 0..<0)
    }
    guard !bytes.isUTF16, !bytes.starts(with: [0, 0, 0xFE, 0xFF]) else {
      throw DrawingFault(.encoding(.utf16), at: 0..<0)
    }
    guard !bytes.starts(with: [0x1F, 0x8B]) else {
      throw DrawingFault(.encoding(.compressed), at: 0..<0)
    }
    if let wrong = bytes[...].firstInvalidUTF8 {
      throw DrawingFault(.encoding(.damaged), at: wrong)
    }
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20, !byte.isBlank {
        throw DrawingFault(.syntax(.character(UInt32(byte))), at: index..<index + 1)
      }
      // U+FFFE and U+FFFF, which UTF-8 has and XML has not.
      if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        let number = 0xFFC0 + UInt32(bytes[index + 2] & 0x3F)
        throw DrawingFault(.syntax(.character(number)), at: index..<index + 3)
      }
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether XML has a character (XML 1.0 §2.2).
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Index after the XML declaration that begins at an index, if it names UTF-8 or none.
  static func endOfDeclaration(
    in bytes: [UInt8], from start: Int
  ) throws(DrawingFault) -> Int {
    let rest = bytes[start...]
    guard let end = rest.prefix(1_000).firstRange(of: Array("?>".utf8)) else {
      throw DrawingFault(.syntax(.endsEarly(inside: "the XML declaration")), at: start..<start + 5)
    }
    let declaration = rest[..<end.lowerBound]
    guard let word = declaration.firstRange(of: Array("encoding".utf8)) else {
      return end.upperBound
    }
    var value = declaration[word.upperBound...].drop(while: \.isBlank)
    guard value.first == UInt8(ascii: "=") else {
      throw DrawingFault(.syntax(.declaration), at: word)
    }
    value = value.dropFirst().drop(while: \.isBlank)
    guard let quote = value.first, quote == "\"" || quote == "'",
      let last = value.dropFirst().firstIndex(of: quote)
    else { throw DrawingFault(.syntax(.declaration), at: word) }
    let range = value.startIndex + 1..<last
    let name = String(decoding: bytes[range], as: UTF8.self)
    // Old programs name Latin-1 and write ASCII; UTF-7 and its like mean something else by it.
    let isLatin = ["iso-8859-1", "iso-8859-15", "windows-1252"].contains(name.lowercased())
    guard ["utf-8", "us-ascii"].contains(name.lowercased()) || isLatin && bytes[...].isASCII else {
      throw DrawingFault(.encoding(.named(name)), at: range)
    }
    return end.upperBound
  }
}
