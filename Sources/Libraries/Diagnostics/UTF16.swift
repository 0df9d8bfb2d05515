extension [UInt8] {
  /// Whether the bytes begin like UTF-16: with its byte order mark, or with an ASCII character in
  /// two bytes, one of which is zero.
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
  /// Whether the file begins like UTF-16.
  package var isUTF16: Bool { bytes.isUTF16 }
}
