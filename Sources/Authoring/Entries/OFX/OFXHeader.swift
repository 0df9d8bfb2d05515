/// Header of OFX, which names the encoding of the file.
enum OFXHeader {
  /// The code page that the header names; `nil` if it names none, or an unknown one.
  ///
  /// Source: OFX Banking Specification 1.6 §2.2, 2.3 §2.2
  static func page(of bytes: ArraySlice<UInt8>) -> CodePage? {
    let start = String(decoding: bytes.prefix(2000), as: UTF8.self).uppercased()
    guard start.contains("OFXHEADER") || start.contains("<OFX>") else { return nil }
    for mark in ["CHARSET:", "ENCODING=\"", "ENCODING='"] {
      guard let name = start.split(separator: mark, maxSplits: 1).dropFirst().first else {
        continue
      }
      let letters = name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      if let page = pages[String(letters)] { return page }
    }
    return nil
  }

  /// Pages by name, in capital letters. Programs that name Latin 1 actually write Windows-1252.
  private static let pages: [String: CodePage] = [
    "1252": .windows1252, "WINDOWS-1252": .windows1252, "CP1252": .windows1252,
    "ISO-8859-1": .windows1252, "8859-1": .windows1252, "LATIN1": .windows1252,
    "1250": .windows1250, "WINDOWS-1250": .windows1250, "CP1250": .windows1250,
    "1251": .windows1251, "WINDOWS-1251": .windows1251, "CP1251": .windows1251,
    "850": .cp850, "CP850": .cp850, "IBM850": .cp850,
    "932": .cp932, "CP932": .cp932, "SHIFT-JIS": .cp932, "WINDOWS-31J": .cp932,
  ]
}
