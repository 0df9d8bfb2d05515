import Diagnostics
import Markdown
import Markup
import Testing

@Suite struct HeadingTests {
  @Test(arguments: [
    ("Over the Pass", "over-the-pass"),
    ("  What's *new* in `2.0`?", "what-s-new-in-2-0"),
    ("Köln – Zürich", "köln-zürich"),
    ("Ko\u{308}ln", "k\u{F6}ln"),
    ("Поездка в Москву", "поездка-в-москву"),
    ("東京 Tōkyō", "東京-tōkyō"),
    ("हिन्दी", "हिन्दी"),
    ("!!!", "section"),
    ("![a view](x.jpg) of it", "a-view-of-it"),
  ])
  func makesAnIDOfTheText(text: String, id: String) throws {
    let result = try render("## \(text)\n")
    #expect(result.headings.map(\.id) == [id])
    #expect(result.html.markup.hasPrefix("<h2 id=\"\(id)\">"))
  }

  @Test func givesEqualHeadingsDifferentIDs() throws {
    let result = try render("# A\n# A\n# A-1\n# a\n")
    #expect(result.headings.map(\.id) == ["a", "a-1", "a-1-1", "a-2"])
  }

  @Test func leavesIDsToThePageThatUsesThem() throws {
    var options = MarkdownOptions()
    options.reservedIDs = ["main"]
    #expect(try render("# Main\n", options).headings.map(\.id) == ["main-1"])
  }

  @Test func listsHeadingsForATableOfContents() throws {
    let text = "# One & *two*\n\n### Deep\n\n> ## Quoted\n\n- # Listed\n\n#\n\nSet\n===\n"
    let headings = try render(text).headings
    #expect(headings.map(\.level) == [1, 3, 1])
    #expect(headings.map(\.text) == ["One & two", "Deep", "Set"])
    #expect(headings.map(\.id) == ["one-two", "deep", "set"])
  }

  @Test func writesNoIDWhereNoneIsWanted() throws {
    var options = MarkdownOptions()
    options.headingIDs = false
    let result = try render("# A\n", options)
    #expect(result.html.markup == "<h1>A</h1>\n")
    #expect(result.headings.map(\.id) == [nil])
  }

  @Test func numbersManyEqualHeadingsInLinearTime() throws {
    let result = try render(String(repeating: "# A\n", count: 20_000))
    #expect(result.headings.last?.id == "a-19999")
  }
}

@Suite struct LinkAndImageTests {
  private let page = Link(route: "/journal/trips/lisbon/")

  @Test func writesWhatTheResolverGives() throws {
    let resolver = Resolver(link: { link in
      switch link.destination {
      case "lisbon.md": .link(page)
      case "gone.md": .broken
      default: .asWritten
      }
    })
    let text = "[*a*](lisbon.md \"T\") [b](gone.md) <https://x.org/?a=1&b=2> [c](d/e f)"
    let wanted = """
      <p><a href="/journal/trips/lisbon/" title="T"><em>a</em></a> b \
      <a href="https://x.org/?a=1&amp;b=2">https://x.org/?a=1&amp;b=2</a> [c](d/e f)</p>

      """
    #expect(try html(text, resolver: resolver) == wanted)
  }

  @Test func givesImagesOfKnownSizeTheirSizeAndLoadsThemLate() throws {
    let resolver = Resolver(image: { _ in
      .image(Link(route: "/a b.jpg"), size: PixelSize(width: 40, height: 30))
    })
    let text = "See ![the *sea*](a.jpg \"Blue\")\n"
    let wanted = """
      <p>See <img src="/a%20b.jpg" alt="the sea" title="Blue" width="40" height="30" loading="lazy" /></p>

      """
    #expect(try html(text, resolver: resolver) == wanted)
    var options = MarkdownOptions()
    options.lazyImages = false
    #expect(try !html(text, options, resolver: resolver).contains("loading"))
  }

  @Test func keepsTheTextOfABrokenImage() throws {
    let resolver = Resolver(image: { _ in .broken })
    #expect(try html("![a \"view\"](x)\n", resolver: resolver) == "<p>a &quot;view&quot;</p>\n")
    #expect(try html("a ![b](x) c", resolver: resolver) == "<p>a b c</p>\n")
  }

  @Test(arguments: [
    ("![a](p)", "<figure>a</figure>\n"),
    ("![a](p)\n![b](p)", "<figure>a</figure>\n<figure>b</figure>\n"),
    (
      "![a](i)\n![b](p) ![c](i)\n![d](i)",
      "<p><img src=\"i\" alt=\"a\" /></p>\n<figure>b</figure>\n"
        + "<p><img src=\"i\" alt=\"c\" />\n<img src=\"i\" alt=\"d\" /></p>\n"
    ),
    (
      "![a](i)  \n![b](i) ![c](i)",
      "<p><img src=\"i\" alt=\"a\" /><br />\n<img src=\"i\" alt=\"b\" /> <img src=\"i\" alt=\"c\" /></p>\n"
    ),
    ("x ![a](p)", "<p>x <span>a</span></p>\n"),
    ("[![a](p)](x)", "<p><a href=\"x\"><span>a</span></a></p>\n"),
    ("- ![a](p)", "<ul>\n<li><figure>a</figure></li>\n</ul>\n"),
    ("- x ![a](p)", "<ul>\n<li>x <span>a</span></li>\n</ul>\n"),
    ("- ![a](p)\n\n- b", "<ul>\n<li>\n<figure>a</figure>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    ("> ![a](p)", "<blockquote>\n<figure>a</figure>\n</blockquote>\n"),
  ])
  func putsAComponentInPlaceOfAnImageAndItsParagraph(text: String, wanted: String) throws {
    let resolver = Resolver(image: { image in
      guard image.destination == "p" else { return .asWritten }
      let name = image.standsAlone ? "figure" : "span"
      return .component(HTML(trusted: "<\(name)>\(image.text)</\(name)>"))
    })
    #expect(try html(text, resolver: resolver) == wanted)
  }

  @Test func tellsTheResolverWhatTheAuthorWrote() throws {
    let seen = Box<[String]>([])
    let note = { (link: MarkdownLink) in
      seen.value.append("\(link.destination)|\(link.title)|\(link.text)|\(link.standsAlone)")
    }
    let resolver = Resolver(
      link: {
        note($0); return .asWritten
      },
      image: {
        note($0); return .asWritten
      })
    let text =
      "[*a* `b`<i>](c&amp;d\\) \"e&quot;\") <m@x.org>\n\n![a\nb](<c d> 'f')\n\n[r]\n\n[r]: s (t)\n"
    _ = try render(text, resolver: resolver)
    #expect(
      seen.value == [
        "c&d)|e\"|a b|false", "mailto:m@x.org||m@x.org|false", "c d|f|a b|true", "s|t|r|false",
      ])
  }
}

@Suite struct RawHTMLTests {
  @Test func leavesRawHTMLOutAndSaysSoOnce() throws {
    let text = "One <b>bold</b>\n\n<div onclick=\"x\">\n<p>in</p>\n</div>\n\ntwo\n"
    let result = try render(text)
    #expect(result.html.markup == "<p>One bold</p>\n<p>two</p>\n")
    #expect(
      result.diagnostics == [
        Diagnostic(
          .warning, "markdown-raw-html",
          at: SourceRange(file: "note.md", line: 1, column: 5, length: 3, text: "One <b>bold</b>"),
          "raw HTML is left out",
          fix: "write it as Markdown, or set \"unsafeHTML\": true in Content/site.json",
          notes: [.init("2 more pieces in this text")])
      ])
  }

  @Test(arguments: ["a <!-- b --> c", "<!-- a -->\n", "<!--\na\n\n- b\n-->\n", "  <!-- a -->  \n"])
  func leavesCommentsOutSilently(text: String) throws {
    let result = try render(text)
    #expect(result.diagnostics.isEmpty)
    #expect(!result.html.markup.contains("--"))
  }

  @Test(arguments: [
    "<!-- a\n\nnever ends\n", "<!-- a --><script>b</script>\n", "a<!B c>", "a<?b?>",
  ])
  func warnsOfWhatOnlyLooksLikeAComment(text: String) throws {
    #expect(try render(text).diagnostics.map(\.id) == ["markdown-raw-html"])
  }

  @Test func writesRawHTMLWhereTheOwnerLetsIt() throws {
    var options = MarkdownOptions()
    options.unsafeHTML = true
    let result = try render("a <b>c</b>\n\n<hr class=x>\n", options)
    #expect(result.html.markup == "<p>a <b>c</b></p>\n<hr class=x>\n")
    #expect(result.diagnostics.isEmpty)
  }
}
