/// Text of a file of a bank or of another program, in whatever encoding these write.
struct EntryText {
  enum Encoding: String {
    case utf8 = "UTF-8"
    case utf16 = "UTF-16"
    /// Letters of western Europe in one byte each, as older exports have them.
    case windows1252 = "Windows-1252"
  }

  let text: String
  let encoding: Encoding

  /// Takes bytes that are UTF-8, UTF-16 with a byte order mark, or else Windows-1252; `nil` if they
  /// hold a character of number 0, which no text has.
  init?(_ bytes: [UInt8]) {
    let text: String
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): (text, encoding) = (Self.utf16(bytes) { $0 << 8 | $1 }, .utf16)
    case (0xFF, 0xFE): (text, encoding) = (Self.utf16(bytes) { $1 << 8 | $0 }, .utf16)
    default:
      let bare = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
      if let valid = String(validating: bare, as: UTF8.self) {
        (text, encoding) = (valid, .utf8)
      } else {
        (text, encoding) = (Self.windows1252(bytes), .windows1252)
      }
    }
    guard !text.utf8.contains(0) else { return nil }
    self.text = text
  }

  private static func utf16(
    _ bytes: [UInt8], _ unit: (UInt16, UInt16) -> UInt16
  ) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func windows1252(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes {
      let isOwn = (0x80...0x9F).contains(byte)
      scalars.append(isOwn ? own[Int(byte - 0x80)] : Unicode.Scalar(byte))
    }
    return String(scalars)
  }

  /// Characters of the bytes 80 to 9F, by which the encoding differs from Latin 1; those of no
  /// meaning stand for a character that can't be read.
  ///
  /// Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/WINDOWS/CP1252.TXT
  private static let own: [Unicode.Scalar] = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
