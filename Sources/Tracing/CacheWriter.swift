/// Writes a cache in pieces of equal size, followed by a hash of all pieces.
package struct CacheWriter {
  package static let pieceSize = 64 * 1024

  /// Writer of the next bytes.
  package var writer = ByteWriter()
  private var handedOn = 0
  private var hasher = Self.hasher

  package init() { writer.reserveCapacity(2 * Self.pieceSize) }

  private static var hasher: StableHasher { StableHasher(seed: 0x7A6F_6574) }

  /// Offset of the next byte in the cache.
  package var offset: Int { handedOn + writer.count }

  /// Passes full pieces to a sink.
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

  /// Passes the rest and the hash to a sink.
  package mutating func finish<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    hasher.combine(writer.bytes(from: 0))
    writer.write(word: hasher.finish())
    try sink(writer.bytes(from: 0))
  }

  /// Returns the hash that follows these bytes in a valid cache.
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
