/// What is added to CommonMark, and what is let through.
package struct MarkdownOptions: Sendable, Hashable {
  /// Raw HTML is written as it is; else it is left out with a warning, comments without one.
  package var unsafeHTML = false
  /// Headings get an `id` made of their text.
  package var headingIDs = true
  /// The page around a text has a heading of the first level itself: where the text has one, too, all its
  /// headings are written one level lower, the sixth as it is.
  package var lowersHeadings = false
  /// Ids that the page around the text uses itself, so that no heading gets one of them.
  package var reservedIDs: Set<String> = []
  /// Images of a known size are loaded when they come into view.
  package var lazyImages = true
  /// What is read besides CommonMark.
  package var additions = MarkdownAdditions.none
  /// The `rel` of links that leave the site, such as `external noopener`; `nil` for none.
  package var externalRel: String?
  /// The host of the site itself, in lower case, links to which don't leave it.
  package var ownHost: String?
  /// What readers are told of what is added, in the site's language.
  package var words = Words()
  /// The longest excerpt, in characters; 0 for none.
  package var excerptLength = 200
  /// Destinations of any scheme are written, `javascript:` included.
  private(set) var everyScheme = false

  package init() {}

  /// Labels for those who don't see the page.
  package struct Words: Sendable, Hashable {
    package var footnotes = "Footnotes"
    package var backToText = "Back to the text"

    package init() {}
  }

  /// CommonMark to the byte, for the conformance suite and for comparisons: nothing is added, and
  /// everything is let through.
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
