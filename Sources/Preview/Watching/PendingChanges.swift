/// Changes that wait for the moment when they are acted on.
struct PendingChanges {
  /// After these an editor has written what it writes at once.
  static let shortly = Duration.milliseconds(10)
  /// After these an editor has done what belongs together.
  static let soon = Duration.milliseconds(40)
  static let later = Duration.milliseconds(150)

  private var changes = FileChanges()
  /// When the first of them is to be acted on, with all others.
  private(set) var due: ContinuousClock.Instant?

  mutating func add(_ more: FileChanges, _ urgency: Urgency, at now: ContinuousClock.Instant) {
    guard !more.isEmpty else { return }
    changes.merge(more)
    let moment: ContinuousClock.Instant =
      switch urgency {
      case .now: now
      case .shortly: now + Self.shortly
      case .soon: now + Self.soon
      case .later: now + Self.later
      }
    due = due.map { min($0, moment) } ?? moment
  }

  /// All that is there, once anything is due.
  mutating func take(at now: ContinuousClock.Instant) -> FileChanges? {
    guard let due, due <= now else { return nil }
    defer {
      changes = FileChanges()
      self.due = nil
    }
    return changes
  }
}
