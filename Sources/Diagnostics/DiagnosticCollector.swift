import Synchronization
import Tracing

/// Takes diagnostics from any thread and gives them back sorted, each mistake once.
///
/// A class, for one collector is shared by every stage and every worker of a build.
package final class DiagnosticCollector: Sendable {
  private struct State {
    var diagnostics: [Identity: Diagnostic] = [:]
    var errors = 0
    var mistakes = 0
  }

  /// Two diagnostics of one id at one place are one mistake, however many ways lead to it; those
  /// that no line holds are one only where they say the same.
  private struct Identity: Hashable {
    let id: Diagnostic.ID
    let file: String?
    let line: Int?
    let column: Int?
    let length: Int?
    let message: String?

    /// Without the place's text, which may be long.
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

  /// A strict one counts warnings as errors.
  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
    judge = { $0.severity }
  }

  /// One that has an opinion of its own on how much a mistake matters; `nil`: not at all.
  package init(judge: @escaping @Sendable (Diagnostic) -> Diagnostic.Severity?) {
    isStrict = false
    self.judge = judge
  }

  /// Of two that are one mistake the first in order stays, whichever thread came first.
  package func report(_ diagnostic: Diagnostic) {
    // Whoever made this must be asked again next time, even about what nobody wants to know now.
    Reading.noteFinding()
    guard let severity = judge(diagnostic) else { return }
    let isMistake = severity == .error
    var diagnostic = diagnostic
    diagnostic.severity = isStrict ? .error : severity
    let identity = Identity(diagnostic)
    state.withLock { [diagnostic] state in
      if isMistake { state.mistakes += 1 }
      let known = state.diagnostics[identity]
      if let known, !diagnostic.precedes(known) { return }
      state.diagnostics[identity] = diagnostic
      if diagnostic.severity == .error { state.errors += 1 }
      if known?.severity == .error { state.errors -= 1 }
    }
  }

  /// Takes back what was reported before for the same reason, and which nothing else reports.
  package func report(_ diagnostic: Diagnostic, inPlaceOf former: Diagnostic?) {
    if let former {
      state.withLock { state in
        let known = state.diagnostics.removeValue(forKey: Identity(former))
        if known?.severity == .error { state.errors -= 1 }
      }
    }
    report(diagnostic)
  }

  package func report(_ diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { report(diagnostic) }
  }

  package var hasErrors: Bool { state.withLock { $0.errors > 0 } }

  /// Whether there are errors besides warnings that a strict collector counts as such.
  package var hasMistakes: Bool { state.withLock { $0.mistakes > 0 } }

  /// How many times a mistake was reported: whether it has grown tells whether something is wrong.
  package var mistakes: Int { state.withLock { $0.mistakes } }

  package var isEmpty: Bool { state.withLock { $0.diagnostics.isEmpty } }

  /// Sorted by file, line and column; those without a place come first. The order does not depend
  /// on which thread reported first. What may seem to be missing only because it could not be read is
  /// not among them.
  package var diagnostics: [Diagnostic] {
    let all = state.withLock { Array($0.diagnostics.values) }
    let isWhole = !all.contains(where: \.hidesWhatIsThere)
    return (isWhole ? all : all.filter { !$0.isOfAbsence }).sorted { $0.precedes($1) }
  }
}

extension Diagnostic {
  /// An order in which no two diagnostics that differ to a reader are equal.
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
