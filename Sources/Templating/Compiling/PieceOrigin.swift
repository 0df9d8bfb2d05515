package import Diagnostics
import Markup

/// The tag of a template that writes a piece of a page.
struct PieceOrigin: Sendable {
  let position: TemplatePosition
  let range: Range<Int>

  /// Cause to report if the page became too large in this piece.
  var cause: TooLargeByTemplate { TooLargeByTemplate(self) }
}

/// A tag that was being written when a page exceeded the size limit.
///
/// A class, because the output refers to it without knowing templates.
package final class TooLargeByTemplate: OutputCause {
  private let origin: PieceOrigin

  init(_ origin: PieceOrigin) { self.origin = origin }

  /// Returns the diagnostic for the page at an address. `limit` is in bytes.
  package func diagnostic(of address: String, limit: Int) -> Diagnostic {
    TemplateMistake.pageTooLarge(address, limit: limit).diagnostic(
      at: origin.position.place(origin.range), notes: origin.position.notes)
  }
}
