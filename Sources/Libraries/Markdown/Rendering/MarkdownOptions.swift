/// Additions to CommonMark, and permissions.
package struct MarkdownOptions: Sendable, Hashable {
  /// Whether raw HTML is written as it is; otherwise it is left out with a warning. Comments are
  /// left out either way, by `MarkdownAdditions.comments`.
  package var unsafeHTML = false
  /// Whether headings get an `id` made of their text.
  package var headingIDs = true
  /// Whether the page around a text has a heading of the first level itself. If the text has one,
  /// too, all its headings are then written one level lower, the sixth unchanged.
  package var lowersHeadings = false
  /// Ids that the page around the text uses itself, so that no heading gets one of them.
  package var reservedIDs: Set<String> = []
  /// Whether images of a known size are loaded when they come into view.
  package var lazyImages = true
  /// Width at which pages show images, as `sizes` of the HTML Standard states it.
  package var imageSizes = "(min-width: 48rem) 42rem, 100vw"
  /// Additions to CommonMark.
  package var additions = MarkdownAdditions.none
  /// The `rel` of links to other sites, such as `external noopener`; `nil` for none.
  package var externalRel: String?
  /// The host of the site itself, in lower case.
  package var ownHost: String?
  /// Labels of additions, in the site's language.
  package var words = Words()
  /// The maximal length of the excerpt, in characters; 0 for none.
  package var excerptLength = 200
  /// Whether destinations of any scheme are written, `javascript:` included.
  private(set) var everyScheme = false

  package init() {}

  /// Labels for those who don't see the page.
  package struct Words: Sendable, Hashable {
    package var footnotes = "Footnotes"
    package var backToText = "Back to the text"
    /// Name of a picture without a description, before its number in the text.
    package var picture = "Picture"

    package init() {}
  }

  /// CommonMark to the byte, for the conformance suite and for comparisons: without additions and
  /// restrictions.
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
