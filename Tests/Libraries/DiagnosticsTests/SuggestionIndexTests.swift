import Testing

@testable import Diagnostics

@Suite struct SuggestionIndexTests {
  @Test(
    arguments: [
      ("lisbn", "lisbon"), ("lisbno", "lisbon"), ("LISBON", "lisbon"), ("porot", "porto"),
      ("xyz", nil), ("", nil), ("prague", nil), ("maadrid", "madrid"), ("adrid", "madrid"),
    ] as [(String, String?)])
  func findsWhatWasMeant(_ word: String, meant: String?) {
    let index = SuggestionIndex(["lisbon", "madrid", "paris", "porto"])
    #expect(index.nearest(to: word) == meant)
  }

  /// The band, the bits and the limit leave out only what the whole table would.
  @Test func agreesWithTheComparisonOfEveryWord() {
    var random = Linear(state: 7)
    var compared = 0
    for _ in 0..<300 {
      let words = (0..<12).map { _ in random.word() }
      let index = SuggestionIndex(words)
      let wanted = random.word()
      #expect(
        index.nearest(to: wanted) == suggestion(for: wanted, among: words), "\(wanted) \(words)")
      compared += 1
    }
    print("suggestions: \(compared) compared")
  }

  @Test func givesTheFirstOfTwoThatAreEquallyNear() {
    #expect(SuggestionIndex(["cat", "bat"]).nearest(to: "hat") == "cat")
  }
}

/// The same numbers in every run.
private struct Linear {
  var state: UInt64

  mutating func next(below limit: UInt64) -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) % limit
  }

  mutating func word() -> String {
    let count = 1 + next(below: 9)
    return String((0..<count).map { _ in ["a", "b", "c", "-"][Int(next(below: 4))] as Character })
  }
}
