package import Diagnostics

/// Reason why a body can't be rendered, found before or after libcmark reads it.
package struct MarkdownFault: Error, Hashable {
  /// A limit that the body exceeds, or a comment mark that can't be interpreted.
  package enum Reason: Sendable, Hashable {
    /// The body is longer than `MarkdownLimits.bytes`.
    case tooLarge(bytes: Int)
    /// Quotes, lists, emphasis and links are nested more than `MarkdownLimits.nesting` deep.
    case tooDeep
    /// libcmark would need far more time or memory than the body's length justifies.
    case tooComplex
    /// A comment is not closed.
    case openComment(CommentMark)
    /// A comment is closed that wasn't opened.
    case commentEnd(CommentMark)
    /// A mark with which other programs may hide text, such as `{% if`.
    case hidingMark(String)
    /// Programs disagree about where a comment begins and ends.
    case unclearComment
  }

  package let reason: Reason
  package let place: SourceRange
}

/// Marks of a form of comment, as authors write them.
package struct CommentMark: Sendable, Hashable {
  let opening: String
  let closing: String
}

/// Limits of a body. A body that exceeds one causes an error; it is never cut off.
package enum MarkdownLimits {
  package static let bytes = 10 * 1024 * 1024
  /// Greatest number of quotes, list items, emphases, links and images around a text.
  package static let nesting = 100
  /// Steps of libcmark through open containers, at about 13 ns each.
  static let containerSteps = 20_000_000
  /// Steps from closing brackets back through open images, at about 1 ns each.
  static let bracketSteps = 100_000_000
  /// Lines and runs of marks, each of which may become two nodes of about 200 bytes.
  static let marks = 1_500_000
  /// Bytes that are parsed to find the comments of a text, in addition to four times its length.
  static let commentBytes = 8 * 1024 * 1024
  /// Cells of all tables of a text, including the missing cells of short rows.
  static let cells = 200_000
}
