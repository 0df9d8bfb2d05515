package import Diagnostics

/// Refusal of a body before or after libcmark read it.
package struct MarkdownFault: Error, Hashable {
  /// The limit that it exceeds.
  package enum Reason: Sendable, Hashable {
    /// The body is longer than `MarkdownLimits.bytes`.
    case tooLarge(bytes: Int)
    /// Quotes, lists, emphasis and links are nested more than `MarkdownLimits.nesting` deep.
    case tooDeep
    /// libcmark would need far more time or memory than the body's length justifies.
    case tooComplex
    /// A comment is not closed.
    case openComment(CommentMark)
    /// A comment is closed that has not begun.
    case commentEnd(CommentMark)
    /// A mark by which other programs may hide text, such as `{% if`.
    case hidingMark(String)
    /// Programs disagree about where a comment begins and ends.
    case unclearComment
  }

  package let reason: Reason
  package let place: SourceRange
}

/// Marks of a form of comments, as authors write them.
package struct CommentMark: Sendable, Hashable {
  let opening: String
  let closing: String
}

/// Limits of a body; more is an error, and nothing is cut off.
package enum MarkdownLimits {
  package static let bytes = 10 * 1024 * 1024
  /// Number of quotes, list items, emphases, links and images around a text.
  package static let nesting = 100
  /// Steps of libcmark through open containers, at about 13 ns each.
  static let containerSteps = 20_000_000
  /// Steps from closing brackets back through open images, at about 1 ns each.
  static let bracketSteps = 100_000_000
  /// Lines and runs of marks, each of which may become two nodes of about 200 bytes.
  static let marks = 1_500_000
  /// Bytes that are parsed to find the comments of a text, beyond four times its own.
  static let commentBytes = 8 * 1024 * 1024
  /// Cells of all tables of a text, including those missing in rows.
  static let cells = 200_000
}
