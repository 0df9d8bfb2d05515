/// Padding of a text, so that its size reveals little.
///
/// A padded text consists of its length in 8 bytes, big endian, the text, and zeros up to an
/// allowed size. Allowed sizes are 4,096 bytes and, above that, sizes with four significant bits,
/// so that each octave has eight steps (4,608, 5,120, …, 8,192, 9,216, …). Above 4,096 bytes,
/// padding costs at most an eighth, and less than a twentieth on average. Padmé (Nikitin et al.,
/// "Reducing metadata leakage from encrypted files", PoPETs 2019) costs half of that, but lets at
/// least twice as many sizes be distinguished.
enum Padding {
  /// Smallest size.
  static let least = 4096
  private static let prefix = 8

  /// Size of a padded text for a number of bytes.
  static func size(of count: Int) -> Int {
    let count = prefix + count
    guard count > least else { return least }
    // The step is an eighth of the largest power of two below the count.
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

  /// The text; `nil` if the bytes aren't a result of `pad`.
  static func unpad(_ padded: [UInt8]) -> [UInt8]? {
    guard let count = Int(bigEndianBytes: padded.prefix(prefix)),
      count <= padded.count - prefix, size(of: count) == padded.count,
      padded[(prefix + count)...].allSatisfy({ $0 == 0 })
    else { return nil }
    return Array(padded[prefix..<(prefix + count)])
  }
}
