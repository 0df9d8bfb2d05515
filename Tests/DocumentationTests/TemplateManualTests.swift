import TestSupport
import Testing

@Suite struct TemplateManualTests {
  /// Each template at the top of the theme shows a page, except for the common frame.
  @Test func describesEveryPageOfTheTheme() throws {
    let names = try ["html", "xml"].flatMap { format in
      try Repository.texts(below: "Templates", extension: format).keys
        .filter { !$0.contains("/") }.map { String($0.dropLast(format.count + 1)) }
    }
    let described = TemplateManual.roots.flatMap { [$0.template] + $0.variants }
    #expect(Set(names).subtracting(["page"]) == Set(described))
  }

  /// The description of a name is the comment above its property.
  @Test func saysOfEveryNameWhatItIs() throws {
    let text = try TemplateManual().text
    let silent = text.matches(of: /(?m)^\| `(\w+)` \|.*\|  \|$/).map { String($0.1) }
    #expect(silent == [], "write a comment above the property in Sources/Presentation")
    #expect(text.matches(of: /(?m)^\| `\w+` \|/).count > 100)
  }
}
