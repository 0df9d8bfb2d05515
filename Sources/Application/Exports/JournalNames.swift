import Foundation

/// Names in the journals of other programs: ASCII letters, digits and hyphens, beginning with a
/// capital letter or a digit.
///
/// ICU transliterates a name into Latin letters. Diacritics are removed, and every other character
/// becomes a hyphen. If several names become equal, the second gets `-2`, the third `-3`.
struct JournalNames {
  private var names: [String: String] = [:]
  private var taken: Set<String> = []

  /// Reserves a name for the journal's own use.
  mutating func reserve(_ name: String) { taken.insert(name.lowercased()) }

  /// Returns the name for a text. The same text always has the same name.
  mutating func name(of text: String) -> String {
    if let known = names[text] { return known }
    let plain = Self.plain(text) ?? "X"
    var (name, number) = (plain, 1)
    while !taken.insert(name.lowercased()).inserted {
      number += 1
      name = "\(plain)-\(number)"
    }
    names[text] = name
    return name
  }

  /// Returns the name for a text, even if another text has it; `nil` without a letter or a digit.
  static func plain(_ text: String) -> String? {
    let latin =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text : text.applyingTransform(.toLatin, reverse: false) ?? text
    var name = ""
    for scalar in latin.decomposedStringWithCanonicalMapping.unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        name.unicodeScalars.append(scalar)
      } else if scalar.properties.generalCategory != .nonspacingMark, name.utf8.last != 0x2D {
        name += "-"
      }
    }
    while name.utf8.first == 0x2D { name.removeFirst() }
    while name.utf8.last == 0x2D { name.removeLast() }
    return name.isEmpty ? nil : name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension String {
  /// The text on one line, without characters that have a special meaning in a journal.
  func inJournal(without characters: [Unicode.Scalar] = []) -> String {
    let scalars = unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control || characters.contains(scalar)
        || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar
    }
    return String(String.UnicodeScalarView(scalars)).trimmingCharacters(in: .whitespaces)
  }
}
