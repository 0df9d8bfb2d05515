import Diagnostics
import Foundation
import Markdown
import Markup
import Testing

/// Figures, pairs and galleries. Each is a paragraph that contains only images.
@Suite struct PictureTests {
  private var options: MarkdownOptions {
    var options = MarkdownOptions()
    options.additions.pictures = true
    return options
  }

  /// Images of 600 by 400 pixels, with a larger file; a name with an "m" is a photo of the site.
  private let resolver = Resolver(image: { image in
    let size = PixelSize(width: 600, height: 400)
    if image.destination.contains("m") {
      return .component(HTML(trusted: "<b>\(image.destination)</b>"), size: size)
    }
    let file = Link(route: "/\(image.destination)-600.webp")
    return .image(
      Link(route: "/\(image.destination)"), size: size,
      candidates: [ImageCandidates(type: "image/webp", files: [.init(link: file, width: 600)])])
  })

  @Test func imageWithATitleIsAFigureWithThatCaption() throws {
    #expect(
      try html("a\n\n![The *bay*](b \"Seen & \\\"kept\\\"\")\n\nc", options, resolver: resolver)
        == """
        <p>a</p>
        <figure class="picture" style="--width: 600; --height: 400">
        <a class="frame" href="/b-600.webp"><picture><source type="image/webp" srcset="/b-600.webp 600w" sizes="(min-width: 80rem) 54rem, (min-width: 48rem) 40rem, 100vw" /><img src="/b" alt="The bay" width="600" height="400" loading="lazy" /></picture></a>
        <figcaption>Seen &amp; &quot;kept&quot;</figcaption>
        </figure>
        <p>c</p>

        """)
  }

  @Test func twoImagesAreAPairWhoseWidthsFollowTheirShapes() throws {
    #expect(
      try html("![a](a)\n![b](b \"Two\")", options, resolver: resolver)
        == """
        <div class="pictures pair">
        <div style="--width: 600; --height: 400">
        <a class="frame" href="/a-600.webp"><picture><source type="image/webp" srcset="/a-600.webp 600w" sizes="(min-width: 48rem) 19rem, 50vw" /><img src="/a" alt="a" width="600" height="400" loading="lazy" /></picture></a>
        </div>
        <figure style="--width: 600; --height: 400">
        <a class="frame" href="/b-600.webp"><picture><source type="image/webp" srcset="/b-600.webp 600w" sizes="(min-width: 48rem) 19rem, 50vw" /><img src="/b" alt="b" width="600" height="400" loading="lazy" /></picture></a>
        <figcaption>Two</figcaption>
        </figure>
        </div>

        """)
  }

  @Test(
    arguments: [
      (3, [3]), (4, [2, 2]), (5, [3, 2]), (6, [3, 3]), (7, [3, 2, 2]), (8, [3, 3, 2]),
    ])
  func moreImagesAreAGalleryWhoseRowsAreNearlyEqual(count: Int, rows: [Int]) throws {
    let text = (1...count).map { "![\($0)](\($0))" }.joined(separator: " ")
    let markup = try html(text, options, resolver: resolver)
    #expect(markup.hasPrefix("<div class=\"pictures gallery\">\n<div class=\"row\">\n"))
    let found = markup.components(separatedBy: "<div class=\"row\">").dropFirst()
      .map { $0.components(separatedBy: "class=\"frame\"").count - 1 }
    #expect(found == rows)
  }

  @Test(
    arguments: [
      ("![a](a#wide)", "<div class=\"picture wide\" style"),
      ("![a](a#full \"b\")", "<figure class=\"picture full\" style"),
      ("![a](a)\n![b](b#wide)", "<div class=\"pictures pair wide\">"),
      ("![a](a#wide) ![b](b) ![c](c#full)", "<div class=\"pictures gallery full\">"),
      ("![a](m.md#full)", "<div class=\"picture full\">\n<b>m.md</b>\n</div>"),
      (
        "![a](m.md#wide \"b\")",
        "<figure class=\"picture wide\">\n<b>m.md</b>\n<figcaption>b</figcaption>\n</figure>"
      ),
      ("![a][b]\n\n[b]: a#wide \"c\"", "<figure class=\"picture wide\" style"),
    ])
  func fragmentMakesAPictureOrItsWholeRowWide(text: String, start: String) throws {
    let rendered = try render(text, options, resolver: resolver)
    #expect(rendered.html.markup.hasPrefix(start), "\(rendered.html.markup)")
    #expect(rendered.diagnostics.isEmpty)
    #expect(rendered.hasPictures)
  }

  /// Images in lines, and paragraphs of one image that says nothing more.
  @Test(
    arguments: [
      "![a](a)", "a ![b](b \"c\")", "[![a](a \"b\")](c)", "- ![a](a \"b\")", "![a](a) *b*",
      "# ![a](a \"b\")", "`![a](a \"b\")`",
    ])
  func otherImagesStayAsTheyAre(text: String) throws {
    var plain = options
    plain.additions.pictures = false
    #expect(
      try html(text, options, resolver: resolver) == html(text, plain, resolver: resolver))
    #expect(try !html(text, options, resolver: resolver).contains("class=\"picture"))
  }

  @Test(
    arguments: [
      ("a ![b](1️⃣b#wide1️⃣) c", "#wide"), ("- ![a](1️⃣a#full1️⃣)", "#full"),
      ("> ![a](1️⃣a#wide1️⃣ \"b\")", "#wide"), ("[![a](1️⃣a#wide1️⃣)](c)", "#wide"),
      ("> ![a](a)\n> ![b](1️⃣b#full1️⃣)", "#full"),
    ])
  func tellsOfAWidthWhereThereIsNoMoreRoom(marked: String, fragment: String) throws {
    let text = MarkedText(marked)
    let file = SourceFile(path: "note.md", text: text.text)
    let rendered = try MarkdownDocument(file, body: 0..<file.bytes.count, options.additions)
      .render(options, resolver: resolver)
    #expect(
      rendered.diagnostics == [
        Diagnostic(
          .warning, "markdown-misplaced-picture-width", at: file.place(text.ranges[0]),
          "only a picture in a separate paragraph can be wide, so '\(fragment)' has no effect here",
          fix: "put the picture between empty lines, or remove '\(fragment)'")
      ])
    #expect(!rendered.html.markup.contains("#"))
  }

  @Test func addressesOnOtherSitesLoseTheFragmentForTheWidthAlone() throws {
    let text = "![a](https://a.example/a.jpg#wide) ![b](https://a.example/b.svg#icon)"
    let markup = try html(text, options)
    #expect(markup.contains("<img src=\"https://a.example/a.jpg\""))
    #expect(markup.contains("href=\"https://a.example/b.svg#icon\""))
    #expect(markup.hasPrefix("<div class=\"pictures pair wide\">"))
  }

  @Test func everyLinkOfAPictureHasAName() throws {
    let markup = try html("![](a) ![](b \"c\") ![d](d)", options, resolver: resolver)
    let names = markup.components(separatedBy: "<a class=\"frame\"").dropFirst().map { link in
      link.prefix { $0 != ">" }.components(separatedBy: "aria-label=").dropFirst().first
    }
    #expect(names == ["\"Picture 1\"", "\"c\"", nil])
  }

  @Test func brokenImageOfARowLeavesItsText() throws {
    let broken = Resolver(image: { _ in .broken })
    #expect(
      try html("![a&b](a)\n![c](c \"d\")", options, resolver: broken)
        == """
        <div class="pictures pair">
        <div>
        a&amp;b
        </div>
        <figure>
        c
        <figcaption>d</figcaption>
        </figure>
        </div>

        """)
  }

  @Test func captionIsNoPartOfTheExcerpt() throws {
    let rendered = try render("![a](a \"b\")\n\nText.", options, resolver: resolver)
    #expect(rendered.excerpt == "Text.")
    #expect(rendered.wordCount == 1)
  }
}
