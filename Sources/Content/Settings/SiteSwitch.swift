extension SiteSettings {
  /// A choice for visitors, by its name in `switches`.
  package enum Switch: String, Sendable, Hashable, CaseIterable {
    /// Light or dark, also in the header of every page.
    case dark
    /// "Minion Mode!!!": a yellow theme.
    case minion
  }
}
