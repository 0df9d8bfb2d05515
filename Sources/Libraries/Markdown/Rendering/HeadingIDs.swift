import Foundation

/// Assigns a unique id to each heading.
struct HeadingIDs {
  private let reserved: Set<String>
  /// Ids written by authors, which no other heading gets.
  private let claimed: Set<String>
  /// Ids of the first headings. Few texts have more, and for so few, a set is slower than comparing
  /// each.
  private var first: [String] = []
  private var others: Set<String> = []
  /// The last number added to a slug, so that many equal headings stay cheap.
  private var numbers: [String: Int] = [:]

  private static let most = 12

  init(reserved: Set<String>, claimed: Set<String> = []) {
    self.reserved = reserved
    self.claimed = claimed
  }

  /// Whether an id can be used in every link: letters and digits of every script, `-`, `_` and `.`.
  /// Only the ids of footnotes contain colons.
  static func isValid(_ id: String) -> Bool {
    !id.isEmpty
      && id.unicodeScalars.allSatisfy { $0.isWordCharacter || $0 == "-" || $0 == "_" || $0 == "." }
  }

  /// Registers an id written by a heading's author, in NFC; `nil` if another heading has it.
  mutating func claim(_ id: String) -> String? {
    let id = id.precomposedStringWithCanonicalMapping
    return register(id) ? id : nil
  }

  /// The slug of a heading's text, with `-1`, `-2`, … if it is taken.
  mutating func id(for text: String) -> String {
    let slug = Self.slug(of: text)
    guard !take(slug) else { return slug }
    var number = numbers[slug, default: 0]
    var id: String
    repeat {
      number += 1
      id = "\(slug)-\(number)"
    } while !take(id)
    numbers[slug] = number
    return id
  }

  private mutating func take(_ id: String) -> Bool { !claimed.contains(id) && register(id) }

  /// Registers an id; returns whether it was free.
  private mutating func register(_ id: String) -> Bool {
    if first.contains(id) || reserved.contains(id) { return false }
    guard first.count == Self.most else {
      first.append(id)
      return true
    }
    return others.insert(id).inserted
  }

  /// Slug of a text: lower case, with letters, their combining marks and digits of every script,
  /// and one `-` in place of everything between them. It is in NFC, so that a heading has the same
  /// address however it was typed.
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
