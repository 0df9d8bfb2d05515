import Diagnostics

/// Encoding of a drawing, which must be UTF-8.
enum DrawingEncoding {
  /// Index of the first byte after any byte order mark, if all bytes are UTF-8 characters of XML.
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
      // U+FFFE and U+FFFF, which UTF-8 can encode but XML doesn't allow.
      if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        let number = 0xFFC0 + UInt32(bytes[index + 2] & 0x3F)
        throw DrawingFault(.syntax(.character(number)), at: index..<index + 3)
      }
    }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether XML allows a character (XML 1.0 §2.2).
  static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
