import Markup
import Presentation
import Templating
import Testing

/// Look of texts and headings: by default, with other values, and in the style sheet.
@Suite struct TextLookTests {
  private struct Note: TextPresentable {
    var text = "Sold out"
    var textFont = FontFamily.sans
    var textSize = 17
    static let contract = Contract<Self>(template: "components/text", textFields)
  }

  private struct Heading: HeaderTextPresentable {
    var headerText = "Trips"
    var headerColor = Color.black
    var headerFont = FontFamily.serif
    var headerSize = 64
    static let contract = Contract<Self>(template: "components/header-text", headerTextFields)
  }

  /// A text and heading with the default look.
  private struct Plain: TextPresentable, HeaderTextPresentable {
    let text = "Text"
    let headerText = "Heading"
    static let contract = Contract<Self>(
      template: "components/header-text", textFields, headerTextFields)
  }

  private let theme: Theme

  init() throws { theme = try Theme() }

  @Test func textIsBlackAnd17PixelsAndAllHeadingsAreAlike() {
    let plain = Plain()
    #expect(plain.textColor == .black && plain.textSize == 17 && plain.textFont == .sans)
    #expect(plain.headerColor == .black && plain.headerSize == 64 && plain.headerFont == .serif)
    #expect(
      theme.show(plain) == "<h1 class=\"header-text header-64 font-serif\">Heading</h1>\n")
  }

  @Test func headingShowsTheLookThatItsOwnerAsksFor() {
    #expect(
      theme.show(Heading(headerColor: .yellow, headerFont: .sans, headerSize: 36)) == """
        <h1 class="header-text header-36 font-sans text-colored" \
        style="--text: #ffff00; --plate: #000000">Trips</h1>

        """)
  }

  @Test func minionModeOverridesColourFontAndSizeAndItShows() {
    let mode = MinionModeViewModel()
    let shown = theme.show(SwitchCell(dataSource: mode, delegate: mode))
    #expect(
      shown.contains(
        """
        <span class="text text-20 font-serif text-colored" \
        style="--text: #21549e; --plate: #ffffff">Minion Mode!!!</span>
        """))
    // The data source keeps its content in another delegate's look.
    let other = theme.show(SwitchCell(dataSource: mode, delegate: DarkThemeViewModel()))
    #expect(other.contains(#"<span class="text text-17 font-sans">Minion Mode!!!</span>"#))
  }

  @Test(arguments: [
    (Int.min, 13), (0, 13), (14, 13), (16, 15), (17, 17), (18, 17), (19, 20), (22, 20), (23, 24),
    (27, 28), (Int.max, 28),
  ])
  func textOfAnySizeHasTheNearestOfTheThemes(size: Int, nearest: Int) {
    #expect(
      theme.show(Note(textSize: size))
        == "<span class=\"text text-\(nearest) font-sans\">Sold out</span>")
  }

  @Test(arguments: [(Int.min, 36), (42, 36), (43, 48), (56, 48), (57, 64), (Int.max, 64)])
  func headingOfAnySizeHasTheNearestOfTheThemes(size: Int, nearest: Int) {
    #expect(theme.show(Heading(headerSize: size)).contains(" header-\(nearest) "))
  }

  /// A class without a rule would have no effect.
  @Test func styleSheetHasARuleForEveryLook() throws {
    let css = try ThemeFiles.text("Templates/assets/site.css")
    var classes: Set<String> = []
    for size in 0...100 {
      for font in FontFamily.allCases {
        for shown in [
          theme.show(Note(textFont: font, textSize: size)),
          theme.show(Heading(headerFont: font, headerSize: size)),
        ] {
          let found = try #require(shown.firstMatch(of: /class="([^"]*)"/)).1
          classes.formUnion(found.split(separator: " ").map(String.init))
        }
      }
    }
    classes.subtract(["text", "header-text"])
    #expect(classes.count == 6 + 3 + 2)
    for name in classes { #expect(css.contains(".\(name) {"), "\(name)") }
  }
}
