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
    var causes = DiagnosticCauses()
    let numbers = diagnostics.map { causes.number(of: $0) }
    var indexes: [Int: Int] = [:]
    var shown: [Kind: Int] = [:]
    var shownMessages: Set<Int> = []
    var restIndexes: [Kind: Int] = [:]
    for (diagnostic, number) in zip(diagnostics, numbers) {
      if let index = number.flatMap({ indexes[$0] }) {
        groups[index].others.append(diagnostic)
        continue
      }
      let kind = Kind(severity: diagnostic.severity, id: diagnostic.id)
      let message = number.map { causes.messages[$0] }
      let isNew = message.map { !shownMessages.contains($0) } ?? true
      let limit = isNew ? Self.causesPerID : Self.limitPerID
      if number == nil || shown[kind, default: 0] < limit {
        shown[kind, default: 0] += 1
        if let message { shownMessages.insert(message) }
        if let number, causes.counts[number] > Self.limitPerCause {
          indexes[number] = groups.count
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

/// Numbers of causes and of their messages, so that each diagnostic's texts are hashed once.
private struct DiagnosticCauses {
  private var numbers: [DiagnosticCause: Int] = [:]
  private var messageNumbers: [DiagnosticCause.Message: Int] = [:]
  /// Numbers of the messages, by the number of the cause.
  private(set) var messages: [Int] = []
  /// Numbers of diagnostics, by the number of the cause.
  private(set) var counts: [Int] = []

  /// The number of a diagnostic's cause, which is counted; `nil` if it has none.
  mutating func number(of diagnostic: Diagnostic) -> Int? {
    guard let cause = DiagnosticCause(diagnostic) else { return nil }
    let next = counts.count
    let number = numbers[cause, default: next]
    if number == next {
      numbers[cause] = next
      messages.append(messageNumbers[cause.message, default: messageNumbers.count])
      messageNumbers[cause.message] = messages[next]
      counts.append(0)
    }
    counts[number] += 1
    return number
  }
}
