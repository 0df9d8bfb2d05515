import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct FootnoteTests {
  /// A text's markup in short: `(2 3)` is the third link to note 2, `<2 3>` the link back from it.
  private func notes(_ text: String) throws -> String {
    try html(text, added)
      .replacing(
        /<sup><a href="#fn:(\d+)" id="fnref:(\d+)(:(\d+))?" role="doc-noteref">(\d+)<\/a><\/sup>/
      ) {
        $0.1 == $0.2 && $0.1 == $0.5 ? "(\($0.1)\($0.4.map { " \($0)" } ?? ""))" : "?"
      }
      .replacing(
        /<a href="#fnref:(\d+)(:(\d+))?" role="doc-backlink" aria-label="Back to the text( \d+)?">↩\x{FE0E}(<sup>\d+<\/sup>)?<\/a>/
      ) {
        "{\($0.1)\($0.3.map { " \($0)" } ?? "")}"
      }
      .replacing(
        "<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"Footnotes\">\n<ol>\n",
        with: "---\n"
      )
      .replacing("</ol>\n</section>\n", with: "")
      .replacing(/<li id="fn:(\d+)">\n/) { "\($0.1): " }
      .replacing("</li>\n", with: "")
  }

  @Test func areMarkedUpForEveryReader() throws {
    let wanted = """
      <p>Rails<sup><a href="#fn:1" id="fnref:1" role="doc-noteref">1</a></sup></p>
      <section class="footnotes" role="doc-endnotes" aria-label="Fußnoten">
      <ol>
      <li id="fn:1">
      <p>Of steel. <a href="#fnref:1" role="doc-backlink" aria-label="Zurück &lt;">↩\u{FE0E}</a></p>
      </li>
      </ol>
      </section>

      """
    var options = added
    options.words.footnotes = "Fußnoten"
    options.words.backToText = "Zurück <"
    #expect(try html("Rails[^a]\n\n[^a]: Of steel.\n", options) == wanted)
  }

  @Test(arguments: [
    (
      "a[^b] c[^d]\n\n[^d]: D\n[^b]: B\n",
      "<p>a(1) c(2)</p>\n---\n1: <p>B {1}</p>\n2: <p>D {2}</p>\n"
    ),
    ("a[^b] c[^B]\n\n[^b]: B", "<p>a(1) c(1 2)</p>\n---\n1: <p>B {1} {1 2}</p>\n"),
    ("[^b]: word\n\na[^b]", "<p>a(1)</p>\n---\n1: <p>word {1}</p>\n"),
    ("a[^1]\n[^1]: b", "<p>a(1)</p>\n---\n1: <p>b {1}</p>\n"),
    (
      "a[^1]\n\n[^1]: b\nc\n\n    d\n\n    - e\n\n    ```\n    f\n    ```\n\ng",
      "<p>a(1)</p>\n<p>g</p>\n---\n1: <p>b\nc</p>\n<p>d</p>\n<ul>\n<li>e</li>\n</ul>\n<pre><code>f\n</code></pre>\n<p>{1}</p>\n"
        .replacing("<li>e</li>\n", with: "<li>e")
    ),
    (
      "a[^1]\n\n[^1]: b[^2] c[^1]\n[^2]: d[^1]\n",
      "<p>a(1)</p>\n---\n1: <p>b(2) c(1 2) {1} {1 2} {1 3}</p>\n2: <p>d(1 3) {2}</p>\n"
    ),
    (
      "- a[^1]\n[^1]: b\n- c",
      "<ul>\n<li>a(1)\n</ul>\n<ul>\n<li>c\n</ul>\n---\n1: <p>b {1}</p>\n".replacing(
        "<li>a(1)\n", with: "<li>a(1)"
      ).replacing("<li>c\n", with: "<li>c")
    ),
    ("a[^1]\n\n[^1]:\n    b\n", "<p>a(1)</p>\n---\n1: <p>b {1}</p>\n"),
    (
      "a[^1]\n\n[^1]: |a|\n    |-|\n    |b|\n",
      "<p>a(1)</p>\n---\n1: <table>\n<thead>\n<tr>\n<th scope=\"col\">a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b</td>\n</tr>\n</tbody>\n</table>\n<p>{1}</p>\n"
    ),
    (
      "|a[^1]|\n|-|\n|b[^1]|\n\n[^1]: *c*",
      "<table>\n<thead>\n<tr>\n<th scope=\"col\">a(1)</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b(1 2)</td>\n</tr>\n</tbody>\n</table>\n---\n1: <p><em>c</em> {1} {1 2}</p>\n"
    ),
    (
      "```\n[^1]: a\n```\n\n    [^1]: b\n\n[^1]: c\n\nd[^1]",
      "<pre><code>[^1]: a\n</code></pre>\n<pre><code>[^1]: b\n</code></pre>\n<p>d(1)</p>\n---\n1: <p>c {1}</p>\n"
    ),
    (
      "\\[^1] [^1\\] `[^1]` &#91;^1] [^1](a)\n\n[^1]: b\n\n[^1]",
      "<p>[^1] [^1] <code>[^1]</code> [^1] <a href=\"a\">^1</a></p>\n<p>(1)</p>\n---\n1: <p>b {1}</p>\n"
    ),
    (
      "**a[^1]**~~b[^1]~~\n\n[^1]: c",
      "<p><strong>a(1)</strong><del>b(1 2)</del></p>\n---\n1: <p>c {1} {1 2}</p>\n"
    ),
    ("a[^1]\n\n[^1]: ---\n\nb", "<p>a(1)</p>\n<p>b</p>\n---\n1: <hr />\n<p>{1}</p>\n"),
    (
      "https://a.org[^1] \"b\"[^1]\n\n[^1]: c",
      "<p><a href=\"https://a.org\">https://a.org</a>(1) “b”(1 2)</p>\n---\n1: <p>c {1} {1 2}</p>\n"
    ),
  ])
  func leadThereAndBack(text: String, wanted: String) throws {
    #expect(try notes(text) == wanted)
  }

  @Test func shareNoIDWithHeadings() throws {
    let result = try render("# fn:1\n\n# Fnref 1\n\na[^1]\n\n[^1]: b\n", added)
    #expect(result.headings.map(\.id) == ["fn-1", "fnref-1"])
    #expect(result.html.markup.contains("id=\"fn:1\""))
  }

  @Test func areNeitherInHeadingsNorInExcerpts() throws {
    let result = try render("# A[^1]\n\nb\n\n[^1]: c\n", added)
    #expect(result.headings.map(\.text) == ["A"])
    #expect(result.excerpt == "b")
    #expect(
      MarkdownBody(SourceFile(path: "note.md", text: "b[^1]\n\n[^1]: c\n"), body: 0..<15)
        .excerpt(added) == "b")
  }

  @Test func tellWhatLeadsNowhere() throws {
    let text = "a[^x] [^x]\n\n> b [^y z] 1[^q]\n\n[^c]: d\n[^c]: e\n"
    let diagnostics = try render(text, added).diagnostics
    #expect(
      diagnostics == [
        Diagnostic(
          .warning, "markdown-unknown-footnote",
          at: SourceRange(file: "note.md", line: 1, column: 2, length: 4, text: "a[^x] [^x]"),
          "there is no footnote 'x', so the brackets appear in the text",
          fix: "write it on a separate line: [^x]: …, or write '\\[^x]' for the brackets"),
        Diagnostic(
          .warning, "markdown-unknown-footnote",
          at: SourceRange(
            file: "note.md", line: 3, column: 13, length: 4, text: "> b [^y z] 1[^q]"),
          "there is no footnote 'q', so the brackets appear in the text",
          fix: "write it on a separate line: [^q]: …, or write '\\[^q]' for the brackets"),
        Diagnostic(
          .warning, "markdown-unused-footnote",
          at: SourceRange(file: "note.md", line: 5, column: 1, length: 7, text: "[^c]: d"),
          "nothing refers to the footnote 'c', so it is left out",
          fix: "write [^c] where it belongs, or delete the footnote"),
        Diagnostic(
          .warning, "markdown-repeated-footnote",
          at: SourceRange(file: "note.md", line: 6, column: 1, length: 7, text: "[^c]: e"),
          "there is already a footnote 'c', so this one is left out",
          fix: "rename it"),
      ])
  }

  @Test func knowThePlacesOfTheirLinks() throws {
    let marked = MarkedText(
      "a[^1] [b](1️⃣c.md1️⃣)\n\n[^1]: d [e](2️⃣f.md2️⃣)\n\n    [g](3️⃣h.md3️⃣)\n")
    let file = SourceFile(path: "note.md", text: marked.text)
    let ranges = Box<[Range<Int>]>([])
    let resolver = Resolver(link: {
      ranges.value.append($0.range)
      return .broken
    })
    let document = try MarkdownDocument(file, body: 0..<file.bytes.count, MarkdownAdditions())
    _ = document.render(added, resolver: resolver)
    #expect(ranges.value == marked.ranges)
  }
}
