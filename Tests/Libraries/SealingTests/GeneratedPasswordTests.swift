import Testing

@testable import Sealing

@Suite struct GeneratedPasswordTests {
  /// Examples of Wilkerson's paper: addresses of the Internet as proquints.
  @Test func makesWordsOfAllBits() {
    let bytes: [UInt8] = [127, 0, 0, 1, 63, 84, 220, 193]
    #expect(GeneratedPassword.text(of: bytes, .words) == "lusab-babad-gutih-tugad")
  }

  @Test func makesCharactersOfFiveBits() {
    #expect(GeneratedPassword.text(of: Array(0..<8), .characters) == "abcd-efgh")
    #expect(GeneratedPassword.text(of: Array(24..<32), .characters) == "2345-6789")
    let all = GeneratedPassword.text(of: Array(0..<32), .characters).filter { $0 != "-" }
    #expect(Set(all).count == 32)
    #expect(!all.contains { "01lo".contains($0) })
  }

  @Test(arguments: GeneratedPassword.Form.allCases)
  func makesAnotherOneEachTime(form: GeneratedPassword.Form) throws {
    let made = (0..<50).map { _ in GeneratedPassword(form).text }
    #expect(Set(made).count == 50)
    for text in made {
      #expect(try !PasswordStrength(Password(text)).isWeak, "\(text)")
      #expect(text.split(separator: "-").count == 4)
    }
    #expect(GuessingCost.euros(bits: form.bits) > 1_000_000_000)
  }
}
