/// A locale's text around and between the parts of a duration: the `, ` of `2 hr, 5 min`.
struct DurationJoint: Sendable, Equatable {
  /// Texts before, between and after the parts, so there is one more text than parts.
  private let pieces: [String]

  /// Derives the pieces from a formatted duration; `nil` if it does not contain the texts of its
  /// parts in order.
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

  /// Joins the parts of another duration, which must have the same number of parts.
  func text(_ parts: [String]) -> String {
    var text = pieces[0]
    for (part, piece) in zip(parts, pieces.dropFirst()) {
      text += part
      text += piece
    }
    return text
  }
}
