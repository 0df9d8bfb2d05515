import Foundation

/// Gives each heading an id of its own.
struct HeadingIDs {
  private var used: Set<String>
  /// The last number given to a slug, so that many equal headings stay cheap.
  private var numbers: [String: Int] = [:]

  init(reserved: Set<String>) { used = reserved }

  /// The slug of a heading's text, with `-1`, `-2`, … where it is taken.
  mutating func id(for text: String) -> String {
    let slug = Self.slug(of: text)
    guard !used.insert(slug).inserted else { return slug }
    var number = numbers[slug, default: 0]
    var id: String
    repeat {
      number += 1
      id = "\(slug)-\(number)"
    } while !used.insert(id).inserted
    numbers[slug] = number
    return id
  }

  /// Lower case, letters with their marks and digits of every script, all else one `-` between them;
  /// in NFC, so that one heading has one address however it was typed.
  static func slug(of text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return slug(ofASCII: text) }
    var slug = String.UnicodeScalarView()
    var isSeparated = false
    for scalar in normalized(text).unicodeScalars {
      guard scalar.isWordCharacter else {
        isSeparated = true
        continue
      }
      if isSeparated, !slug.isEmpty { slug.append("-") }
      isSeparated = false
      slug.append(scalar)
    }
    return slug.isEmpty ? "section" : String(slug)
  }

  private static func slug(ofASCII text: String) -> String {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    var isSeparated = false
    for byte in text.utf8 {
      guard byte.isAlphanumeric else {
        isSeparated = true
        continue
      }
      if isSeparated, !slug.isEmpty { slug.append(UInt8(ascii: "-")) }
      isSeparated = false
      slug.append(byte.isLetter ? byte | 0x20 : byte)
    }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }

  private static func normalized(_ text: String) -> String {
    text.lowercased().precomposedStringWithCanonicalMapping
  }
}

extension Unicode.Scalar {
  fileprivate var isWordCharacter: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    case "\u{0}"..."\u{7F}": false
    default:
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: false
      }
    }
  }
}
