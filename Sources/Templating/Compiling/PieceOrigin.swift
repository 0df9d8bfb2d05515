package import Diagnostics
import Markup

/// The tag of a template that writes a piece of a page.
struct PieceOrigin: Sendable {
  let site: Site
  let range: Range<Int>

  /// What to say where the page became too large while it was written.
  var cause: TooLargeByTemplate { TooLargeByTemplate(self) }
}

/// A tag that was being written when a page came to more than it may.
///
/// A class, since an output names it without knowing what templates are.
package final class TooLargeByTemplate: OutputCause {
  private let origin: PieceOrigin

  init(_ origin: PieceOrigin) { self.origin = origin }

  /// What is told of a page of that address.
  package func diagnostic(of address: String, limit: Int) -> Diagnostic {
    TemplateMistake.pageTooLarge(address, limit: limit).diagnostic(
      at: origin.site.place(origin.range), notes: origin.site.notes)
  }
}
