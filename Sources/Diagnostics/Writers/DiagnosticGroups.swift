/// Diagnostics grouped for people: many of one cause are shown once with their places, and of one
/// ID only some are shown in full. A few of one cause are shown singly with their lines.
struct DiagnosticGroups {
  /// Greatest number of diagnostics of one cause shown in full; with more, only the first is, with
  /// all places.
  static let limitPerCause = 5
  /// Greatest number of diagnostics of one ID shown in full; of the rest only places are shown.
  static let limitPerID = 10
  /// Greatest number of diagnostics of one ID shown in full where each has a message of its own,
  /// whose way out no place tells.
  static let causesPerID = 30
  /// Number of places given for diagnostics not shown in full.
  static let namedPlaces = 6

  /// A diagnostic shown in full, with those of the same cause at other places.
  struct Group {
    let first: Diagnostic
    fileprivate(set) var others: [Diagnostic] = []

    var all: [Diagnostic] { [first] + others }
  }

  /// Diagnostics of one ID that are not shown in full.
  struct Rest {
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity
    fileprivate(set) var diagnostics: [Diagnostic]
  }

  /// Groups in the order of their first diagnostics.
  private(set) var groups: [Group] = []
  /// Rests in the order in which their IDs occur.
  private(set) var rests: [Rest] = []

  private struct Kind: Hashable {
    let severity: Diagnostic.Severity
    let id: Diagnostic.ID
  }

  /// Groups diagnostics, which must be sorted.
  init(_ diagnostics: [Diagnostic]) {
    let causes = diagnostics.map(DiagnosticCause.init)
    var counts: [DiagnosticCause: Int] = [:]
    for case let cause? in causes { counts[cause, default: 0] += 1 }
    var indexes: [DiagnosticCause: Int] = [:]
    var shown: [Kind: Int] = [:]
    var shownMessages: Set<DiagnosticCause.Message> = []
    var restIndexes: [Kind: Int] = [:]
    for (diagnostic, cause) in zip(diagnostics, causes) {
      let kind = Kind(severity: diagnostic.severity, id: diagnostic.id)
      let isNew = cause.map { !shownMessages.contains($0.message) } ?? true
      let limit = isNew ? Self.causesPerID : Self.limitPerID
      if let index = cause.flatMap({ indexes[$0] }) {
        groups[index].others.append(diagnostic)
      } else if cause == nil || shown[kind, default: 0] < limit {
        shown[kind, default: 0] += 1
        if let cause { shownMessages.insert(cause.message) }
        if let cause, counts[cause, default: 0] > Self.limitPerCause {
          indexes[cause] = groups.count
        }
        groups.append(Group(first: diagnostic))
      } else if let index = restIndexes[kind] {
        rests[index].diagnostics.append(diagnostic)
      } else {
        restIndexes[kind] = rests.count
        rests.append(Rest(id: kind.id, severity: kind.severity, diagnostics: [diagnostic]))
      }
    }
  }
}
