package import Diagnostics

/// Why a body was refused before or after libcmark read it.
package struct MarkdownFault: Error, Hashable {
  /// Which limit it goes over.
  package enum Reason: Sendable, Hashable {
    /// Longer than `MarkdownLimits.bytes`.
    case tooLarge(bytes: Int)
    /// Quotes, lists, emphasis and links lie in each other more than `MarkdownLimits.nesting` deep.
    case tooDeep
    /// libcmark would need far more time or memory than its length explains.
    case tooComplex
  }

  package let reason: Reason
  package let place: Place
}

/// What a body may ask of the parser; over a limit is an error, never a cut.
package enum MarkdownLimits {
  package static let bytes = 10 * 1024 * 1024
  /// Quotes, list items, emphasis, links and images around a text.
  package static let nesting = 100
  /// Steps that libcmark may take through open containers, at about 13 ns each.
  static let containerSteps = 20_000_000
  /// Steps from closing brackets back through open images, at about 1 ns each.
  static let bracketSteps = 100_000_000
  /// Lines and runs of marks, each of which may become two nodes of about 200 bytes.
  static let marks = 1_500_000
  /// Cells of all tables of a text, those included that rows leave out.
  static let cells = 200_000
}
