import Diagnostics
import Markdown
import Markup
import Testing

/// Options with every addition.
let added: MarkdownOptions = {
  var options = MarkdownOptions()
  options.additions = MarkdownAdditions()
  return options
}()

@Suite struct StrikethroughTests {
  @Test(arguments: [
    ("~~gone~~ and ~gone~", "<del>gone</del> and <del>gone</del>"),
    ("x ~~~kept~~~ ~~a~ b~~", "x ~~~kept~~~ <del>a~ b</del>"),
    ("~~a *b* c~~", "<del>a <em>b</em> c</del>"),
    ("*a ~~b* c~~", "<em>a ~~b</em> c~~"),
    ("*~~a~~*", "<em><del>a</del></em>"),
    ("~~*a*~~", "<del><em>a</em></del>"),
    ("~~a ~b~ c~~", "<del>a <del>b</del> c</del>"),
    ("~~a ~b~~ c~", "<del>a ~b</del> c~"),
    ("~~ a~~ ~~b ~~", "~~ a~~ ~~b ~~"),
    ("a~~b~~c", "a<del>b</del>c"),
    ("\\~\\~a~~ ~~b\\~\\~", "~~a~~ ~~b~~"),
    ("\\~a~ &#126;a~ &#x7e;a~", "~a~ ~a~ ~a~"),
    ("`~~a~~` ~~`b`~~", "<code>~~a~~</code> <del><code>b</code></del>"),
    ("~~a\nb~~", "<del>a\nb</del>"),
    ("[~~a~~](b) ![~~c~~](d)", "<a href=\"b\"><del>a</del></a> <img src=\"d\" alt=\"c\" />"),
    ("~~a ![b](c) d~~", "<del>a <img src=\"c\" alt=\"b\" /> d</del>"),
    ("~ ~~ a", "~ ~~ a"), ("~~~~", nil), ("~", "~"),
  ])
  func strikesThroughWhatTildesPair(text: String, wanted: String?) throws {
    guard let wanted else { return #expect(try html(text, added) == "<pre><code></code></pre>\n") }
    #expect(try html(text, added) == "<p>\(wanted)</p>\n")
  }

  @Test func pairsNothingAcrossParagraphs() throws {
    #expect(try html("a ~~b\n\nc~~", added) == "<p>a ~~b</p>\n<p>c~~</p>\n")
  }

  @Test func countsAsALevelOfNesting() throws {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { $0 % 2 == 0 ? "~~a " : "~a " }.joined() + "b"
        + (0..<depth).reversed().map { $0 % 2 == 0 ? " a~~" : " a~" }.joined()
    }
    #expect(try html(nested(100), added).contains("<del>"))
    let fault = #expect(throws: MarkdownFault.self) { try html(nested(101), added) }
    #expect(fault?.reason == .tooDeep)
  }
}

@Suite struct TaskListTests {
  @Test(arguments: [
    (
      "- [ ] pack\n- [x] book\n",
      """
      <ul>
      <li class="task"><label><input type="checkbox" disabled="" /> pack</label></li>
      <li class="task"><label><input type="checkbox" checked="" disabled="" /> book</label></li>
      </ul>

      """
    ),
    (
      "1. [X] *a* b\n\n   c\n",
      """
      <ol>
      <li class="task">
      <p><label><input type="checkbox" checked="" disabled="" /> <em>a</em> b</label></p>
      <p>c</p>
      </li>
      </ol>

      """
    ),
    (
      "- [ ]\n- [] a\n- [y] b\n- [x]c\n",
      "<ul>\n<li>[ ]</li>\n<li>[] a</li>\n<li>[y] b</li>\n<li>[x]c</li>\n</ul>\n"
    ),
    (
      "- \\[ ] a\n- [ \\] b\n- `[ ] c`\n",
      "<ul>\n<li>[ ] a</li>\n<li>[ ] b</li>\n<li><code>[ ] c</code></li>\n</ul>\n"
    ),
    ("[ ] a\n", "<p>[ ] a</p>\n"),
    ("- a\n\n  [ ] b\n", "<ul>\n<li>\n<p>a</p>\n<p>[ ] b</p>\n</li>\n</ul>\n"),
  ])
  func givesTasksABox(text: String, wanted: String) throws {
    #expect(try html(text, added) == wanted)
  }
}

@Suite struct BareLinkTests {
  @Test(arguments: [
    ("www.a.org", "[www.a.org|http://www.a.org]"),
    (
      "see https://a.org/b?c=d&e=f.",
      "see [https://a.org/b?c=d&amp;e=f|https://a.org/b?c=d&amp;e=f]."
    ),
    ("(https://a.org/b_(c))", "([https://a.org/b_(c)|https://a.org/b_(c)])"),
    (
      "https://a.org/(b) https://a.org/b)",
      "[https://a.org/(b)|https://a.org/(b)] [https://a.org/b|https://a.org/b])"
    ),
    ("www.a.org/b?c&hl;", "[www.a.org/b?c|http://www.a.org/b?c]&amp;hl;"),
    ("http://localhost:8080/a", "[http://localhost:8080/a|http://localhost:8080/a]"),
    (
      "**https://a.org** ~~www.a.org~~",
      "<strong>[https://a.org|https://a.org]</strong> <del>[www.a.org|http://www.a.org]</del>"
    ),
    (
      "\"https://a.org\" «https://a.org»",
      "“[https://a.org|https://a.org]” «[https://a.org|https://a.org]»"
    ),
    (
      "https://a.org/~b/--c--/it's",
      "[https://a.org/~b/--c--/it's|https://a.org/~b/--c--/it&#x27;s]"
    ),
    (
      "ana@a.org, a.b+c_d@e-f.gh.",
      "[ana@a.org|mailto:ana@a.org], [a.b+c_d@e-f.gh|mailto:a.b+c_d@e-f.gh]."
    ),
    ("mailto:ana@a.org", "[mailto:ana@a.org|mailto:ana@a.org]"),
    ("a@b a@b_ a@b.c- @a.b", "a@b a@b_ a@b.c- @a.b"),
    (
      "xhttps://a.org www. www.a_b.c http:// javascript://a.b",
      "xhttps://a.org www. www.a_b.c http:// javascript://a.b"
    ),
    ("https\\://a.org a\\@b.org www\\.a.org", "https://a.org a@b.org www.a.org"),
    ("`https://a.org` <https://a.org>", "<code>https://a.org</code> [https://a.org|https://a.org]"),
    ("https://münchen.de/ä", "[https://münchen.de/ä|https://m%C3%BCnchen.de/%C3%A4]"),
    ("https://a.org、b", "[https://a.org|https://a.org]、b"),
  ])
  func leadsWhereAnAddressSays(text: String, wanted: String) throws {
    let markup = try html(text, added).replacing(
      /<a href="([^"]*)">(.*?)<\/a>/
    ) { "[\($0.2)|\($0.1)]" }
    #expect(markup == "<p>\(wanted)</p>\n")
  }

  @Test func makesNoLinkInsideALink() throws {
    let text = "[see www.a.org](b) ![www.a.org](c)"
    #expect(
      try html(text, added)
        == "<p><a href=\"b\">see www.a.org</a> <img src=\"c\" alt=\"www.a.org\" /></p>\n")
  }

  @Test func asksTheResolverAndKnowsTheirPlaces() throws {
    let marked = MarkedText("a\n\n> b 1️⃣https://a.org/x1️⃣ and\n> 2️⃣www.b.org2️⃣ or 3️⃣c@d.ef3️⃣\n")
    let file = SourceFile(path: "note.md", text: marked.text)
    let ranges = Box<[Range<Int>]>([])
    let resolver = Resolver(link: {
      ranges.value.append($0.range)
      return .broken
    })
    let document = try MarkdownDocument(
      file, body: 0..<file.bytes.count, MarkdownAdditions())
    _ = document.render(added, resolver: resolver)
    #expect(ranges.value == marked.ranges)
  }
}

@Suite struct TypographyTests {
  @Test(arguments: [
    ("\"a\" 'b' it's", "“a” ‘b’ it’s"),
    ("\"'a,' she said.\"", "“‘a,’ she said.”"),
    ("\"*a*\" *\"a\"* (\"a\")", "“<em>a</em>” <em>“a”</em> (“a”)"),
    ("\"`a`\" \"[a](b)\".", "“<code>a</code>” “<a href=\"b\">a</a>”."),
    ("'tis the '90s, rock 'n' roll", "’tis the ’90s, rock ‘n’ roll"),
    ("the dogs' bowls", "the dogs’ bowls"),
    ("5'10\" and 3.5\"x5\"", "5’10&quot; and 3.5&quot;x5&quot;"),
    ("a -- b, 3--4 --- c...", "a – b, 3–4 — c…"),
    ("run --verbose ---- ....", "run --verbose ---- ...."),
    ("\\\"a\\\" \\'b\\' \\-- \\...", "&quot;a&quot; 'b' -- ..."),
    ("&quot;a&quot; &#39;b&#39;", "&quot;a&quot; 'b'"),
    ("`\"a\" -- ...`", "<code>&quot;a&quot; -- ...</code>"),
    ("\"a\nb\"", "“a\nb”"),
    ("a ![\"a\"](b \"c\")", "a <img src=\"b\" alt=\"“a”\" title=\"c\" />"),
  ])
  func setsWhatIsTyped(text: String, wanted: String) throws {
    #expect(try html(text, added) == "<p>\(wanted)</p>\n")
  }

  @Test(arguments: [
    ("en_US", "“a ‘b’ c”"), ("de_DE", "„a ‚b‘ c“"), ("de_CH", "«a ‹b› c»"),
    ("fr_FR", "«\u{A0}a “b” c\u{A0}»"), ("sv", "”a ’b’ c”"), ("ja_JP", "「a 『b』 c」"),
    ("ru_RU", "«a „b“ c»"), ("tlh", "“a ‘b’ c”"),
  ])
  func quotesAsTheLanguageDoes(locale: String, wanted: String) throws {
    var options = added
    options.additions.quotes = QuotationMarks(locale: locale)
    #expect(try html("\"a 'b' c\"", options) == "<p>\(wanted)</p>\n")
  }

  @Test func leavesCodeBlocksAndAttributesAlone() throws {
    let text = "```x\"y\n\"a\" -- ~~b~~ www.a.org\n```\n\n[a](b \"it's \\\"c\\\"\")\n"
    let wanted = """
      <pre><code class="language-x&quot;y">&quot;a&quot; -- ~~b~~ www.a.org
      </code></pre>
      <p><a href="b" title="it's &quot;c&quot;">a</a></p>

      """
    #expect(try html(text, added) == wanted)
  }

  @Test func setsTheTextsOfHeadingsToo() throws {
    let result = try render("# It's \"here\"\n", added)
    #expect(result.headings.map(\.text) == ["It’s “here”"])
    #expect(result.headings.map(\.id) == ["it-s-here"])
  }
}

@Suite struct ExternalLinkTests {
  @Test func tellWhatTheyAre() throws {
    var options = added
    options.externalRel = "external noopener"
    options.ownHost = "ana.example"
    let text =
      "[a](https://b.org) [b](//b.org) [c](https://ANA.example/x) [d](/e) [f](mailto:g@h.i) www.b.org"
    let wanted = """
      <p><a href="https://b.org" rel="external noopener">a</a> <a href="//b.org" rel="external noopener">b</a> \
      <a href="https://ANA.example/x">c</a> <a href="/e">d</a> <a href="mailto:g@h.i">f</a> \
      <a href="http://www.b.org" rel="external noopener">www.b.org</a></p>

      """
    #expect(try html(text, options) == wanted)
  }
}

@Suite struct EscapeMarkTests {
  /// Escapes that concern no addition have the usual result.
  @Test(arguments: [
    "`\\~` <a href=\"\\\"\\~\"> [a\\]b](c\\~d \"e\\\"f\") <http://a.b/\\~c>",
    "    \\~ &amp;\n\n```\\~&amp;\n\\~ &amp;\n```\n", "<div title=\"&amp;\\~\">\n\\~\n</div>\n",
    "[a\\~]: b\\~c '&amp;\\''\n\n[a\\~] ![a\\~]", "*\\~a* _\\\"b_ **&amp;c** a*\\~b* a*&copy;b*",
    "\\\\~ \\\\\\~ \\", "\\[a](b) [a\\](b)", "\u{700} \\~ \u{701} &#1794; \\~", "1\\. a\n\n\\- b\n",
  ])
  func leaveNoTrace(text: String) throws {
    var options = MarkdownOptions()
    options.unsafeHTML = true
    let plain = try html(text, options)
    options.additions.strikethrough = true
    // The tilde makes the parser look for additions at all.
    #expect(try html(text + "\n\n~", options) == plain + "<p>~</p>\n")
  }

  @Test func areRefusedWhereNoCharacterIsLeftForThem() throws {
    let every = String(String.UnicodeScalarView((0x700...0x70D).compactMap(Unicode.Scalar.init)))
    #expect(try html(every + " ~~a~~", added).contains("<del>"))
    let fault = #expect(throws: MarkdownFault.self) { try html(every + " ~~a~~ \\~", added) }
    #expect(fault?.reason == .tooComplex)
  }
}
