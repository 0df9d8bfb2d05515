/// Numbers that order the published keys of a site, and count nothing.
///
/// Editions are public, and browsers refuse a lower one than they have seen. Counted from 1, they
/// would show how many guests a site has. The first edition is therefore random, and so is each
/// step to the next.
///
/// - The first edition is uniform in a range of 2^51. One change adds 2^31 on average, so even a
///   thousand changes before the first publication move it by a thousandth of the range.
/// - A step is random in its size first, from 2^0 to 2^35, then within that size. The greatest of
///   several steps outweighs the others, so the difference of two publications is that of one great
///   step or of several smaller ones. With steps of one size, their sum would count them.
enum KeyEdition {
  /// Greatest whole number that JavaScript, which compares editions, has exactly: 2^53 - 1.
  static let highest = 1 << 53 - 1
  /// First editions. All are above those of key files that counted changes.
  static let firstEditions = 1 << 40..<1 << 51
  /// Sizes of a step, in bits.
  private static let sizes = 0..<36

  /// Returns a first edition.
  static func first(using random: inout some RandomNumberGenerator) -> Int {
    Int.random(in: firstEditions, using: &random)
  }

  /// Returns a higher edition than another. After one that was counted, a first edition is added,
  /// since the counted one is known.
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

  /// Returns a first edition by the system's random numbers.
  static func first() -> Int {
    var random = SystemRandomNumberGenerator()
    return first(using: &random)
  }

  /// Returns a higher edition by the system's random numbers.
  static func next(after edition: Int) throws(AudienceFault) -> Int {
    var random = SystemRandomNumberGenerator()
    return try next(after: edition, using: &random)
  }
}
