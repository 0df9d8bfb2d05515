extension SiteSettings {
  /// Letters that most systems have, so that nothing is downloaded for them.
  package enum Font: String, Sendable, Hashable, CaseIterable {
    /// The theme's own: a book's letters for titles and texts, the system's for labels.
    case serif
    /// The letters of the system's own programs.
    case system
    /// Letters without serifs that show the pen.
    case humanist
    /// Letters made of circles and straight lines.
    case geometric
    /// Letters with serifs as strong as their stems.
    case slab
    /// Letters of one width, as a typewriter has them.
    case mono
  }
}
