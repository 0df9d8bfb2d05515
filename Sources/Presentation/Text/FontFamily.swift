/// A stack of fonts that the theme has; a text can ask for no others.
public enum FontFamily: String, Sendable, Hashable, CaseIterable {
  /// With serifs, as headings have them.
  case serif
  /// Without serifs, as all other text.
  case sans
}
