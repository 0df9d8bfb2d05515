import Synchronization

/// Takes diagnostics from any thread and gives them back sorted, each mistake once.
///
/// A class, for one collector is shared by every stage and every worker of a build.
package final class DiagnosticCollector: Sendable {
  private struct State {
    var diagnostics: [Diagnostic] = []
    var seen: Set<Identity> = []
    var errors = 0
    var mistakes = 0
  }

  /// Two diagnostics of one id at one place are one mistake, however many ways lead to it.
  private struct Identity: Hashable {
    let id: Diagnostic.ID
    let place: Place
  }

  private let state = Mutex(State())
  private let isStrict: Bool

  /// A strict one counts warnings as errors.
  package init(isStrict: Bool = false) { self.isStrict = isStrict }

  package func report(_ diagnostic: Diagnostic) {
    let isMistake = diagnostic.severity == .error
    var diagnostic = diagnostic
    if isStrict { diagnostic.severity = .error }
    state.withLock { [diagnostic] state in
      if let place = diagnostic.place, place.line > 0 {
        guard state.seen.insert(Identity(id: diagnostic.id, place: place)).inserted else { return }
      }
      if diagnostic.severity == .error { state.errors += 1 }
      if isMistake { state.mistakes += 1 }
      state.diagnostics.append(diagnostic)
    }
  }

  package func report(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  package var hasErrors: Bool { state.withLock { $0.errors > 0 } }

  /// Whether there are errors besides warnings that a strict collector counts as such.
  package var hasMistakes: Bool { state.withLock { $0.mistakes > 0 } }

  package var isEmpty: Bool { state.withLock { $0.diagnostics.isEmpty } }

  /// Sorted by file, line and column; those without a place come first. The order does not depend
  /// on which thread reported first.
  package var diagnostics: [Diagnostic] {
    state.withLock { $0.diagnostics }.sorted { a, b in
      switch (a.place, b.place) {
      case (let x?, let y?) where x != y: x < y
      case (nil, _?): true
      case (_?, nil): false
      default: (a.id.text, a.message) < (b.id.text, b.message)
      }
    }
  }
}
