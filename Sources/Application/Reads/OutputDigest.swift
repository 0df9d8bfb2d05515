import Basics
package import Markup

/// The digest of a product's bytes, as the publisher computes it.
package struct OutputDigest: Sendable, Equatable {
  package let high: UInt64
  package let low: UInt64
  /// Number of bytes.
  package let size: Int

  package init(high: UInt64, low: UInt64, size: Int) {
    self.high = high
    self.low = low
    self.size = size
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(low) }
}

extension OutputDigest {
  /// Hashes the output with a fast hash, for comparisons within one process.
  package init(hashing output: borrowing OutputBuffer) {
    var hasher = StableHasher()
    output.forEachPiece { hasher.combine(UnsafeRawBufferPointer($0)) }
    self.init(high: 0, low: hasher.finish(), size: output.count)
  }
}
