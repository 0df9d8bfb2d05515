package import Diagnostics

/// An address in the literal text of a template.
package struct LiteralLink {
  /// Purpose of the address in the page.
  package enum Use: Sendable, Hashable {
    /// A browser follows it or loads its target.
    case link
    /// A form is submitted to it. Its target is a program outside of the site.
    case form
    /// CSS declarations, which may contain addresses.
    case style
  }

  /// The address, with character references decoded. If a value follows, only the text before the
  /// value.
  package let text: String
  package let isWhole: Bool
  package let use: Use
  package let source: SourceFile
  /// Range in the source.
  package let range: Range<Int>

  package init(
    text: String, isWhole: Bool, use: Use, source: SourceFile, range: Range<Int>
  ) {
    self.text = text
    self.isWhole = isWhole
    self.use = use
    self.source = source
    self.range = range
  }

  package var place: SourceRange { source.place(range) }
}

/// Replacement for an address in the literal text of a template.
package struct LiteralAddress {
  package let text: String
  /// Integrity hash of a style sheet or script, for the element that loads it.
  package let integrity: String?

  package init(_ text: String, integrity: String? = nil) {
    self.text = text
    self.integrity = integrity
  }
}

/// Resolver of the addresses in templates' literal text to addresses of a site.
///
/// Only used while templates compile. Its results become literal text.
package protocol LiteralLinks: AnyObject {
  /// Returns the replacement of an address; `nil` leaves the address unchanged. Called for an
  /// address in each context in which its template is compiled.
  func resolve(_ link: LiteralLink) -> LiteralAddress?

  /// Called when a page's template and all its inclusions are compiled. `ids` are the targets for
  /// fragments in them.
  func compiled(_ ids: TemplateIDs)
}
