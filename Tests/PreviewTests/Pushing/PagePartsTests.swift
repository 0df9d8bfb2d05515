import Testing

@testable import Preview

/// How a page that is open becomes its next version.
struct PagePartsTests {
  private func page(
    title: String = "Title", head: String = "", before: String = "", main: String = "Text",
    after: String = ""
  ) -> [UInt8] {
    Array(
      """
      <html><head><title>\(title)</title>\(head)</head>
      <body>\(before)<main id="main">\(main)</main>\(after)</body></html>
      """.utf8)
  }

  @Test func sameIsNoChange() { #expect(PageParts.change(from: page(), to: page()) == .none) }

  @Test func mainPartAndWhatNobodySeesAreExchangedInPlace() {
    #expect(PageParts.change(from: page(), to: page(main: "Other")) == .main)
    #expect(PageParts.change(from: page(), to: page(title: "Other")) == .main)
    for head in [
      "<meta name=\"description\" content=\"a\">", "<link rel=\"canonical\" href=\"/a/\">",
      "<script type=\"application/ld+json\">{}</script>",
      "<meta property=\"og:title\" content=\"\">",
    ] {
      #expect(PageParts.change(from: page(), to: page(head: head)) == .main, "\(head)")
    }
  }

  @Test func allElseLoadsThePageAnew() {
    #expect(PageParts.change(from: page(), to: page(before: "<nav>")) == .reload)
    #expect(PageParts.change(from: page(), to: page(after: "<footer>")) == .reload)
    for head in [
      "<link rel=\"stylesheet\" href=\"/a.css\">", "<script src=\"/a.js\"></script>",
      "<style>a {}</style>", "<meta name=\"viewport\" content=\"a\">",
    ] {
      #expect(PageParts.change(from: page(), to: page(head: head)) == .reload, "\(head)")
    }
    #expect(
      PageParts.change(from: page(), to: page(main: "<script>run()</script>")) == .reload)
    #expect(PageParts.change(from: page(), to: Array("no page".utf8)) == .reload)
  }
}
