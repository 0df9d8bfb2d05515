import Content
import Domain
import Foundation
import Templating
import Testing
import Theme

@testable import Application

struct PhrasesTests {
  private func words() throws -> [String: String] {
    let file = try #require(Theme.files.first { $0.path == "words/en.json" })
    return try JSONDecoder().decode([String: String].self, from: Data(file.text.utf8))
  }

  @Test func everyPhraseHasItsWords() throws {
    let words = try words()
    for key in Phrases.Key.allCases { #expect(words[key.rawValue] != nil, "\(key)") }
    for key in Phrases.CountedKey.allCases {
      #expect(words["\(key.rawValue).one"] != nil, "\(key)")
      #expect(words["\(key.rawValue).other"] != nil, "\(key)")
    }
    for mode in TravelMode.allCases { #expect(words["mode.\(mode.rawValue)"] != nil, "\(mode)") }
  }

  @Test func everyWordIsUsedByATemplateOrAPhrase() throws {
    var used = Set(Phrases.Key.allCases.map(\.rawValue))
    used.formUnion(
      Phrases.CountedKey.allCases.flatMap { ["\($0.rawValue).one", "\($0.rawValue).other"] })
    for kind in ["trips", "photos", "accounts", "people"] {
      used.formUnion([kind, "\(kind).none", "\(kind).one", "\(kind).other"])
    }
    // A page of a term counts models of all kinds.
    used.formUnion(["pages", "pages.one", "pages.other"])
    used.formUnion(["albums", "albums.one", "albums.other"])
    used.formUnion(TravelMode.allCases.map { "mode.\($0.rawValue)" })
    for file in Theme.files where file.path.hasSuffix(".html") {
      used.formUnion(file.text.matches(of: /words\.([\w.]+)/).map { String($0.1) })
    }
    #expect(try Set(words().keys).subtracting(used).sorted() == [])
  }

  @Test func fillsPlacesInOnePass() {
    let phrases = Phrases(Words(file: "", texts: ["buy": "Buy {title} for {price} {unknown} {"]))
    #expect(
      phrases(.buy, ["title": "{price}", "price": "$1"]) == "Buy {price} for $1 {unknown} {")
  }

  @Test(arguments: [(0, "No trips yet"), (1, "1 trip"), (2, "2 trips")])
  func choosesTheFormByNumber(count: Int, text: String) throws {
    let phrases = Phrases(Words(file: "", texts: try words()))
    #expect(phrases.count(of: .trips, count, "\(count)") == text)
  }
}
