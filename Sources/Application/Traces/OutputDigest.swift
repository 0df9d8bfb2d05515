package import Markup
import Tracing

/// The digest of a product's bytes, as whoever publishes them knows it.
package struct OutputDigest: Sendable, Hashable {
  /// In bytes.
  package let size: Int
  // Not as a vector, which lies at multiples of 32 bytes and makes records half as large again.
  private let low: (UInt64, UInt64)
  private let high: (UInt64, UInt64)

  /// Its 256 bits, the first first.
  package var words: SIMD4<UInt64> { [low.0, low.1, high.0, high.1] }

  package init(words: SIMD4<UInt64>, size: Int) {
    low = (words[0], words[1])
    high = (words[2], words[3])
    self.size = size
  }

  package static func == (a: OutputDigest, b: OutputDigest) -> Bool {
    a.size == b.size && a.low == b.low && a.high == b.high
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(low.0) }
}

extension OutputDigest {
  /// By a hash that is soon found, for comparisons within one process.
  package init(hashing output: OutputBuffer) {
    var hasher = StableHasher()
    output.forEachPiece { hasher.combine(UnsafeRawBufferPointer($0)) }
    self.init(words: [hasher.finish(), 0, 0, 0], size: output.count)
  }
}
