import Foundation
import Testing

/// Words of the interface: every one that a template uses exists.
@Suite struct WordsTests {
  @Test func templatesUseWordsThereAre() throws {
    let words = try JSONDecoder().decode(
      [String: String].self, from: ThemeFiles.bytes("Templates/words/en.json"))
    let used = try ThemeFiles.texts(below: "Templates", extension: "html").values.flatMap { text in
      text.matches(of: /words\.(\w+)/).map { String($0.1) }
    }
    #expect(Set(used).subtracting(words.keys).sorted() == [])
    #expect(!used.isEmpty)
    #expect(words.values.allSatisfy { !$0.isEmpty })
  }
}
