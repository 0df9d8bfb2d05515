/// Text of a file of a bank or of another program, in whatever encoding these write.
struct EntryText {
  /// Reason why a file can't be read as text.
  enum Fault: Error {
    /// The bytes are of a picture, a spreadsheet or the like.
    case noText
    /// Lines whose letters beyond ASCII are those of several code pages, or of none.
    case severalPages(line: Int, [CodePage])
    case noPage(line: Int)
    /// The bytes aren't in the encoding that was stated.
    case notInEncoding(String)
  }

  let text: String
  /// Name of the encoding, in words.
  let encoding: String

  /// Takes bytes in an encoding that is stated; else in UTF-8, in UTF-16 with a byte order mark, in
  /// the one that OFX names, or in the only code page in which its letters make words.
  ///
  /// A character that can't be read becomes U+FFFD, and no entry with one is written.
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

  /// Whether bytes are UTF-8 but for a few, such as those of a text that was cut within a
  /// character: code pages hardly ever make sequences of it.
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

/// Encoding that the command line states.
package enum EntryEncoding: String, Sendable, Equatable, CaseIterable {
  case utf8 = "utf-8"
  case windows1252 = "windows-1252"
  case windows1250 = "windows-1250"
  case windows1251 = "windows-1251"
  case cp932
  case cp850

  /// The code page, which has the same name; `nil` for UTF-8.
  var page: CodePage? { CodePage(rawValue: rawValue) }
}

/// Code page by the letters of a text.
struct CodePageGuess {
  /// Lines with bytes beyond ASCII, each once, and the number of the first.
  private let sample: [UInt8]
  private let line: Int

  /// Most bytes that are looked at.
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

  /// The only page that fits. Those whose text is the same count as one.
  func page() throws(EntryText.Fault) -> CodePage {
    // Letters of code page 850 have the bytes of other pages' marks, so a text in it fits no other;
    // but some letters of these are letters in it.
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
