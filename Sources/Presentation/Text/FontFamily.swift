/// A stack of fonts in the theme. Text can't have other fonts.
public enum FontFamily: String, Sendable, Hashable, CaseIterable {
  /// Fonts with serifs, as in headings.
  case serif
  /// Fonts without serifs, as in all other text.
  case sans
}
