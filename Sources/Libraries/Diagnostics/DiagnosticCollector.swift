import Synchronization

/// Collects diagnostics from all threads and returns them sorted, each mistake once.
///
/// A class, because all stages and workers of a build share one collector.
package final class DiagnosticCollector: Sendable {
  private struct State {
    var diagnostics: [Identity: Diagnostic] = [:]
    var errors = 0
    var mistakes = 0
  }

  /// Identity of a mistake. Diagnostics with the same ID at the same place are one mistake, however
  /// often it is found. Without a line, their messages must be equal too.
  private struct Identity: Hashable {
    let id: Diagnostic.ID
    let file: String?
    let line: Int?
    let column: Int?
    let length: Int?
    let message: String?

    /// Leaves out the text of the place, which may be long.
    init(_ diagnostic: Diagnostic) {
      let place = diagnostic.place
      (id, file, line) = (diagnostic.id, place?.file, place?.line)
      (column, length) = (place?.column, place?.length)
      message = place.map { $0.line > 0 } == true ? nil : diagnostic.message
    }
  }

  private let state = Mutex(State())
  private let isStrict: Bool
  private let judge: @Sendable (Diagnostic) -> Diagnostic.Severity?

  /// Creates a collector; a strict one reports warnings as errors.
  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
    judge = { $0.severity }
  }

  /// Creates a collector that decides on severities itself; `nil` discards a diagnostic.
  package init(judge: @escaping @Sendable (Diagnostic) -> Diagnostic.Severity?) {
    isStrict = false
    self.judge = judge
  }

  /// Reports a diagnostic. If two have the same identity, the first in sorting order is kept,
  /// regardless of threads.
  package func report(_ diagnostic: Diagnostic) {
    guard let severity = judge(diagnostic) else { return }
    let isMistake = severity == .error
    var diagnostic = diagnostic
    diagnostic.severity = isStrict && severity == .warning ? .error : severity
    let identity = Identity(diagnostic)
    state.withLock { [diagnostic] state in
      if isMistake { state.mistakes += 1 }
      // A single look-up, because most diagnostics are new.
      let known = state.diagnostics.updateValue(diagnostic, forKey: identity)
      if let known, !diagnostic.precedes(known) {
        state.diagnostics[identity] = known
        return
      }
      if diagnostic.severity == .error { state.errors += 1 }
      if known?.severity == .error { state.errors -= 1 }
    }
  }

  /// Reports a mistake at a place; `nil` only if no file is involved.
  package func report(
    _ problem: Problem, at place: SourceRange?, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(problem(at: place, message, fix: fix, notes: notes))
  }

  /// Reports a diagnostic and removes a previous one for the same cause, which nothing else
  /// reports.
  package func report(_ diagnostic: Diagnostic, inPlaceOf previous: Diagnostic?) {
    if let previous {
      state.withLock { state in
        let known = state.diagnostics.removeValue(forKey: Identity(previous))
        if known?.severity == .error { state.errors -= 1 }
      }
    }
    report(diagnostic)
  }

  package func report(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  package var hasErrors: Bool { state.withLock { $0.errors > 0 } }

  /// Whether there are errors, not counting warnings that a strict collector reports as errors.
  package var hasMistakes: Bool { state.withLock { $0.mistakes > 0 } }

  /// Number of reported errors, duplicates included; if it grows, a step has found an error.
  package var mistakes: Int { state.withLock { $0.mistakes } }

  package var isEmpty: Bool { state.withLock { $0.diagnostics.isEmpty } }

  /// Diagnostics sorted by file, line and column, with those without a place first. The order does
  /// not depend on threads. If parts of the site could not be read, diagnostics about missing
  /// things are left out. If a problem is counted, only its first diagnostic is included, with a
  /// note about the others.
  package var diagnostics: [Diagnostic] {
    let all = state.withLock { Array($0.diagnostics.values) }
    let isWhole = !all.contains(where: { $0.traits.contains(.hidesFiles) })
    return (isWhole ? all : all.filter { !$0.traits.contains(.absence) }).inOrder.counted
  }
}

/// Id and message that several diagnostics at different places share.
private struct Cause: Hashable {
  let id: Diagnostic.ID
  let message: String

  init(_ diagnostic: Diagnostic) { (id, message) = (diagnostic.id, diagnostic.message) }
}

extension [Diagnostic] {
  /// Sort key made of numbers, so that sorting compares and copies no texts.
  private struct Key {
    /// The rank of the file among all files; -1 without a place.
    var file = -1
    var line = 0
    var column = 0
    var length = 0
    let index: Int
  }

  /// The diagnostics with only one for each cause that is counted.
  fileprivate var counted: [Diagnostic] {
    guard contains(where: { $0.traits.contains(.counted) }) else { return self }
    var alike = Dictionary(grouping: filter { $0.traits.contains(.counted) }, by: Cause.init)
    return compactMap { diagnostic in
      guard diagnostic.traits.contains(.counted) else { return diagnostic }
      return alike.removeValue(forKey: Cause(diagnostic)).map {
        diagnostic.standing(for: $0.dropFirst())
      }
    }
  }

  fileprivate var inOrder: [Diagnostic] {
    let files = Set(lazy.compactMap(\.place?.file)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
    let keys = indices.map { index in
      self[index].place.map { place in
        Key(
          file: ranks[place.file] ?? -1, line: place.line, column: place.column,
          length: place.length, index: index)
      } ?? Key(index: index)
    }
    return keys.sorted { a, b in
      let (own, others) = (
        (a.file, a.line, a.column, a.length), (b.file, b.line, b.column, b.length)
      )
      return own == others ? self[a.index].precedes(self[b.index]) : own < others
    }.map { self[$0.index] }
  }
}

extension Diagnostic {
  /// Whether it sorts before another; only equal diagnostics are in no order.
  fileprivate func precedes(_ other: Diagnostic) -> Bool {
    switch (place, other.place) {
    case (let a?, let b?) where a < b: return true
    case (let a?, let b?) where b < a: return false
    case (nil, _?): return true
    case (_?, nil): return false
    default: break
    }
    let own = (severity.rawValue, id.text, message, fix ?? "")
    let others = (other.severity.rawValue, other.id.text, other.message, other.fix ?? "")
    if own != others { return own < others }
    return notes.lexicographicallyPrecedes(other.notes) { a, b in
      if a.message != b.message { return a.message < b.message }
      switch (a.place, b.place) {
      case (let x?, let y?): return x < y
      case (nil, _?): return true
      default: return false
      }
    }
  }
}
