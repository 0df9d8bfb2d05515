/// Password generated at random, so that it is known how many guesses it takes.
package struct GeneratedPassword: Sendable {
  /// Kind of parts that make up the password.
  package enum Form: String, Sendable, CaseIterable {
    /// Four pronounceable made-up words of 16 bits each: `lusab-babad-gutih-tugad` (Daniel
    /// Wilkerson, "A Proposal for Proquints", 2009). A list of real words would depend on a
    /// language.
    case words
    /// Sixteen letters and digits of 5 bits each, without those that look alike.
    case characters

    package var bits: Double {
      switch self {
      case .words: 64
      case .characters: 80
      }
    }
  }

  package let form: Form
  /// The password itself, to be shown only once.
  package let text: String

  package var bits: Double { form.bits }

  package init(_ form: Form) {
    self.form = form
    text = Self.text(of: RandomBytes.make(form == .words ? 8 : 16), form)
  }

  /// The password made from random bytes. Words use all bits of the bytes, characters use five bits
  /// of each.
  static func text(of bytes: [UInt8], _ form: Form) -> String {
    switch form {
    case .words:
      stride(from: 0, to: bytes.count - 1, by: 2)
        .map { word(of: UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])) }
        .joined(separator: "-")
    case .characters:
      stride(from: 0, to: bytes.count, by: 4)
        .map { start in
          String(bytes[start..<min(start + 4, bytes.count)].map { characters[Int($0 & 31)] })
        }
        .joined(separator: "-")
    }
  }

  private static func word(of number: UInt16) -> String {
    func consonant(_ shift: Int) -> Character { consonants[Int(number >> shift & 15)] }
    func vowel(_ shift: Int) -> Character { vowels[Int(number >> shift & 3)] }
    return String([consonant(12), vowel(10), consonant(6), vowel(4), consonant(0)])
  }

  private static let consonants = Array("bdfghjklmnprstvz")
  private static let vowels = Array("aiou")
  /// The thirty-two characters: letters and digits without `0`, `1`, `l` and `o`.
  private static let characters = Array("abcdefghijkmnpqrstuvwxyz23456789")
}
