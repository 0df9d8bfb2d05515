/// Beginning of an XML file. It tolerates two mistakes that some programs make there.
struct XMLStart {
  /// Number of bytes before the XML: whitespace, which XML 1.0 §2.8 doesn't allow before `<?xml`.
  let offset: Int
  /// Number of line ends in that whitespace.
  let lines: Int
  /// Encoding that replaces the one the file names; `nil` to use the file's.
  let encoding: String?

  init(_ bytes: [UInt8]) {
    let blanks = bytes.prefix { $0.isBlank }
    offset = blanks.count
    lines = blanks.count { $0 == UInt8(ascii: "\n") }
    // Expat knows UTF-8 only by this name.
    let names = ["utf8", "utf_8", "unicode-1-1-utf-8"]
    let declared = Self.encoding(in: bytes[offset...].prefix(200))
    encoding = declared.map { names.contains($0.lowercased()) ? "UTF-8" : nil } ?? nil
  }

  /// Encoding that an XML declaration names; `nil` without one.
  private static func encoding(in bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.starts(with: "<?xml".utf8),
      let declaration = text.split(separator: "?>", maxSplits: 1).first,
      let value = declaration.split(separator: "encoding", maxSplits: 1).dropFirst().first
    else { return nil }
    let quoted = value.split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return quoted.count > 2 ? String(quoted[1]) : nil
  }
}
