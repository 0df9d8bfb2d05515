import Testing

@testable import Preview

/// Changes of an open page to its next version.
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

  private func change(from old: [UInt8], to new: [UInt8]) -> PageParts.Change {
    PageVersion(old, tag: Tag.of(old)).change(to: PageVersion(new, tag: Tag.of(new)))
  }

  @Test func sameIsNoChange() { #expect(change(from: page(), to: page()) == .none) }

  @Test func mainPartAndWhatNobodySeesAreExchangedInPlace() {
    #expect(change(from: page(), to: page(main: "Other")) == .main)
    #expect(change(from: page(), to: page(title: "Other")) == .main)
    for head in [
      "<meta name=\"description\" content=\"a\">", "<link rel=\"canonical\" href=\"/a/\">",
      "<script type=\"application/ld+json\">{}</script>",
      "<meta property=\"og:title\" content=\"\">",
    ] {
      #expect(change(from: page(), to: page(head: head)) == .main, "\(head)")
    }
  }

  @Test func allElseLoadsThePageAnew() {
    #expect(change(from: page(), to: page(before: "<nav>")) == .reload)
    #expect(change(from: page(), to: page(after: "<footer>")) == .reload)
    for head in [
      "<link rel=\"stylesheet\" href=\"/a.css\">", "<script src=\"/a.js\"></script>",
      "<style>a {}</style>", "<meta name=\"viewport\" content=\"a\">",
    ] {
      #expect(change(from: page(), to: page(head: head)) == .reload, "\(head)")
    }
    #expect(
      change(from: page(), to: page(main: "<script>run()</script>")) == .reload)
    #expect(change(from: page(), to: Array("no page".utf8)) == .reload)
  }
}
