/// The XML declaration, which may name an encoding (XML 1.0 §2.8).
enum DrawingDeclaration {
  /// Index after the declaration that begins at `start`, if it names UTF-8 or no encoding.
  static func end(
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
    // Old programs name Latin-1 but write ASCII. In UTF-7 and similar encodings, the same bytes
    // would mean something else.
    let isLatin = ["iso-8859-1", "iso-8859-15", "windows-1252"].contains(name.lowercased())
    guard ["utf-8", "us-ascii"].contains(name.lowercased()) || isLatin && bytes[...].isASCII else {
      throw DrawingFault(.encoding(.named(name)), at: range)
    }
    return end.upperBound
  }
}
