/// Changes that wait until they are due.
struct PendingChanges {
  /// Delay after which an editor has finished a series of writes.
  static let shortly = Duration.milliseconds(10)
  /// Delay after which an editor has finished a group of operations.
  static let soon = Duration.milliseconds(40)
  static let later = Duration.milliseconds(150)

  private var changes = FileChanges()
  /// When the first of them is due. All others are then due as well.
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

  /// Returns and forgets all changes, once any is due.
  mutating func take(at now: ContinuousClock.Instant) -> FileChanges? {
    guard let due, due <= now else { return nil }
    defer {
      changes = FileChanges()
      self.due = nil
    }
    return changes
  }
}
