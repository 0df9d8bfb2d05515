import Content
import Markup

/// Rules of CSS for the looks that settings state. They stand at the end of the style sheet: the
/// security policy refuses styles in pages, and a style sheet of the site's own has them, too.
enum SettingsStyle {
  /// The style sheet that the rules stand in.
  static let path = "/assets/site.css"

  /// Returns the rules; an empty text if the settings state no looks.
  static func css(of settings: SiteSettings) -> String {
    var properties: [(name: String, value: String)] = []
    if let accent = settings.accent {
      let dark = accent.dark ?? ThemeGround.dark.readable(accent.light)
      let colors = "light-dark(\(accent.light.css), \(dark.css))"
      properties += [("link", colors), ("accent", colors)]
    }
    if let stack = settings.font.stack {
      properties.append(("serif", stack))
      // Two sorts of letters without serifs look like a mistake.
      if settings.font != .slab { properties.append(("sans", stack)) }
    }
    guard !properties.isEmpty else { return "" }
    let lines = properties.map { "  --\($0.name): \($0.value);\n" }.joined()
    return "\n/* From the settings */\n:root {\n\(lines)}\n"
  }
}

extension SiteSettings.Font {
  /// Names of fonts on macOS, Windows, Android and Linux; `nil` for the theme's own.
  fileprivate var stack: String? {
    switch self {
    case .serif: nil
    case .system: "system-ui, sans-serif"
    case .humanist:
      #"Seravek, "Gill Sans Nova", Candara, Ubuntu, Calibri, "DejaVu Sans", sans-serif"#
    case .geometric:
      #""Avenir Next", Avenir, "Century Gothic", Montserrat, Corbel, "URW Gothic", sans-serif"#
    case .slab:
      #"Rockwell, "Rockwell Nova", "Roboto Slab", "Bitstream Charter", "DejaVu Serif", serif"#
    case .mono:
      #"ui-monospace, "SF Mono", Menlo, "Cascadia Code", Consolas, "DejaVu Sans Mono", monospace"#
    }
  }
}
