import Basics

/// Writes a cache in pieces of equal size, followed by a hash of all pieces.
struct CacheWriter {
  static let pieceSize = 64 * 1024

  /// Writer of the next bytes.
  var writer = ByteWriter()
  private var hasher = Self.hasher

  /// `title` are the first bytes.
  init(_ title: [UInt8]) {
    writer.reserveCapacity(2 * Self.pieceSize)
    writer.append(title)
  }

  private static var hasher: StableHasher { StableHasher(seed: 0x7A6F_6574) }

  /// Passes full pieces to a sink.
  mutating func writeFullPieces<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    let full = writer.count / Self.pieceSize * Self.pieceSize
    guard full > 0 else { return }
    for start in stride(from: 0, to: full, by: Self.pieceSize) {
      let piece = writer.bytes(from: start).prefix(Self.pieceSize)
      hasher.combine(piece)
      try sink(piece)
    }
    writer.removeFirst(full)
  }

  /// Passes the rest and the hash to a sink.
  mutating func finish<Failure: Error>(
    to sink: (ArraySlice<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    hasher.combine(writer.bytes(from: 0))
    writer.write(word: hasher.finish())
    try sink(writer.bytes(from: 0))
  }

  /// Returns the hash that follows these bytes in a valid cache.
  static func seal(of bytes: ArraySlice<UInt8>) -> UInt64 {
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
