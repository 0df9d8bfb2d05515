/// Writes a cache in pieces of one size, and behind the last a hash of all of them.
package struct CacheWriter {
  package static let pieceSize = 64 * 1024

  /// What is written next.
  package var writer = ByteWriter()
  private var handedOn = 0
  private var hasher = Self.hasher

  package init() { writer.reserveCapacity(2 * Self.pieceSize) }

  private static var hasher: StableHasher { StableHasher(seed: 0x7A6F_6574) }

  /// How many bytes stand before what is written next.
  package var offset: Int { handedOn + writer.count }

  /// Hands on what fills pieces.
  package mutating func writeFullPieces<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let full = writer.count / Self.pieceSize * Self.pieceSize
    guard full > 0 else { return }
    for start in stride(from: 0, to: full, by: Self.pieceSize) {
      let piece = writer.bytes(from: start).prefix(Self.pieceSize)
      hasher.combine(piece)
      try sink(piece)
    }
    handedOn += full
    writer.removeFirst(full)
  }

  /// Hands on what is left, and the hash.
  package mutating func finish<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    hasher.combine(writer.bytes(from: 0))
    writer.write(word: hasher.finish())
    try sink(writer.bytes(from: 0))
  }

  /// The hash that stands behind these bytes, if they were written so.
  package static func seal(of bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = hasher
    var rest = bytes
    while rest.count >= pieceSize {
      hasher.combine(rest.prefix(pieceSize))
      rest = rest.dropFirst(pieceSize)
    }
    hasher.combine(rest)
    return hasher.finish()
  }
}
