import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct EncodingTests {
  @Test(arguments: [
    ("&#xFFFE;&#xFFFF; `a`", "<p>\u{FFFD}\u{FFFD} <code>a</code></p>\n"),
    ("[a](b&#xFFFF; \"&#xFFFE;\")", "<p><a href=\"b%EF%BF%BD\" title=\"\u{FFFD}\">a</a></p>\n"),
    ("![&#xFFFE;](b)", "<p><img src=\"b\" alt=\"\u{FFFD}\" /></p>\n"),
    ("~~~ a&#xFFFF;\n~~~\n", "<pre><code class=\"language-a\u{FFFD}\"></code></pre>\n"),
    ("&#0;&#xD800;&#x110000;", "<p>\u{FFFD}\u{FFFD}\u{FFFD}</p>\n"),
    ("a\u{0}b", "<p>a\u{FFFD}b</p>\n"),
    ("a\r\nb\rc", "<p>a\nb\nc</p>\n"),
    ("# a\r\n\r\n~~~\r\nb\r\n~~~\r\n", "<h1 id=\"a\">a</h1>\n<pre><code>b\n</code></pre>\n"),
    ("a", "<p>a</p>\n"),
    ("", ""),
    ("\n \n\t\n", ""),
    ("\u{FEFF}# a", "<h1 id=\"a\">a</h1>\n"),
  ])
  func writesUTF8WhateverComesIn(text: String, wanted: String) throws {
    #expect(try html(text) == wanted)
  }

  @Test func replacesBytesThatAreNotUTF8() throws {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3, 0x20, 0xED, 0xA0, 0x80, 0x62]
    let file = SourceFile(path: "note.md", bytes: bytes)
    let markup = try MarkdownDocument(file, body: 0..<8).render().html.markup
    #expect(markup.hasPrefix("<p>a\u{FFFD}\u{FFFD} \u{FFFD}"))
    #expect(markup.hasSuffix("b</p>\n"))
  }

  @Test func rendersTheBodyAloneAndCutsARangePastTheEnd() throws {
    let file = SourceFile(path: "note.md", text: "---\na: b\n---\n*x*\n")
    #expect(try MarkdownDocument(file, body: 13..<99).render().html.markup == "<p><em>x</em></p>\n")
    #expect(try MarkdownDocument(file, body: 17..<17).render().html.markup == "")
  }

  @Test func rendersOneDocumentOnManyThreadsAlike() async throws {
    let shared = try document(String(repeating: "# A\n\n*b* [c](d) `e` &amp;\n\n- f\n", count: 200))
    let wanted = shared.render().html
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask { shared.render().html == wanted }
        group.addTask { try document("*a*").render().html.markup == "<p><em>a</em></p>\n" }
      }
      for try await isSame in group { #expect(isSame) }
    }
  }
}
