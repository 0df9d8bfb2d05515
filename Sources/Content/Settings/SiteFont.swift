extension SiteSettings {
  /// Fonts that most systems have, so that visitors don't download any.
  package enum Font: String, Sendable, Hashable, CaseIterable {
    /// The theme's own: a book's serif font for titles and texts, and the system's font for labels.
    case serif
    /// The font of the system's own programs.
    case system
    /// A sans-serif font with the strokes of a pen.
    case humanist
    /// A sans-serif font made of circles and straight lines.
    case geometric
    /// A font with serifs as heavy as its stems.
    case slab
    /// A font with letters of equal width, as on a typewriter.
    case mono
  }
}
