/// Diagnostics grouped for people. Many with one cause are shown once with their places, and a few
/// are shown singly with their lines. Of those with one ID, only some are shown in full.
struct DiagnosticGroups {
  /// Greatest number of diagnostics of one cause that are all shown in full; if there are more,
  /// only the first is, with all places.
  static let limitPerCause = 5
  /// Greatest number of diagnostics of one ID shown in full; for the rest, only places are shown.
  static let limitPerID = 10
  /// Greatest number of diagnostics of one ID shown in full if each has its own message, since a
  /// mere list of places wouldn't show the fixes.
  static let causesPerID = 30
  /// Greatest number of places listed for diagnostics that are not shown in full.
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
  /// Rests in the order in which their IDs first occur.
  private(set) var rests: [Rest] = []

  /// Groups diagnostics, which must be sorted.
  init(_ diagnostics: [Diagnostic]) {
    var causes = DiagnosticCauses(limit: Self.causesPerID)
    let found = diagnostics.map { causes.add($0) }
    var indexes: [Int: Int] = [:]
    var shown: [DiagnosticKind: Int] = [:]
    var shownMessages: Set<Int> = []
    var restIndexes: [DiagnosticKind: Int] = [:]
    for (diagnostic, cause) in zip(diagnostics, found) {
      if case .number(let number) = cause, let index = indexes[number] {
        groups[index].others.append(diagnostic)
        continue
      }
      let kind = DiagnosticKind(diagnostic)
      let isShown =
        switch cause {
        case .none: true
        case .number(let number):
          shown[kind, default: 0]
            < (shownMessages.contains(causes.messages[number]) ? Self.limitPerID : Self.causesPerID)
        case .beyond: false
        }
      if isShown {
        shown[kind, default: 0] += 1
        if case .number(let number) = cause {
          shownMessages.insert(causes.messages[number])
          if causes.counts[number] > Self.limitPerCause { indexes[number] = groups.count }
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

private struct DiagnosticKind: Hashable {
  let severity: Diagnostic.Severity
  let id: Diagnostic.ID

  init(_ diagnostic: Diagnostic) { (severity, id) = (diagnostic.severity, diagnostic.id) }
}

/// Numbers for causes and for their messages, so that the texts of 100,000 diagnostics are hashed
/// once and few are kept.
private struct DiagnosticCauses {
  enum Found {
    /// A diagnostic without a place has no cause.
    case none
    case number(Int)
    /// Not shown in full, because too many diagnostics with the same ID came before this one.
    case beyond
  }

  /// Greatest number of messages of one ID that are shown.
  let limit: Int
  private var numbers: [DiagnosticCause: Int] = [:]
  private var messageNumbers: [DiagnosticCause.Message: Int] = [:]
  private var messagesPerKind: [DiagnosticKind: Int] = [:]
  /// Numbers of the messages, by the number of the cause.
  private(set) var messages: [Int] = []
  /// Numbers of diagnostics, by the number of the cause.
  private(set) var counts: [Int] = []

  init(limit: Int) { self.limit = limit }

  /// Returns and counts the cause of a diagnostic.
  mutating func add(_ diagnostic: Diagnostic) -> Found {
    guard let cause = DiagnosticCause(diagnostic) else { return .none }
    if let number = numbers[cause] {
      counts[number] += 1
      return .number(number)
    }
    var message = messageNumbers[cause.message]
    if message == nil {
      let kind = DiagnosticKind(diagnostic)
      guard messagesPerKind[kind, default: 0] < limit else { return .beyond }
      messagesPerKind[kind, default: 0] += 1
      message = messageNumbers.count
      messageNumbers[cause.message] = message
    }
    guard let message else { return .beyond }
    let number = counts.count
    numbers[cause] = number
    messages.append(message)
    counts.append(1)
    return .number(number)
  }
}
