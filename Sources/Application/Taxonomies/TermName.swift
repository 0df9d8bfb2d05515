import Domain
import Foundation

/// A term's name, in one form for comparison and another for addresses.
///
/// Spellings that differ only in case, spaces between words or Unicode normalization are one term,
/// as in Hugo and Zola: "Night Train" and "night train".
struct TermName: Sendable, Equatable {
  /// Form for comparison: NFC and lower case, with one space between words.
  let identity: String
  /// Segment of a path: letters and digits, with one `-` for each run of other characters.
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
    if case .device? = Self.fault(of: address) { throw .device(address) }
    self.address = address
  }

  /// Reason why an address isn't a slug.
  private static func fault(of address: String) -> SlugFault? {
    do throws(SlugFault) {
      _ = try Slug(address)
      return nil
    } catch {
      return error
    }
  }

  /// Case-folded address. Terms with equal ones have the same path on file systems that ignore
  /// case.
  var foldedAddress: String { address.uppercased().lowercased() }

  /// Key to sort terms, without diacritics.
  var sortKey: String {
    identity.utf8.allSatisfy { $0 < 0x80 }
      ? identity : identity.folding(options: .diacriticInsensitive, locale: nil)
  }
}

/// Reason why a text can't be a term.
enum TermFault: Error, Sendable, Equatable {
  /// The text has no character that may be in an address.
  case holdsNoLetter
  case tooLong(bytes: Int)
  /// The address would be the name of a Windows device.
  case device(String)
}

extension Unicode.Scalar {
  /// Whether it is a visible letter, combining mark or digit of any script.
  fileprivate var isPartOfWord: Bool {
    guard !properties.isDefaultIgnorableCodePoint else { return false }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
