import Foundation
import TestSupport
import Testing

@testable import Markdown

/// `ScalarUseTable` is made from the standard library's data of Unicode:
///
///     ZOETROPE_RECORD=1 swift test --filter ScalarUseTests
@Suite struct ScalarUseTests {
  @Test func knowsTheUseOfEveryCharacter() throws {
    if Recording.asked() == .record {
      let (text, version) = table()
      try swiftSource(of: text, version: version).write(
        to: source, atomically: true, encoding: .utf8)
      Issue.record("recorded the table")
      return
    }
    let (major, minor) = ScalarUseTable.unicode
    var count = 0
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let use = ScalarUses.run(of: value).use
      // Another version of the library may know later characters.
      if let age = scalar.properties.age, (age.major, age.minor) <= (major, minor) {
        count += 1
        if use != wordUse(scalar) { Issue.record("U+\(String(value, radix: 16)) is \(use)") }
      } else if use != .none, scalar.properties.age == nil {
        Issue.record("U+\(String(value, radix: 16)) is \(use)")
      }
    }
    #expect(count > 150_000)
  }

  private var source: URL {
    Repository.root.appending(
      path: "Sources/Libraries/Markdown/Rendering/ScalarUseTable.swift")
  }

  private func table() -> (text: [String], version: (Int, Int)) {
    var entries: [String] = []
    var use = ScalarUse.none
    var version = (0, 0)
    for value in UInt32(0)...0x10FFFF {
      let scalar = Unicode.Scalar(value)
      let next = scalar.map(wordUse) ?? .none
      if let age = scalar?.properties.age, (age.major, age.minor) > version {
        version = (age.major, age.minor)
      }
      if next != use {
        entries.append(String(value, radix: 16) + String(UnicodeScalar(next.rawValue)))
        use = next
      }
    }
    return (entries, version)
  }

  private func swiftSource(of entries: [String], version: (Int, Int)) -> String {
    var lines: [String] = []
    for entry in entries {
      if let last = lines.last, last.count + entry.count < 94 {
        lines[lines.count - 1] += " " + entry
      } else {
        lines.append(entry)
      }
    }
    return """
      /// Effects of characters on the words around them, recorded by `ScalarUseTests` from the
      /// general categories of Unicode: where a use begins, and its letter in `ScalarUse`.
      enum ScalarUseTable {
        static let unicode = (major: \(version.0), minor: \(version.1))

        static let text = \"\"\"
          \(lines.joined(separator: " \\\n    "))
          \"\"\"
      }

      """
  }
}

/// A character's effect on words, derived from its properties in Unicode.
func wordUse(_ scalar: Unicode.Scalar) -> ScalarUse {
  let properties = scalar.properties
  switch scalar.value {
  // Dashes between words: en, em, horizontal bar, two and three em. Zero-width spaces separate the
  // words of Khmer and Thai.
  case 0...0x20, 0x2013...0x2015, 0x2E3A, 0x2E3B, 0x200B: return .betweenWords
  default: break
  }
  if properties.isWhitespace { return .betweenWords }
  switch properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
    .decimalNumber, .letterNumber, .otherNumber:
    let name = properties.name ?? ""
    let isOfKanaOrHan = [
      "HIRAGANA", "KATAKANA", "HENTAIGANA", "KANA REPEAT", "IDEOGRAPHIC ITERATION",
    ]
    .contains { name.contains($0) }
    return properties.isIdeographic || isOfKanaOrHan ? .wordItself : .ofWords
  default: return .none
  }
}
