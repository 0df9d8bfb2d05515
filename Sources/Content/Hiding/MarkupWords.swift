import Basics

/// The words between the tags of an XML file, such as a drawing or an office document.
enum MarkupWords {
  /// Returns the text with a space for each tag, followed by the text with a space only for tags
  /// that divide words.
  ///
  /// Programs split a number into several runs, and put numbers into adjacent cells.
  static func both(in bytes: [UInt8]) -> [UInt8] {
    words(in: bytes) { _ in true } + [0x0A] + words(in: bytes, isDivided: dividing.contains)
  }

  /// Text of attributes that are shown or contain links. The lines of a drawing are left out,
  /// because they are numbers.
  static func attributes(in bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let sign = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = String(
        decoding: bytes[..<sign].suffix(40).split(whereSeparator: { $0 <= 0x20 }).last ?? [],
        as: UTF8.self
      ).lowercased()
      rest = rest[(sign + 1)...]
      guard let quote = rest.first, quote == 0x22 || quote == 0x27 else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...]
      if telling.contains(where: name.contains) { result += value + [0x0A] }
    }
    return result
  }

  private static let telling = ["label", "title", "href", "data", "name", "desc", "alt", "id"]

  private static let dividing: Set<String> = [
    "p", "tc", "tr", "br", "tab", "c", "v", "si", "row", "td", "th", "cell", "table-cell",
    "table-row", "li", "text", "title", "desc", "line-break",
  ]

  private static func words(in bytes: [UInt8], isDivided: (String) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
      result += rest[..<open]
      let tag = rest[open...].prefix { $0 != UInt8(ascii: ">") }
      let whole = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }
        .prefix { $0 > 0x20 && $0 != UInt8(ascii: "/") }
      let name = whole.split(separator: UInt8(ascii: ":")).last ?? []
      if isDivided(String(decoding: name, as: UTF8.self)) { result.append(0x20) }
      rest = rest[min(tag.endIndex + 1, rest.endIndex)...]
    }
    return result + rest
  }
}
