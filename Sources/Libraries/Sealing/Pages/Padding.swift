/// Padding of a text, so that its size tells little.
///
/// Padded, a text is its length in 8 bytes, big endian, the text, and zeros up to a size that is
/// allowed: 4,096 bytes, or above it one with four significant bits, so that each octave has eight
/// steps (4,608, 5,120, …, 8,192, 9,216, …). Above 4,096 bytes that costs at most an eighth, and
/// less than a twentieth on average. Padmé (Nikitin et al., "Reducing metadata leakage from
/// encrypted files", PoPETs 2019) costs half of that, and tells twice as many sizes or more.
enum Padding {
  /// Smallest size.
  static let least = 4096
  private static let prefix = 8

  /// Size of a padded text of a number of bytes.
  static func size(of count: Int) -> Int {
    let count = prefix + count
    guard count > least else { return least }
    // An eighth of the largest power of two below the count.
    let step = 1 << ((Int.bitWidth - 1 - (count - 1).leadingZeroBitCount) - 3)
    return (count + step - 1) / step * step
  }

  static func pad(_ text: [UInt8]) -> [UInt8] {
    let size = size(of: text.count)
    var padded = text.count.bigEndianBytes
    padded.reserveCapacity(size)
    padded += text
    padded += repeatElement(0, count: size - padded.count)
    return padded
  }

  /// The text; `nil` for what `pad` does not give.
  static func unpad(_ padded: [UInt8]) -> [UInt8]? {
    guard let count = Int(bigEndianBytes: padded.prefix(prefix)),
      count <= padded.count - prefix, size(of: count) == padded.count,
      padded[(prefix + count)...].allSatisfy({ $0 == 0 })
    else { return nil }
    return Array(padded[prefix..<(prefix + count)])
  }
}
