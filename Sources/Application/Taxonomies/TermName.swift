import Domain
import Foundation

/// A term's name as it is told from others, and as addresses hold it.
///
/// Spellings that differ only in case, in the blanks between words or in Unicode's forms are one
/// term, as readers of Hugo and Zola expect: "Night Train" and "night train".
struct TermName: Sendable, Hashable {
  /// In NFC and lower case, with one space between words.
  let identity: String
  /// One segment of a path: letters and digits, with one `-` for each run of anything else.
  let address: String

  init(_ spelling: String) throws(TermFault) {
    let words = spelling.split(whereSeparator: \.isWhitespace)
    identity = words.joined(separator: " ").lowercased().precomposedStringWithCanonicalMapping
    var address = ""
    var isApart = false
    for scalar in identity.unicodeScalars {
      guard scalar.isPartOfWord else {
        isApart = !address.isEmpty
        continue
      }
      if isApart { address += "-" }
      isApart = false
      address.unicodeScalars.append(scalar)
    }
    guard !address.isEmpty else { throw .holdsNoLetter }
    guard address.utf8.count <= Slug.maximumLength else {
      throw .tooLong(bytes: address.utf8.count)
    }
    self.address = address
  }

  /// Addresses of one folded form are one path on file systems that ignore case.
  var foldedAddress: String { address.uppercased().lowercased() }

  /// For lists of terms: letters with and without accents lie together.
  var sortKey: String {
    identity.utf8.allSatisfy { $0 < 0x80 }
      ? identity : identity.folding(options: .diacriticInsensitive, locale: nil)
  }
}

/// Why a text can't be the name of a term.
enum TermFault: Error, Sendable, Hashable {
  /// Nothing of it could stand in an address.
  case holdsNoLetter
  case tooLong(bytes: Int)
}

extension Unicode.Scalar {
  /// Letters, the marks on them, and digits, of every script.
  fileprivate var isPartOfWord: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
