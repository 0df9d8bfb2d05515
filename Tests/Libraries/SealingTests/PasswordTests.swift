import Testing

@testable import Sealing

@Suite struct PasswordTests {
  @Test func isOfCharactersThatABrowserTakes() throws {
    #expect(throws: Password.Fault.empty) { try Password("") }
    for text in ["a\nb", "a\r\n", "\t", "a\u{0}", "\u{85}"] {
      #expect(throws: Password.Fault.control) { try Password(text) }
    }
    #expect(try Password(" a ").bytes == [0x20, 0x61, 0x20])
    #expect(try Password("e\u{301}").bytes == Password("\u{E9}").bytes)
    #expect(try Password("ﬁ").bytes != Password("fi").bytes)
  }

  /// Passwords with their estimated bits, rounded.
  @Test(
    arguments: [
      ("password", 8), ("P4ssw0rd!", 8), ("Sommer24!", 8), ("letmein", 8), ("hallo", 8),
      ("aaaaaaaa", 6), ("12345678", 5), ("87654321", 5), ("qwertzui", 5), ("abcabcabc", 14),
      ("lisbon", 13), ("Lisbon", 14), ("LISBON", 14), ("liSbOn", 15), ("lisbon1987", 20),
      ("lisbon24121987", 29), ("31121999", 16), ("583920417", 30), ("a", 5), ("ab", 9),
      ("correct horse battery staple", 27), ("tram lemon violet anchor", 55),
      ("tram tram lemon violet", 43), ("tram-lemon-violet-anchor", 58),
      ("tramlemonvioletanchor", 26), ("hudcaz-3vupqo-Wyxbex", 48), ("x7Q2m-9kPd4-Tz8wB", 71),
      ("日本語", 13), ("Straße München", 29),
    ])
  func isAsStrongAs(text: String, bits: Int) throws {
    let strength = PasswordStrength(try Password(text))
    #expect(Int(strength.bits.rounded()) == bits)
    #expect(strength.isWeak == (strength.bits < 45))
  }

  @Test func getsNoWeakerForAnotherWord() throws {
    let words = ["tram", "lemon", "violet", "anchor", "pocket", "river"]
    let bits = try (1...6).map { count in
      PasswordStrength(try Password(words[..<count].joined(separator: " "))).bits
    }
    #expect(bits == bits.sorted())
    #expect(Set(bits).count == 6)
  }

  @Test func costsWhatTheManualSays() {
    // 2³⁹ guesses at 15,000 a second and 0.15 euros an hour.
    #expect(Int(GuessingCost.euros(bits: 40).rounded()) == 1527)
    #expect(Int(GuessingCost.euros(bits: 40, guests: 20).rounded()) == 76)
    #expect(Int(GuessingCost.euros(bits: 40, rounds: 1_200_000).rounded()) == 3054)
    #expect(GuessingCost.euros(bits: 8) < 0.001)
    #expect(GuessingCost.euros(bits: PasswordStrength.fewestBits) > 40_000)
    #expect(GuessingCost.euros(bits: -1, rounds: 0, guests: 0) >= 0)
  }
}
