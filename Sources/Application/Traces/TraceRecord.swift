import Tracing

/// Reads and digest of a product, from when it was last made.
struct TraceRecord: Sendable {
  /// Hash of the settings, templates and everything else that all products depend on.
  let global: UInt64
  /// Hash of everything else except models' texts, from when the record was last found to hold.
  var structure: UInt64
  /// Hash of the arguments that the product was created with.
  let given: UInt64
  /// Digest of the product's bytes, if it was recorded.
  var output: OutputDigest?
  let notes: TraceNotes
}
