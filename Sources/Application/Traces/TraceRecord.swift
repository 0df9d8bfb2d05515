import Tracing

/// What one product read when it was last made, and what came of it.
struct TraceRecord: Sendable {
  /// Of the settings, templates and all else that every product depends on.
  let global: UInt64
  /// Of everything but models' texts, as it was when the record was last found to hold.
  var structure: UInt64
  /// Of what the product was given when it was decided on.
  let given: UInt64
  /// Of the bytes that were made, where somebody wrote it down.
  var output: OutputDigest?
  let notes: TraceNotes
}
