import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct TableTests {
  /// A table's markup in short: `|` before each cell, `/` before each row, `^` for the header.
  private func table(_ text: String) throws -> String {
    try html(text, added)
      .replacing("<table>\n<thead>\n<tr>\n", with: "^")
      .replacing("</tr>\n</thead>\n", with: "").replacing("</table>\n", with: ";")
      .replacing("<tbody>\n", with: "").replacing("</tbody>\n", with: "")
      .replacing("<tr>\n", with: "/").replacing("</tr>\n", with: "")
      .replacing("</th>\n", with: "").replacing("</td>\n", with: "")
      .replacing(/<(th scope="col"|td)( style="text-align: (.)[a-z]*")?>/) {
        "|\($0.3.map { "\($0):" } ?? "")"
      }
  }

  @Test func writesRowsCellsAndAlignments() throws {
    let text = "| a | b |\n|:--|--:|\n| 1 | 2 |\n"
    let wanted = """
      <table>
      <thead>
      <tr>
      <th scope="col" style="text-align: left">a</th>
      <th scope="col" style="text-align: right">b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td style="text-align: left">1</td>
      <td style="text-align: right">2</td>
      </tr>
      </tbody>
      </table>

      """
    #expect(try html(text, added) == wanted)
  }

  @Test(arguments: [
    ("a | b\n-|:-:\nc | *d*", "^|a|c:b/|c|c:<em>d</em>;"),
    ("|a|\n|-|", "^|a;"),
    ("|a|b|\n|-|-|\n|c|\n|d|e|f|\n\ng", "^|a|b/|c|/|d|e;<p>g</p>\n"),
    ("|a|\n|-|\nb\n> c", "^|a/|b;<blockquote>\n<p>c</p>\n</blockquote>\n"),
    ("|a|b|\n|-|\nc", "<p>|a|b|\n|-|\nc</p>\n"),
    ("intro\n|a|\n|-|\n|b|", "<p>intro</p>\n^|a/|b;"),
    ("[r]: /u\n|a|\n|-|\n|[r]|", "^|a/|<a href=\"/u\">r</a>;"),
    ("|`a\\|b`|\n|-|\n|c\\|**d\\|e**|", "^|<code>a|b</code>/|c|<strong>d|e</strong>;"),
    ("|`a|b`|\n|-|-|\n", "^|`a|b`;"),
    (
      "|# a #|- b|1. c|\\||\n|-|-|-|-|\n|```|<!-- d -->|    e|f #|",
      "^|# a #|- b|1. c||/|```||e|f #;"
    ),
    (
      "| ~~a~~ | \"b\" |\n|-|-|\n| www.a.org | \\~c~ |",
      "^|<del>a</del>|“b”/|<a href=\"http://www.a.org\">www.a.org</a>|~c~;"
    ),
    ("> |a|\n> |-|\n> |b|\nc", "<blockquote>\n^|a/|b;</blockquote>\n<p>c</p>\n"),
    ("> |a|\n|-|", "<blockquote>\n<p>|a|\n|-|</p>\n</blockquote>\n"),
    (
      "- x\n\n  |a|\n  |-|\n  |b|\n- y",
      "<ul>\n<li>\n<p>x</p>\n^|a/|b;</li>\n<li>\n<p>y</p>\n</li>\n</ul>\n"
    ),
    ("- |a|\n  |-|\n  |b|\n- y", "<ul>\n<li>\n^|a/|b;</li>\n<li>y</li>\n</ul>\n"),
    (
      "1. > - |a|\n   >   |-|\n   >   |b|",
      "<ol>\n<li>\n<blockquote>\n<ul>\n<li>\n^|a/|b;</li>\n</ul>\n</blockquote>\n</li>\n</ol>\n"
    ),
    ("-\t|a|\n\t|-|\n\t|b|", "<ul>\n<li>\n^|a/|b;</li>\n</ul>\n"),
    ("- a\n|b|\n|-|", "<ul>\n<li>a\n|b|\n|-|</li>\n</ul>\n"),
    ("    |a|\n    |-|", "<pre><code>|a|\n|-|\n</code></pre>\n"),
    ("```\n|a|\n|-|\n```", "<pre><code>|a|\n|-|\n</code></pre>\n"),
    ("\u{FEFF}|a|\r\n|-|\r\n|b|\r\n", "^|a/|b;"),
    ("|a|\n|-|\n|b|\n\n|c|\n|-|\n|d|", "^|a/|b;^|c/|d;"),
    ("|a|\n|-|\nb\n===", "^|a/|b/|===;"),
    ("a\n:-:", "<p>a\n:-:</p>\n"), ("||\n|-|", "^|;"), ("|", "<p>|</p>\n"),
  ])
  func readsTables(text: String, wanted: String) throws {
    #expect(try table(text) == wanted)
  }

  @Test func knowsThePlacesOfLinksInCells() throws {
    let marked = MarkedText(
      "a [x](1️⃣p.md1️⃣)\n\n> |a|b|\n> |-|-|\n> |[c](2️⃣d.md2️⃣)|\\| [c](3️⃣d.md3️⃣)|\n\n[e](4️⃣f.md4️⃣)\n")
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

  @Test func refusesMoreCellsThanTheLimit() throws {
    let head =
      "|" + String(repeating: "a|", count: 1_000) + "\n|"
      + String(repeating: "-|", count: 1_000) + "\n"
    // The row of dashes also counts, like rows without cells.
    let most = head + String(repeating: "|\n", count: 198)
    #expect(try html(most, added).contains("<td>"))
    let fault = #expect(throws: MarkdownFault.self) { try html("x\n\n" + most + "|\n", added) }
    #expect(fault?.reason == .tooComplex)
    #expect(fault?.place.line == 3)
  }

  @Test func stayTextWhereTheyAreNotWanted() throws {
    var options = added
    options.additions.tables = false
    #expect(try html("|a|\n|-|\n", options) == "<p>|a|\n|-|</p>\n")
  }
}
