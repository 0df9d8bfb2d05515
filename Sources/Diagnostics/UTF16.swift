extension [UInt8] {
  /// Whether they begin as a text in UTF-16 does: with its byte order mark, or with a character of ASCII,
  /// of which one byte is zero.
  package var isUTF16: Bool {
    guard count >= 2 else { return false }
    return switch (self[0], self[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF): true
    case (0, 1...0x7F), (1...0x7F, 0): true
    default: false
    }
  }
}

extension SourceFile {
  /// Whether the file begins as one in UTF-16 does.
  package var isUTF16: Bool { bytes.isUTF16 }
}
