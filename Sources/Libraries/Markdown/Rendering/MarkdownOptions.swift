/// Additions to CommonMark, and permissions.
package struct MarkdownOptions: Sendable, Hashable {
  /// Whether raw HTML is written unchanged; otherwise it is left out with a warning. Comments are
  /// left out in either case, by `MarkdownAdditions.comments`.
  package var unsafeHTML = false
  /// Whether headings get an `id` made from their text.
  package var headingIDs = true
  /// Whether the page around a text already has a first-level heading. If the text has one, too,
  /// all of its headings are written one level lower, except for the sixth level.
  package var lowersHeadings = false
  /// Ids that the page around the text uses, so that no heading gets one of them.
  package var reservedIDs: Set<String> = []
  /// Whether images of a known size are loaded when they come into view.
  package var lazyImages = true
  /// Width at which pages show images, as a value of the attribute `sizes` (HTML Standard).
  package var imageSizes = "(min-width: 48rem) 42rem, 100vw"
  /// Additions to CommonMark.
  package var additions = MarkdownAdditions.none
  /// The `rel` of links to other sites, such as `external noopener`; `nil` for no `rel`.
  package var externalRel: String?
  /// The host of the site itself, in lower case.
  package var ownHost: String?
  /// Labels of additions, in the site's language.
  package var words = Words()
  /// Greatest length of the excerpt in characters; 0 for no excerpt.
  package var excerptLength = 200
  /// Whether destinations with any scheme are written, even `javascript:`.
  private(set) var everyScheme = false

  package init() {}

  /// Labels for readers who use assistive technology.
  package struct Words: Sendable, Hashable {
    package var footnotes = "Footnotes"
    package var backToText = "Back to the text"
    /// Name of a picture without a description, before its number in the text.
    package var picture = "Picture"

    package init() {}
  }

  /// Exactly CommonMark, without additions and restrictions, for the conformance suite and for
  /// comparisons.
  package static var commonMark: Self {
    var options = Self()
    options.unsafeHTML = true
    options.headingIDs = false
    options.lazyImages = false
    options.excerptLength = 0
    options.everyScheme = true
    return options
  }
}
