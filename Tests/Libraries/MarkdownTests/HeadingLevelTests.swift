import Markdown
import Markup
import TestSupport
import Testing

/// Levels of headings below the title of a page.
@Suite struct HeadingLevelTests {
  private static var options: MarkdownOptions {
    var options = MarkdownOptions()
    options.lowersHeadings = true
    options.additions = MarkdownAdditions()
    return options
  }

  private func made(_ text: String) throws -> RenderedMarkdown {
    try render(text, Self.options)
  }

  @Test(
    arguments: [
      ("# A\n\n## B\n", "<h2 id=\"a\">A</h2>\n<h3 id=\"b\">B</h3>\n"),
      ("## B\n\nA\n=\n", "<h3 id=\"b\">B</h3>\n<h2 id=\"a\">A</h2>\n"),
      (
        "##### D\n\n###### E\n\n# A",
        "<h6 id=\"d\">D</h6>\n<h6 id=\"e\">E</h6>\n<h2 id=\"a\">A</h2>\n"
      ),
      (
        "## B\n\n> # Q\n", "<h3 id=\"b\">B</h3>\n<blockquote>\n<h2 id=\"q\">Q</h2>\n</blockquote>\n"
      ),
      ("## B\n\n### C\n", "<h2 id=\"b\">B</h2>\n<h3 id=\"c\">C</h3>\n"),
      ("#\n\n## B", "<h2></h2>\n<h3 id=\"b\">B</h3>\n"),
    ])
  func aTextWithAHeadingOfTheFirstLevelIsLoweredByOne(text: String, html: String) throws {
    let rendered = try made(text)
    #expect(rendered.html.markup == html)
    #expect(
      rendered.headings.allSatisfy { html.contains("<h\($0.level) id=\"\($0.id ?? "")\">") })
    #expect(rendered.diagnostics == [])
  }

  /// Tables and footnotes are parsed by means of headings, which don't count.
  @Test(arguments: ["| a | b |\n| - | - |\n| c | d |\n", "a[^1]\n\n[^1]: b\n"])
  func nothingElseLowersHeadings(text: String) throws {
    #expect(try made("## B\n\n" + text).html.markup.hasPrefix("<h2 id=\"b\">B</h2>\n"))
  }

  @Test func headingsStayWhereNoPageIsAround() throws {
    #expect(try html("# A\n\n###### B") == "<h1 id=\"a\">A</h1>\n<h6 id=\"b\">B</h6>\n")
  }
}
