import Foundation
import Markup
import Testing

/// The look of the theme.
@Suite struct LookTests {
  enum Look: String, CaseIterable {
    case light
    case dark
    case minion
  }

  @Test(arguments: Look.allCases)
  func everyInkIsReadableOnEveryPaper(look: Look) throws {
    let colors = try colors(of: look)
    let pairs =
      ["ink", "muted", "link", "notice"].flatMap { ink in
        ["paper", "card"].map { (ink, $0) }
      } + [("on-accent", "accent")]
    for (ink, paper) in pairs {
      let contrast = try #require(colors[ink]).contrast(with: #require(colors[paper]))
      #expect(contrast >= 4.5, "\(ink) on \(paper) has \(contrast)")
    }
  }

  /// WCAG 2.2 §1.4.11: contrast of the outlines of controls.
  @Test(arguments: Look.allCases)
  func controlsStandOutFromThePage(look: Look) throws {
    let colors = try colors(of: look)
    for edge in ["muted", "accent"] {
      let contrast = try #require(colors[edge]).contrast(with: #require(colors["paper"]))
      #expect(contrast >= 3, "\(edge) on paper has \(contrast)")
    }
  }

  @Test(arguments: [("site.css", 20_000), ("site.js", 10_240)])
  func staysSmall(file: String, bytes: Int) throws {
    #expect(try ThemeFiles.bytes("Templates/assets/\(file)").count < bytes)
  }

  @Test func themeAsksNobodyElseForAnything() throws {
    for (folder, suffix) in [("Templates", "html"), ("Templates", "css"), ("Templates", "js")] {
      for (name, text) in try ThemeFiles.texts(below: folder, extension: suffix) {
        #expect(!text.contains("//fonts") && !text.contains("https:"), "\(name).\(suffix)")
      }
    }
  }

  /// The custom properties of a look in the style sheet.
  private func colors(of look: Look) throws -> [String: Color] {
    let css = try ThemeFiles.text("Templates/assets/site.css")
    let pattern =
      switch look {
      case .light: /--([a-z-]+): light-dark\(#([0-9a-f]{6}), #[0-9a-f]{6}\);/
      case .dark: /--([a-z-]+): light-dark\(#[0-9a-f]{6}, #([0-9a-f]{6})\);/
      case .minion: /--([a-z-]+): #([0-9a-f]{6});/
      }
    return try Dictionary(
      css.matches(of: pattern).map { found in
        let value = try #require(UInt32(found.2, radix: 16))
        return (
          String(found.1),
          Color(
            red: UInt8(value >> 16 & 255), green: UInt8(value >> 8 & 255),
            blue: UInt8(value & 255))
        )
      }, uniquingKeysWith: { _, last in last })
  }
}
