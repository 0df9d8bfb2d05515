import Tracing

/// What one product read when it was last made, and what came of it.
struct TraceRecord: Sendable {
  /// Of the settings, templates and all else that every product depends on.
  let global: UInt64
  /// Of everything but models' texts, as it was when the record was last found to hold.
  var structure: UInt64
  /// Of what the product was given when it was decided on.
  let given: UInt64
  /// Of the bytes that were made.
  let bytesHash: UInt64
  /// Of the same bytes, where somebody wrote them down.
  var output: OutputDigest?
  let notes: TraceNotes
}

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
