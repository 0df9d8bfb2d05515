/// What a locale writes around and between the parts of a duration: the `, ` of `2 hr, 5 min`.
struct DurationJoint: Sendable, Hashable {
  /// One more than there are parts.
  private let pieces: [String]

  /// Taken from a duration that is written; `nil` where it does not hold the texts of its parts, one
  /// after the other.
  init?(of written: String, _ parts: [String]) {
    var pieces: [String] = []
    var rest = written[...]
    for part in parts {
      guard let found = rest.firstRange(of: part) else { return nil }
      pieces.append(String(rest[..<found.lowerBound]))
      rest = rest[found.upperBound...]
    }
    self.pieces = pieces + [String(rest)]
  }

  /// Another duration of as many parts.
  func text(_ parts: [String]) -> String {
    var text = pieces[0]
    for (part, piece) in zip(parts, pieces.dropFirst()) {
      text += part
      text += piece
    }
    return text
  }
}
