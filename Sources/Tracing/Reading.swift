import CThreads

/// Notes what the computation on this thread reads, where somebody wants to know.
///
/// What is read notes itself, so nobody can forget to, and nothing is handed through every call. A
/// thread that records nothing pays one look at its own storage.
package enum Reading {
  @inline(__always)
  private static var current: UnsafeMutablePointer<ReadNotes>? {
    get {
      zoetrope_thread_value_get(zoetrope_thread_value_notes)?.assumingMemoryBound(
        to: ReadNotes.self)
    }
    set { zoetrope_thread_value_set(zoetrope_thread_value_notes, newValue) }
  }

  /// Whether what this thread reads is noted.
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

  /// Something was found wrong in what is computed.
  package static func noteFinding() { current?.pointee.noteFinding() }

  /// What a result that was computed before had read.
  package static func note(_ notes: ReadNotes) { current?.pointee.merge(notes) }

  /// Runs a computation and tells what it read. Whoever records already is told nothing of it: that
  /// is for `note` to decide.
  ///
  /// `manyReads` says that it reads some dozen things.
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

  /// Runs a computation of which nothing is noted: one whose result says all that matters of what it
  /// read.
  package static func unrecorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let outer = current else { return try body() }
    current = nil
    defer { current = outer }
    return try body()
  }
}
