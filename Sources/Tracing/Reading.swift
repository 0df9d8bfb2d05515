#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Notes what the computation on this thread reads, where somebody wants to know.
///
/// What is read notes itself, so nobody can forget to, and nothing is handed through every call. A
/// thread that records nothing pays one look at its own storage.
package enum Reading {
  private static let slot: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  @inline(__always)
  private static var current: UnsafeMutablePointer<ReadNotes>? {
    pthread_getspecific(slot)?.assumingMemoryBound(to: ReadNotes.self)
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
  package static func record<Result>(
    _ body: () throws -> Result
  ) rethrows -> (value: Result, notes: ReadNotes) {
    let notes = UnsafeMutablePointer<ReadNotes>.allocate(capacity: 1)
    notes.initialize(to: ReadNotes())
    let outer = pthread_getspecific(slot)
    pthread_setspecific(slot, notes)
    defer {
      pthread_setspecific(slot, outer)
      notes.deinitialize(count: 1)
      notes.deallocate()
    }
    let value = try body()
    return (value, notes.pointee)
  }

  /// Runs a computation of which nothing is noted: one whose result says all that matters of what it
  /// read.
  package static func unrecorded<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let outer = pthread_getspecific(slot) else { return try body() }
    pthread_setspecific(slot, nil)
    defer { pthread_setspecific(slot, outer) }
    return try body()
  }
}
