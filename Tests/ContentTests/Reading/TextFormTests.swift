import Diagnostics
import Domain
import Foundation
import Testing

@testable import Content

/// A form doesn't refuse any text that its conversion accepts. Its conversion must refuse every
/// text that all forms of a type refuse.
struct TextFormTests {
  /// A type read from texts: its form, and whether its conversion accepts a text.
  struct Reading: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let form: TextForm
    let takes: @Sendable (String) -> Bool

    /// Uses the type itself, or its conversion if messages of the type are slow.
    init<T>(_ name: String, _ type: ValueType<T>, by takes: (@Sendable (String) -> Bool)? = nil) {
      testDescription = name
      let key = Key("key", type, "A key.")
      switch type.shape {
      case .text(let form), .scalar(let form, _): self.form = form
      default: form = TextForm("")
      }
      self.takes =
        takes ?? { text in
          let findings = Findings(SourceFile(path: "x", text: ""), DiagnosticCollector())
          return key.convert(Value(.string(text), at: 0..<0), as: type, findings) != nil
            && findings.mistakes == 0
        }
    }
  }

  private static let readings = [
    Reading("slug", .slug), Reading("time", .time) { (try? WrittenTime($0)) != nil },
    Reading("calendarDate", .calendarDate),
    Reading("zone", .zone) { Zone(iana: $0) != nil }, Reading("webAddress", .webAddress),
    Reading("link", .link),
    Reading("publishedPath", .publishedPath), Reading("decimal", .decimal),
    Reading("words", .words), Reading("licenseTerms", .licenseTerms),
  ]

  private static let seeds = [
    "lisbon", "são-paulo", "a b", ".a", "a/b", "..", "-", "", " ", "\u{3000}", "a\u{202E}", "a\n",
    "2015-10-09", "2016-02-29", "1900-02-29", "2000-02-29", "0000-01-01", "2015-02-30",
    "9999-12-31T23:59:59.999999999Z", "2015-10-09T13:09:53+01:00", "2015-10-09 13:09",
    "2015-10-09t13:09:53z", "2015-10-09T13:09:53-00:00", "2015-10-09T13:09:53+18:00",
    "2015-10-09T13:09[Europe/Lisbon]", "2015-10-09T13:09[!+01:00][u-ca=gregory]", "2015-10-09[UTC]",
    "2015-10-09T13:09[a=b][Europe/Lisbon]", "1444396193", "-1.5", "0.1234567890", "00", "1.",
    "Europe/Lisbon", "UTC", "GMT", "EST5EDT", "Japan", "PST", "GMT+2", "Etc/GMT+1", "Cuba",
    "https://ana.example", "http://a", "HTTPS://Ana.Example:80/x?y#z", "ftp://a", "https://",
    "https://a b", "/", "/a", "//a", "/a/b/", "/a//b", "/.a", "/trips/lisbon/",
    "25.90", "+1_000.5", ".5", "5.", "1e3", "-0", "1__0", "25,90", "0x1F", "1E+1_0", "-.5e-1",
  ]

  @Test(arguments: readings)
  func refusesNothingThatTheConversionTakes(_ reading: Reading) throws {
    let pattern = try #require(reading.form.pattern)
    let expression = try NSRegularExpression(pattern: pattern)
    var generator = Generator(state: 7)
    var taken = 0
    for _ in 0..<40 {
      for seed in Self.seeds {
        let text = generator.mutated(seed)
        guard reading.takes(text) else { continue }
        taken += 1
        let range = NSRange(text.startIndex..., in: text)
        #expect(
          expression.firstMatch(in: text, range: range) != nil, "the pattern refuses '\(text)'")
        #expect(text.unicodeScalars.count <= reading.form.maximumLength ?? .max)
      }
    }
    #expect(taken > 50)
  }

  @Test func takesEveryZoneAndLocaleOfTheSystem() throws {
    let zone = try NSRegularExpression(pattern: try #require(TextForm.zone.pattern))
    for name in TextForm.zone.examples {
      #expect(zone.firstMatch(in: name, range: NSRange(name.startIndex..., in: name)) != nil)
      #expect(Zone(iana: name) != nil)
    }
    let locale = try #require(SettingsReader.locale.declaration.shape.form?.pattern)
    let expression = try NSRegularExpression(pattern: locale)
    for name in Locale.availableIdentifiers where LocaleName(name) != nil {
      let range = NSRange(name.startIndex..., in: name)
      #expect(expression.firstMatch(in: name, range: range) != nil, "\(name)")
    }
  }
}

extension Shape {
  fileprivate var form: TextForm? { if case .text(let form) = self { form } else { nil } }
}

/// The same edits in every run (SplitMix64).
private struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  /// The text with up to two characters inserted, removed or replaced.
  mutating func mutated(_ text: String) -> String {
    var characters = Array(text)
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      let index = Int.random(in: 0...characters.count, using: &self)
      let other = Array("0123456789-+.:/_ TZ[]=!eEaéß#?\\").randomElement(using: &self)
      switch Int.random(in: 0...2, using: &self) {
      case 0: if let other { characters.insert(other, at: index) }
      case 1: if index < characters.count { characters.remove(at: index) }
      default: if let other, index < characters.count { characters[index] = other }
      }
    }
    return String(characters)
  }
}
