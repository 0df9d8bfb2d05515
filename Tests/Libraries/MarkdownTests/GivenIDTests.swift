import Diagnostics
import Markdown
import Markup
import TestSupport
import Testing

/// Ids of headings by authors.
@Suite struct GivenIDTests {
  private static var options: MarkdownOptions {
    var options = MarkdownOptions()
    options.additions = MarkdownAdditions()
    options.reservedIDs = ["main"]
    return options
  }

  private func made(_ text: String) throws -> RenderedMarkdown {
    try render(text, Self.options)
  }

  private func report(_ text: String) throws -> String {
    TerminalWriter(colours: false).text(try made(text).diagnostics)
  }

  @Test(
    arguments: [
      ("## Getting there {#there}", "there", "Getting there"),
      ("## Getting there {#there} ##", "there", "Getting there"),
      ("Getting there {#there}\n---", "there", "Getting there"),
      ("## *Getting* `there` {#over-there}", "over-there", "Getting there"),
      ("## *There* {#a_b.c--d}", "a_b.c--d", "There"), ("## A{#b}", "b", "A"),
      ("## A {#Ort-3}", "Ort-3", "A"), ("## A {#e\u{301}cole}", "\u{E9}cole", "A"),
      ("## 東京 {#東京}", "東京", "東京"),
    ])
  func bracesAtItsEndGiveAHeadingItsID(text: String, id: String, words: String) throws {
    let rendered = try made(text)
    let heading = try #require(rendered.headings.first)
    #expect((heading.level, heading.id, heading.text) == (2, id, words))
    #expect(rendered.ids.map { Array($0.utf8) } == [Array(id.utf8)])
    #expect(!rendered.html.markup.contains("{#\(id)}"))
    #expect(rendered.html.markup.contains("</h2>"))
    #expect(rendered.diagnostics == [])
    #expect(rendered.wordCount == (try made("## \(words)").wordCount))
  }

  @Test(
    arguments: [
      "## A {#b} c", "## A \\{#b}", "## A {\\#b}", "## A &#123;#b}", "## A {b}",
      "## A `{#b}`",
      "A {#b}", "| A {#b} |\n| - |\n| c |", "- A {#b}",
    ])
  func otherBracesStay(text: String) throws {
    let rendered = try made(text)
    #expect(!rendered.ids.contains("b"))
    #expect(rendered.html.markup.contains("b}"))
    #expect(rendered.diagnostics == [])
  }

  @Test(arguments: ["## {#b}", "## {#b} ##", "{#b}\n---"])
  func bracesThatAreAllOfAHeadingAreNotShown(text: String) throws {
    let rendered = try made(text)
    #expect(rendered.headings.isEmpty)
    #expect(!rendered.html.markup.contains("{"))
    #expect(rendered.diagnostics == [])
  }

  @Test func otherHeadingsLeaveAnIDToTheOneThatAsksForIt() throws {
    let text = "## There\n\n## A {#there}\n\n## There\n\n## B {#there-1}\n"
    let rendered = try made(text)
    #expect(rendered.ids == ["there-2", "there", "there-3", "there-1"])
    #expect(rendered.diagnostics == [])
  }

  @Test func saysThatAnIDIsTaken() throws {
    #expect(
      try report("## A {#there}\n\n> ## B {#there}\n\n## C {#main}\n") == """
        note.md:3:8: warning[markdown-taken-heading-id]: the id 'there' is already used on this page, so the heading gets an id from its words
            3 | > ## B {#there}
              |        ^~~~~~~~ write another id
        note.md:5:6: warning[markdown-taken-heading-id]: the id 'main' is already used on this page, so the heading gets an id from its words
            5 | ## C {#main}
              |      ^~~~~~~ write another id

        """)
    #expect(try made("## A {#there}\n\n## B {#there}").ids == ["there", "b"])
  }

  @Test(arguments: ["b c", "b .c", "", "fn:1", "a/b", "b\"", String(repeating: "x", count: 201)])
  func saysThatAnIDIsNone(id: String) throws {
    let rendered = try made("## A {#\(id)}")
    #expect(rendered.diagnostics.map(\.id.text) == ["markdown-bad-heading-id"])
    #expect(rendered.diagnostics.first?.place?.column == 6)
    #expect(rendered.headings.first?.text.hasPrefix("A {#") == true)
  }

  @Test func saysHowAnIDIsWritten() throws {
    #expect(
      try report("## Getting there {#over there}") == """
        note.md:1:18: warning[markdown-bad-heading-id]: 'over there' can't be the id of a heading, so it stays in the heading's text
            1 | ## Getting there {#over there}
              |                  ^~~~~~~~~~~~~ write only letters, digits, '-', '_' and '.', as in {#getting-there}

        """)
  }

  /// Each bracket is a separate text in the tree.
  @Test(arguments: ["]", "{", "}", "{#a} "])
  func readsHeadingsOfManyBracketsInLinearTime(piece: String) throws {
    let start = ContinuousClock.now
    let rendered = try made("## " + String(repeating: piece, count: 50_000) + "}\n")
    #expect(rendered.html.markup.hasPrefix("<h2"))
    #expect(ContinuousClock.now - start < .seconds(30))
  }
}
