/// Numbers that order the published keys of a site without counting changes.
///
/// Editions are public, and browsers refuse a lower one than they have seen. If they were counted
/// from 1, they would show how many guests a site has. So the first edition is random, and so is
/// each step to the next.
///
/// - The first edition is uniform in a range of 2^51. One change adds 2^31 on average, so even a
///   thousand changes before the first publication move it by only a thousandth of the range.
/// - For each step, first its size is chosen at random, from 2^0 to 2^35, then a number of that
///   size. The greatest of several steps outweighs the others. So the difference between two
///   publications may be one great step or several smaller ones. If all steps had one size, their
///   sum would show how many there were.
enum KeyEdition {
  /// Greatest whole number that JavaScript, which compares editions, represents exactly: 2^53 - 1.
  static let highest = 1 << 53 - 1
  /// Range of first editions, above those of key files that counted changes.
  static let firstEditions = 1 << 40..<1 << 51
  /// Sizes of a step, in bits.
  private static let sizes = 0..<36

  /// Returns a first edition.
  static func first(using random: inout some RandomNumberGenerator) -> Int {
    Int.random(in: firstEditions, using: &random)
  }

  /// Returns a higher edition. If the given edition counted changes, it is known, so a first
  /// edition is added to it.
  static func next(
    after edition: Int, using random: inout some RandomNumberGenerator
  ) throws(AudienceFault) -> Int {
    let step: Int
    if edition < firstEditions.lowerBound {
      step = first(using: &random)
    } else {
      let least = 1 << Int.random(in: sizes, using: &random)
      step = Int.random(in: least..<2 * least, using: &random)
    }
    guard edition <= highest - step else { throw .lastEdition(edition) }
    return edition + step
  }

  /// Returns a first edition from the system's random numbers.
  static func first() -> Int {
    var random = SystemRandomNumberGenerator()
    return first(using: &random)
  }

  /// Returns a higher edition from the system's random numbers.
  static func next(after edition: Int) throws(AudienceFault) -> Int {
    var random = SystemRandomNumberGenerator()
    return try next(after: edition, using: &random)
  }
}
