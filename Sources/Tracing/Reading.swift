import CThreads

/// Records the reads of the computation on this thread, if requested.
///
/// The code that provides data records each read, so no caller can forget it and no recorder is
/// passed through calls. A thread that does not record only checks a thread-local variable.
package enum Reading {
  @inline(__always)
  private static var current: UnsafeMutablePointer<ReadNotes>? {
    get {
      zoetrope_thread_value_get(zoetrope_thread_value_notes)?.assumingMemoryBound(
        to: ReadNotes.self)
    }
    set { zoetrope_thread_value_set(zoetrope_thread_value_notes, newValue) }
  }

  /// Whether this thread records reads.
  package static var isRecorded: Bool { current != nil }

  package static func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64) {
    current?.pointee.note(key, value())
  }

  package static func note(_ query: @autoclosure () -> Query, _ value: @autoclosure () -> UInt64) {
    guard let current else { return }
    current.pointee.note(query(), value())
  }

  package static func note(_ effect: @autoclosure () -> Effect) {
    guard let current else { return }
    current.pointee.note(effect())
  }

  /// Records that the computation has found a mistake.
  package static func noteFinding() { current?.pointee.noteFinding() }

  /// Records the reads of a cached result.
  package static func note(_ notes: ReadNotes) { current?.pointee.merge(notes) }

  /// Runs a computation and returns its reads. They are not added to an outer recording; `note` can
  /// do that.
  ///
  /// `manyReads` announces some dozen reads.
  package static func record<Result>(
    manyReads: Bool = false, _ body: () throws -> Result
  ) rethrows -> (value: Result, notes: ReadNotes) {
    var notes = ReadNotes(manyReads: manyReads)
    let outer = current
    let value = try withUnsafeMutablePointer(to: &notes) { notes in
      current = notes
      defer { current = outer }
      return try body()
    }
    return (value, notes)
  }

  /// Runs a computation without recording, because its result is recorded instead.
  package static func unrecorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let outer = current else { return try body() }
    current = nil
    defer { current = outer }
    return try body()
  }
}
