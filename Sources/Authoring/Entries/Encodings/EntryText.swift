/// Text of a bank's or another program's file, in any of the encodings that these use.
struct EntryText {
  /// Reason why a file can't be read as text.
  enum Fault: Error {
    /// The bytes are those of a picture, a spreadsheet or another binary file.
    case noText
    /// Lines whose letters beyond ASCII fit several code pages; `noPage` means that they fit none.
    case severalPages(line: Int, [CodePage])
    case noPage(line: Int)
    /// The bytes aren't valid in the stated encoding.
    case notInEncoding(String)
  }

  let text: String
  /// Name of the encoding as users know it.
  let encoding: String

  /// Decodes bytes with the stated encoding. Without one, it tries UTF-8, UTF-16 with a byte order
  /// mark, the encoding that OFX names, and the only code page in which the letters form words.
  ///
  /// A character that can't be decoded becomes U+FFFD, and an entry with one is never written.
  init(_ bytes: [UInt8], in stated: EntryEncoding? = nil) throws(Fault) {
    (text, encoding) = try Self.read(bytes, stated)
    guard !text.utf8.contains(0) else { throw .noText }
  }

  private static func read(
    _ bytes: [UInt8], _ stated: EntryEncoding?
  ) throws(Fault) -> (String, String) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFE, 0xFF): return (utf16(bytes) { $0 << 8 | $1 }, "UTF-16")
    case (0xFF, 0xFE): return (utf16(bytes) { $1 << 8 | $0 }, "UTF-16")
    default: break
    }
    let bare = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    if let page = stated?.page {
      guard let text = page.decode(bare) else { throw .notInEncoding(page.name) }
      return (text, page.name)
    }
    if let valid = String(validating: bare, as: UTF8.self) { return (valid, "UTF-8") }
    if stated == .utf8 || isDamagedUTF8(bare) {
      return (String(decoding: bare, as: UTF8.self), "UTF-8 with damaged characters")
    }
    guard !bytes.contains(0) else { throw .noText }
    if let page = OFXHeader.page(of: bare), let text = page.decode(bare) {
      return (text, page.name)
    }
    let page = try CodePageGuess(bare).page()
    guard let text = page.decode(bare) else { throw .noText }
    return (text, page.name)
  }

  /// Whether bytes are UTF-8 with a few errors, for example because the text was cut within a
  /// character. Text in code pages hardly ever contains UTF-8 sequences.
  private static func isDamagedUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let (whole, damaged) = scalars.reduce(into: (0, 0)) { counts, scalar in
      if scalar == "\u{FFFD}" { counts.1 += 1 } else if !scalar.isASCII { counts.0 += 1 }
    }
    return whole > damaged
  }

  private static func utf16(
    _ bytes: [UInt8], _ unit: (UInt16, UInt16) -> UInt16
  ) -> String {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
      unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// Encoding stated on the command line.
package enum EntryEncoding: String, Sendable, Equatable, CaseIterable {
  case utf8 = "utf-8"
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case cp932
  case cp850

  /// The code page with the same name; `nil` for UTF-8.
  var page: CodePage? { CodePage(rawValue: rawValue) }
}

/// Guesses the code page from the letters of a text.
struct CodePageGuess {
  /// Lines with bytes beyond ASCII, each once; `line` is the number of the first.
  private let sample: [UInt8]
  private let line: Int

  /// Greatest number of bytes that are examined.
  private static let limit = 100_000

  init(_ bytes: ArraySlice<UInt8>) {
    var seen: Set<ArraySlice<UInt8>> = []
    var sample: [UInt8] = []
    var first: Int?
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where line.contains(where: { $0 >= 0x80 }) && seen.insert(line).inserted {
      first = first ?? index + 1
      sample += line + [0x0A]
      if sample.count > Self.limit { break }
    }
    self.sample = sample
    line = first ?? 1
  }

  /// The only page that fits. Pages that give the same text count as one.
  func page() throws(EntryText.Fault) -> CodePage {
    // Code page 850 has letters where other pages have symbols, so its texts fit no other page. But
    // some letters of other pages are letters in code page 850, too, so it is tried last.
    for pages in [CodePage.allCases.filter { $0 != .cp850 }, [.cp850]] {
      let texts = pages.compactMap { page in page.decode(sample).map { (page, $0) } }
        .map { (page: $0, text: $1, fit: CodePageFit($1, $0)) }
      guard let best = texts.map(\.fit).max(), best > .none else { continue }
      var found: [(page: CodePage, text: String)] = []
      for (page, text, fit) in texts
      where fit == best && !found.contains(where: { $0.text == text }) {
        found.append((page, text))
      }
      guard found.count == 1 else { throw .severalPages(line: line, found.map(\.page)) }
      return found[0].page
    }
    throw .noPage(line: line)
  }
}
