/// The origin and destination in a title such as `Lisbon to Porto`.
struct TripEnds: Equatable {
  let origin: String
  let destination: String

  /// `nil` for a title without ` to ` or ` → `, or with several of them.
  init?(_ title: String) {
    for word in [" to ", " → "] {
      let parts = title.components(around: word)
      guard parts.count == 2 else { continue }
      let ends = parts.map { $0.split(separator: " ").joined(separator: " ") }
      guard ends.allSatisfy({ !$0.isEmpty }) else { return nil }
      (origin, destination) = (ends[0], ends[1])
      return
    }
    return nil
  }
}

extension String {
  fileprivate func components(around separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
