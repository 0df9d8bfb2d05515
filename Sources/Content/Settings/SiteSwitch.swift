extension SiteSettings {
  /// A choice that visitors have, by its name in `switches`.
  package enum Switch: String, Sendable, Hashable, CaseIterable {
    /// Light or dark; in the header of every page, too.
    case dark
    /// "Minion Mode!!!": all yellow.
    case minion
  }
}
