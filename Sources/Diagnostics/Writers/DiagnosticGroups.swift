/// Diagnostics in the form in which a person is told them: what is wrong in one way at many places is
/// told once, with its places; of one id no more than a few are told whole. A few are told one by one,
/// since each line shows what it is about.
struct DiagnosticGroups {
  /// How many diagnostics of one cause are each shown whole; of more the first is, with their places.
  static let limitPerCause = 5
  /// How many diagnostics of one id are shown whole before places stand for the rest.
  static let limitPerID = 10
  /// How many places are named of those that are not shown whole.
  static let namedPlaces = 6

  /// A diagnostic that is shown whole, and those that say the same of other places.
  struct Group {
    let first: Diagnostic
    fileprivate(set) var others: [Diagnostic] = []

    var all: [Diagnostic] { [first] + others }
  }

  /// Diagnostics of one id that are not shown whole.
  struct Rest {
    let id: Diagnostic.ID
    let severity: Diagnostic.Severity
    fileprivate(set) var diagnostics: [Diagnostic]
  }

  /// In the order of their first diagnostics.
  private(set) var groups: [Group] = []
  /// In the order in which the ids were met.
  private(set) var rests: [Rest] = []

  private struct Cause: Hashable {
    let severity: Diagnostic.Severity
    let id: Diagnostic.ID
    let message: String
    let fix: String?
    let notes: [Diagnostic.Note]

    /// `nil` for what no file is concerned with: nothing but the message tells what it is about.
    init?(_ diagnostic: Diagnostic) {
      guard diagnostic.place != nil else { return nil }
      severity = diagnostic.severity
      id = diagnostic.id
      message = diagnostic.message
      fix = diagnostic.fix
      notes = diagnostic.notes
    }
  }

  private struct Kind: Hashable {
    let severity: Diagnostic.Severity
    let id: Diagnostic.ID
  }

  /// Of diagnostics that come sorted.
  init(_ diagnostics: [Diagnostic]) {
    var counts: [Cause: Int] = [:]
    for cause in diagnostics.lazy.compactMap(Cause.init) { counts[cause, default: 0] += 1 }
    var indexes: [Cause: Int] = [:]
    var shown: [Kind: Int] = [:]
    var restIndexes: [Kind: Int] = [:]
    for diagnostic in diagnostics {
      let kind = Kind(severity: diagnostic.severity, id: diagnostic.id)
      let cause = Cause(diagnostic)
      if let index = cause.flatMap({ indexes[$0] }) {
        groups[index].others.append(diagnostic)
      } else if cause == nil || shown[kind, default: 0] < Self.limitPerID {
        shown[kind, default: 0] += 1
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
