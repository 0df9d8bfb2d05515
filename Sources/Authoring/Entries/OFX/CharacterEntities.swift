import Basics
import Foundation

/// Decodes entities for characters in a text: `&amp;`, `&#233;`, `&nbsp;`, `&eacute;`.
enum CharacterEntities {
  /// Returns a text in which entities are replaced by their characters; unknown ones stay.
  static func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = Substring(text)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "&")) {
      decoded += rest[..<start]
      let after = Substring(rest.utf8[start...].dropFirst())
      let name = after.upTo(";", "&")
      if name.utf8.count <= longest, after.utf8.dropFirst(name.utf8.count).first == semicolon,
        let character = character(of: name)
      {
        decoded += character
        rest = Substring(after.utf8.dropFirst(name.utf8.count + 1))
      } else {
        decoded += "&"
        rest = after
      }
    }
    return decoded + rest
  }

  /// Greatest length of a name in bytes.
  private static let longest = 10
  private static let semicolon = UInt8(ascii: ";")

  private static func character(of name: Substring) -> String? {
    if name.first == "#" { return scalar(of: name.dropFirst()) }
    if let character = names[String(name)] { return character }
    // HTML names accented letters by letter and mark: `eacute`, `Uuml`.
    guard let letter = name.first, letter.isLetter, letter.isASCII,
      let mark = marks[String(name.dropFirst())]
    else { return nil }
    return (String(letter) + mark).precomposedStringWithCanonicalMapping
  }

  /// A character by its number, in decimal or in hexadecimal after an `x`; `nil` for control
  /// characters.
  private static func scalar(of number: Substring) -> String? {
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .control
    else { return nil }
    return scalar == "\u{A0}" ? " " : String(scalar)
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "szlig": "ß",
    "aelig": "æ", "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "euro": "€", "pound": "£",
    "yen": "¥", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "hellip": "…", "middot": "·", "deg": "°", "ordm": "º", "ordf": "ª",
  ]

  /// Combining marks by their names.
  private static let marks = [
    "acute": "\u{301}", "grave": "\u{300}", "circ": "\u{302}", "uml": "\u{308}",
    "tilde": "\u{303}", "cedil": "\u{327}", "ring": "\u{30A}", "caron": "\u{30C}",
  ]
}
