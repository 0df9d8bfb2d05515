import Foundation

/// Cost of guessing passwords of published keys with machines that anyone can rent.
///
/// The manual must state these assumptions with every sum:
///
/// - One GeForce RTX 4090 makes 15,000 guesses a second at 600,000 rounds. OWASP's number of rounds
///   is the one at which a card makes 10,000, and this card counts as 1.5 cards (Steve Thomas,
///   "Minimum password settings", https://tobtu.com/minimum-password-settings/, 2022).
/// - It costs 0.15 euros an hour, the lowest rent (0.15 to 0.40 dollars on marketplaces, 0.34 at
///   RunPod, March 2026), and the price of its 450 watts at home.
/// - On average, half of all guesses are made. The price of machines halves every two or three
///   years.
package enum GuessingCost {
  package static let guessesPerSecond = 15_000.0
  package static let eurosPerHour = 0.15

  /// Euros until the first password is found, if all guests' passwords have so many bits. One
  /// derivation tests a guess against all guests, because they share a salt.
  package static func euros(
    bits: Double, rounds: Int = KeyFile.fewestRounds, guests: Int = 1
  ) -> Double {
    let guesses = pow(2, max(bits, 1) - 1) / Double(max(guests, 1))
    let speed = guessesPerSecond * Double(KeyFile.fewestRounds) / Double(max(rounds, 1))
    return guesses / speed / 3600 * eurosPerHour
  }
}
