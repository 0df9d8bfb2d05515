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
  /// Its 256 bits, the first first.
  package let words: SIMD4<UInt64>
  /// In bytes.
  package let size: Int

  package init(words: SIMD4<UInt64>, size: Int) {
    self.words = words
    self.size = size
  }
}
