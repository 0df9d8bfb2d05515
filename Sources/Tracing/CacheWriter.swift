/// Writes a cache in pieces of one size, and behind the last a hash of all of them.
package struct CacheWriter {
  package static let pieceSize = 64 * 1024

  /// What is written next.
  package var writer = ByteWriter()
  private var handedOn = 0
  private var hasher = Self.hasher

  package init() { writer.bytes.reserveCapacity(2 * Self.pieceSize) }

  private static var hasher: StableHasher { StableHasher(seed: 0x7A6F_6574) }

  /// How many bytes stand before what is written next.
  package var offset: Int { handedOn + writer.bytes.count }

  /// Hands on what fills pieces.
  package mutating func writeFullPieces<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard writer.bytes.count >= Self.pieceSize else { return }
    var rest = writer.bytes[...]
    while rest.count >= Self.pieceSize {
      let piece = rest.prefix(Self.pieceSize)
      hasher.combine(piece)
      try sink(piece)
      rest = rest.dropFirst(Self.pieceSize)
    }
    handedOn += writer.bytes.count - rest.count
    writer.bytes.removeFirst(writer.bytes.count - rest.count)
  }

  /// Hands on what is left, and the hash.
  package mutating func finish<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    hasher.combine(writer.bytes[...])
    writer.write(word: hasher.finish())
    try sink(writer.bytes[...])
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
