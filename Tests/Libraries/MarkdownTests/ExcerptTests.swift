import Diagnostics
import Markdown
import Testing

/// The beginning of a text gives the same excerpt as the whole text.
@Suite struct ExcerptTests {
  static let long = String(
    repeating: "A sentence that says little, and says it at length. ", count: 9)

  @Test(arguments: [
    "", "One.", "# Heading\n\nOne *two* `three`.\n", "\(long)\n\n\(long)\n\n\(long)",
    "# Heading\n\n\(long)\r\n\r\n\(long)\r\n\r\n\(long)",
    "Short.\n\n```\n\(long)\n\n\(long)\n```\n\n\(long)\n\n\(long)",
    "Short.\n\n<!-- \(long)\n\n\(long) -->\n\n\(long)\n\n\(long)",
    "See [one][1] and [two][] and [three].\n\n\(long)\n\n\(long)\n\n[1]: a\n[two]: b\n[three]: c\n",
    "- \(long)\n\n  \(long)\n\n- \(long)\n", "> \(long)\n\n\(long)\n",
    "\(long)\(long)\(long)\(long)", "![x](y)\n\n\(long)\n\n\(long)",
    String(repeating: "漢字かな", count: 200) + "\n\nMore.\n",
    "- ![a](b) ![c](d)\n- ![e](f)\n  ![g](h)\n\nThen.", "![a](b) ![c](d)\n![e](f)\n\nThen.",
    "One ![not *told*](b) two `three` <b>four</b>  \nfive.", "A [*link* ![i](j) end](k).\n",
    "- [x] done\n- [ ] to *do*\n\n| a | b |\n|---|---|\n| c | d |\n\nOne[^1] ~~two~~.\n\n[^1]: Told.\n",
    "[^1]\n\n[^1]: Only here.\n",
    "Pack:\n\n- a hat\n\n\(long)\n", "- one\n  - two\n\nThree.", "> - one\n\n- two\n\nThree.",
    "\(long)\n\n1. \(long)\n\n   \(long)\n\n\(long)",
    // If parentheses aren't a destination, a definition turns the brackets into a link, an image or
    // a footnote.
    "See [r](not a dest) ok.\n\n\(long)\n\n\(long)\n\n[r]: http://z.z\n",
    "See x![r](not a dest) ok.\n\n\(long)\n\n\(long)\n\n[r]: http://z.z\n",
    "See x[^1](see below) ok.\n\n\(long)\n\n\(long)\n\n[^1]: note\n",
    // An ellipsis that the author wrote doesn't end an excerpt.
    "[Wait…](http://a.b/\(String(repeating: "u", count: 300)))\n\nMore text.\n\nAnd more.\n",
    "[Wait...](http://a.b/\(String(repeating: "u", count: 300)))\n\nMore text.\n\nAnd more.\n",
  ])
  func isTheOneOfTheWholeText(text: String) throws {
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    for additions in [MarkdownAdditions.none, MarkdownAdditions()] {
      var options = MarkdownOptions()
      options.additions = additions
      let whole = try MarkdownDocument(body, additions).render(options).excerpt
      #expect(body.excerpt(options) == whole)
    }
  }

  @Test(arguments: [
    ("Find it.\n\n- [ ] the ticket\n- [x] a hat\n\nGo.", "Find it."),
    ("# Plan\n\nFirst. Then:\n1. go\n2. stay", "First. Then:"),
    ("- the ticket\n- a hat\n\nGo.", "the ticket a hat Go."),
    ("One.\n\nTwo.", "One. Two."),
  ])
  func endsBeforeAList(text: String, excerpt: String) {
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    #expect(body.excerpt(MarkdownOptions()) == excerpt)
  }

  @Test(arguments: [
    ("One <template>SECRET</template> two.", "One two."),
    ("One <span hidden>SECRET `code`</span> two.", "One two."),
    ("One.\n\n<div style=\"display: none\">\n\nSECRET\n\n</div>\n\nTwo.", "One. Two."),
    ("One <script>SECRET</script>two<input hidden> three <b>four</b>.", "One two three four."),
  ])
  func leavesOutWhatRawHTMLHides(text: String, excerpt: String) throws {
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    var options = MarkdownOptions()
    options.unsafeHTML = true
    #expect(body.excerpt(options) == excerpt)
    #expect(try MarkdownDocument(body).render(options).excerpt == excerpt)
  }

  /// The collected bytes are limited, and code may begin where the limit cuts.
  @Test(arguments: ["é", "漢", "😀", "e\u{301}"])
  func cutsBetweenCharacters(character: String) {
    let limit = MarkdownOptions().excerptLength * 8 + 64
    for before in limit - 12...limit + 4 {
      let filler = String(repeating: "\u{301}", count: (before - 1) / 2 - 8)
      let start = "a" + filler + String(repeating: character, count: 8)
      let plain = String(repeating: "b", count: max(0, before - start.utf8.count))
      for text in [
        "\(start)\(plain)`code`", "\(plain)\(start)`\(character)`", "`\(start)\(plain)x`",
      ] {
        let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
        #expect(!body.excerpt(MarkdownOptions()).contains("\u{FFFD}"))
      }
    }
  }

  /// Only the beginning of a text is parsed. It may end inside a comment.
  @Test(arguments: [
    ("<!-- ", "-->"), ("<![CDATA[", "]]>"), ("<!NOTE ", ">"), ("<? ", "?>"), ("<?", "?>"),
    ("<%-- ", "--%>"), ("<%# ", "%>"), ("%%", "%%"), ("{::comment}", "{:/comment}"),
    ("{# ", "#}"), ("{#Note: ", "#}"), ("{% comment %}", "{% endcomment %}"), ("{% # ", "%}"),
    ("{/* ", "*/}"), ("{{/* ", "*/}}"), ("{{< comment >}}", "{{< /comment >}}"),
    ("{{% comment %}}", "{{% /comment %}}"), ("{{!-- ", "--}}"), ("{{! ", "}}"),
  ])
  func leavesOutACommentThatEndsLater(opening: String, closing: String) throws {
    var options = MarkdownOptions()
    options.additions = MarkdownAdditions()
    let secret = String(repeating: "SECRET words of a note ", count: 20)
    for length in [1, 100, 190, 240] {
      let start = String(repeating: "a b ", count: length / 4 + 1)
      for comment in [
        "\(opening)\(secret)\n\n\(secret)\(closing)", "\(opening)\n\n\(secret)\(closing)",
      ] {
        let text = "\(start)\(comment) end.\n\n\(Self.long)\n\n\(Self.long)"
        let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
        let whole = try MarkdownDocument(body, MarkdownAdditions()).render(options)
          .excerpt
        #expect(!whole.contains("SECRET"))
        #expect(body.excerpt(options) == whole)
      }
    }
  }

  /// Pages keep what other programs read, with a warning; cards and descriptions leave it out.
  @Test(arguments: [
    ("{{< figure src=\"secret.jpg\" title=\"Secret\" >}}\n\nOne.", "One."),
    ("One {{% note %}}two{{% /note %}} three.", "One two three."),
    ("One {% post_url 2015-10-09-secret %}, two {{ site.secret }}.", "One , two ."),
    ("See [[Lisbon]] and [[secret/page|the tram]].", "See Lisbon and the tram."),
    ("![[secret.jpg]] One.", "One."), ("One.\n{: .wide }", "One."),
    ("::: secret\n\nOne.\n\n:::", "One."), ("> [!NOTE]\n> One.", "One."),
    ("> [!tip]- One.\n\n> [!see-also]\n> Two.", "One. Two."), ("One $$secret$$ two.", "One two."),
    ("`{{< one >}}` two", "{{< one >}} two"),
    ("One [!two] three:: four", "One [!two] three:: four"),
    ("One `a` {{< tip >}} `{{< b >}}`", "One a {{< b >}}"),
    ("One.\n\n{{< tip \"\(String(repeating: "a", count: 3000))\" >}}\n\nTwo.", "One…"),
  ])
  func leavesOutOtherProgramsSyntax(text: String, excerpt: String) throws {
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    for additions in [MarkdownAdditions.none, MarkdownAdditions()] {
      var options = MarkdownOptions()
      options.additions = additions
      #expect(body.excerpt(options) == excerpt)
      #expect(try MarkdownDocument(body, additions).render(options).excerpt == excerpt)
    }
  }
}
