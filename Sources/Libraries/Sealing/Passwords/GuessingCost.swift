import Foundation

/// Cost of guessing passwords of published keys, with machines that anybody can rent.
///
/// The assumptions, for a manual to state beside every sum:
/// - One GeForce RTX 4090 makes 15,000 guesses a second at 600,000 rounds: the rounds that OWASP
///   asks for are those at which a card has 10,000, and counted as 1.5 cards (Steve Thomas,
///   "Minimum password settings", https://tobtu.com/minimum-password-settings/, 2022).
/// - It costs 0.15 euros an hour: the least that it is let for (0.15 to 0.40 dollars on
///   marketplaces, 0.34 at RunPod, March 2026), and what its 450 watts cost at home.
/// - On average half of all guesses are made. Machines get cheaper by half in two or three years.
package enum GuessingCost {
  package static let guessesPerSecond = 15_000.0
  package static let eurosPerHour = 0.15

  /// Euros until the first password is found, of guests whose passwords all have so many bits; one
  /// derivation tests a guess against all of them, since they have one salt.
  package static func euros(
    bits: Double, rounds: Int = KeyFile.fewestRounds, guests: Int = 1
  ) -> Double {
    let guesses = pow(2, max(bits, 1) - 1) / Double(max(guests, 1))
    let speed = guessesPerSecond * Double(KeyFile.fewestRounds) / Double(max(rounds, 1))
    return guesses / speed / 3600 * eurosPerHour
  }
}
