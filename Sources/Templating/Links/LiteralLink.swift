package import Diagnostics

/// An address that a template holds as literal text.
package struct LiteralLink {
  /// What a page does with it.
  package enum Use: Sendable, Hashable {
    /// A browser follows it or loads what is there.
    case link
    /// A form is sent there: to a program, of which a site knows nothing.
    case form
    /// No address, but declarations of CSS, which may hold some.
    case style
  }

  /// Without character references; of an address that goes on with a value, what stands before it.
  package let text: String
  package let isWhole: Bool
  package let use: Use
  package let source: SourceFile
  /// Where it is written.
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

  package var place: Place { source.place(range) }
}

/// What is written in place of an address that a template holds as literal text.
package struct LiteralAddress {
  package let text: String
  /// The hash of a style sheet or a script, for the element that loads it.
  package let integrity: String?

  package init(_ text: String, integrity: String? = nil) {
    self.text = text
    self.integrity = integrity
  }
}

/// Knows the site that templates are for: where the addresses that they hold lead to.
///
/// It is asked while templates compile, and never while pages are made: what it answers is then
/// literal text like any other.
package protocol LiteralLinks: AnyObject {
  /// What is to be written in its place; `nil` leaves it as it is. One address is asked about in every
  /// context that its template is compiled in.
  func resolve(_ link: LiteralLink) -> LiteralAddress?

  /// Told when a page's template is compiled with all that it includes: the ids in it are those that
  /// the fragments in it may lead to.
  func compiled(_ ids: TemplateIDs)
}
