import Testing

@testable import Diagnostics

struct SuggestionTests {
  @Test(
    arguments: [
      ("departre", "departure"), ("arival", "arrival"), ("Departure", "departure"),
      ("delya", "delay"), ("x", nil), ("bé", "by"),
    ] as [(String, String?)])
  func findsTheWordThatWasMeant(misspelt: String, meant: String?) {
    #expect(
      suggestion(for: misspelt, among: ["arrival", "departure", "delay", "a", "by"]) == meant)
  }

  @Test func ofEquallyNearWordsTheOneThatBeginsAlikeWasMeant() {
    #expect(suggestion(for: "shared", among: ["charged", "sharedBy"]) == "sharedBy")
  }

  @Test(arguments: ["", "zzzz", String(repeating: "departure", count: 20)])
  func guessesNothingFarAway(word: String) {
    #expect(suggestion(for: word, among: ["arrival", "departure"]) == nil)
  }
}
