import Content
import Markup

/// CSS rules for the looks that the settings choose. They are appended to the style sheet because
/// the security policy forbids styles in pages. A site's own style sheet gets them, too.
enum SettingsStyle {
  /// Path of the style sheet that the rules are appended to.
  static let path = "/assets/site.css"

  /// Returns the rules, or an empty text if the settings choose no looks.
  static func css(of settings: SiteSettings) -> String {
    var properties: [(name: String, value: String)] = []
    if let accent = settings.accent {
      let dark = accent.dark ?? ThemeGround.dark.readable(accent.light)
      let colors = "light-dark(\(accent.light.css), \(dark.css))"
      properties += [("link", colors), ("accent", colors)]
    }
    if let stack = settings.font.stack {
      properties.append(("serif", stack))
      // Mixing two sans-serif typefaces looks like a mistake.
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
