import Diagnostics
import Markup
import Testing

@testable import CommonMark

/// Comments of every form stay out of all that is made of a text.
struct CommentTests {
  private func options(unsafeHTML: Bool = false) -> MarkdownOptions {
    var options = MarkdownOptions()
    options.additions = MarkdownAdditions()
    options.additions.quotes = nil
    options.unsafeHTML = unsafeHTML
    return options
  }

  /// Every form, with `SECRET` in it.
  static let forms = [
    "<!-- SECRET -->", "<!--SECRET-->", "<!--[if IE]> SECRET <![endif]-->", "<!---SECRET--->",
    "<!-- SECRET\n\nSECRET -->", "<!-- SECRET --!> -->", "%%SECRET%%", "%% SECRET %%",
    "%%\nSECRET\n\nSECRET\n%%", "{::comment}SECRET{:/comment}", "{::comment}\nSECRET\n{:/comment}",
    "{::comment}\nSECRET\n\nSECRET\n{:/}", "{::comment x=\"y\"}SECRET{:/comment }", "{# SECRET #}",
    "{#- SECRET -#}", "{#SECRET#}", "{# SECRET\n\nSECRET #}", "{#SECRET\nSECRET#}",
    "{% comment %}SECRET{% endcomment %}", "{%- comment -%}\n\nSECRET\n{%- endcomment -%}",
    "{% comment \"SECRET\" %}SECRET{%endcomment%}", "{% # SECRET %}", "{/* SECRET */}",
    "{{/* SECRET */}}", "{{- /* SECRET */ -}}", "{{< comment >}}SECRET{{< /comment >}}",
    "{{% comment %}}SECRET{{% /comment %}}", "{{! SECRET }}", "{{!-- SECRET --}}", "<%# SECRET %>",
    "<%-- SECRET --%>", "{# ``` SECRET #}", "%% `SECRET %%", "<!-- ```\nSECRET\n-->",
    "%%\n```\nSECRET\n```\n%%", "{::comment}\n    SECRET\n\n- SECRET\n{:/comment}",
  ]

  /// Surroundings of a comment, `@`, and the text that readers see.
  static let surroundings = [
    ("@", ""), ("One @ two.", "One two."), ("@ One", "One"), ("One @", "One"),
    ("One\n\n@\n\nTwo", "One Two"), ("# One @ two", "One two"), ("One *@ two*", "One two"),
    ("- One @\n- two", "One two"), ("> One @\n> two", "One two"), ("> @\n> One", "One"),
    ("[One @ two](a)", "One two"), ("![One @ two](a)", "One two"), ("One (@) two", "One () two"),
    ("One (two @) a", "One (two) a"),

    ("| One @ | two |\n|---|---|\n| a | b |", "One two a b"),
    ("One[^1]\n\n[^1]: @ two", "One1 two"),
    ("```\na\n```\n\n@ One", "a One"), ("1. One\n\n   @ two\n2. a", "One two a"),
    ("One @ two @ a", "One two a"), ("@@One", "One"), ("Ana… @ One 😀@", "Ana… One 😀"),
    ("\u{FEFF}@ One", "One"), ("One\r\n@\r\ntwo", "One two"), ("`a` @ `b`", "a b"),
  ]

  @Test(arguments: forms)
  func staysOutOfEverything(form: String) throws {
    var shown = 0
    for (around, expected) in Self.surroundings {
      // Blank lines end cells and headings, whose second half is then a block of its own.
      let text = around.replacing("@", with: form)
      for unsafeHTML in [false, true] {
        let result = try render(text, options(unsafeHTML: unsafeHTML))
        let comment = Comment(rawValue: text)
        #expect(!result.html.markup.contains("SECRET"), comment)
        #expect(!result.excerpt.contains("SECRET"), comment)
        #expect(result.headings.allSatisfy { !$0.text.contains("SECRET") }, comment)
        #expect(result.ids.allSatisfy { !$0.lowercased().contains("secret") }, comment)
        #expect(result.diagnostics.isEmpty, comment)
        let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
        #expect(body.excerpt(options()) == result.excerpt, comment)
        let words = seen(result.html.markup)
        if words == expected { shown += 1 }
        #expect(words == expected, comment)
      }
    }
    #expect(shown == Self.surroundings.count * 2)
  }

  /// Text of markup, with single spaces, and of alternative texts.
  private func seen(_ markup: String) -> String {
    var text = ""
    var isTag = false
    for character in markup {
      if character == "<" {
        isTag = true
      } else if character == ">" {
        isTag = false
      } else if !isTag {
        text.append(character)
      }
    }
    if let alternative = markup.split(separator: "alt=\"").dropFirst().first {
      text = String(alternative.prefix { $0 != "\"" }) + text
    }
    return text.replacing("\u{21A9}\u{FE0E}", with: "").replacing("Footnotes", with: "").split(
      whereSeparator: \.isWhitespace
    ).joined(separator: " ")
  }

  @Test(arguments: [
    ("50%% off", "<p>50%% off</p>\n"), ("a%%b%%", "<p>a%%b%%</p>\n"),
    ("\\%%a b%%", "<p>%%a b%%</p>\n"), ("é%% and 5%%", "<p>é%% and 5%%</p>\n"),
    ("`%%a%%` `<!-- b -->`", "<p><code>%%a%%</code> <code>&lt;!-- b --&gt;</code></p>\n"),
    ("```\n%%a%%\n{# b #}\n```\n", "<pre><code>%%a%%\n{# b #}\n</code></pre>\n"),
    ("~~~\n<!-- a\n~~~\n", "<pre><code>&lt;!-- a\n</code></pre>\n"),
    ("    {% comment %}\n", "<pre><code>{% comment %}\n</code></pre>\n"),
    (
      "- a\n\n      %%b%%\n",
      "<ul>\n<li>\n<p>a</p>\n<pre><code>%%b%%\n</code></pre>\n</li>\n</ul>\n"
    ),
    (
      "> ```\n> %%a%%\n> ```\n\n%%b%%c",
      "<blockquote>\n<pre><code>%%a%%\n</code></pre>\n</blockquote>\n<p>c</p>\n"
    ),
    ("`a\n%%b%%\nc`", "<p><code>a %%b%% c</code></p>\n"),
    ("## A {#b}\n", "<h2 id=\"b\">A</h2>\n"), ("{{#each a}}", "<p>{{#each a}}</p>\n"),
    ("{{# a }}", "<p>{{# a }}</p>\n"), ("\\{# a #}", "<p>{# a #}</p>\n"),
    ("\\<!-- a -->", "<p>&lt;!-- a --&gt;</p>\n"), ("a --> b", "<p>a --&gt; b</p>\n"),
    ("a <!-- b", ""), ("{#a} b", "<p>{#a} b</p>\n"), ("a < !-- b", "<p>a &lt; !-- b</p>\n"),
    ("{% comments %}", "<p>{% comments %}</p>\n"), ("<!--> a", "<p>a</p>\n"),
    ("<!---> a", "<p>a</p>\n"), ("a %%b%%, c", "<p>a , c</p>\n"), ("%%a%%    b", "<p>b</p>\n"),
    ("- %%a%%     b", "<ul>\n<li>b</li>\n</ul>\n"), ("a  %%b%%\nc", "<p>a\nc</p>\n"),
    ("a\n%%b%%\nc", "<p>a\nc</p>\n"), ("a\n%%\nb\n\nc\n%%\nd", "<p>a</p>\n<p>d</p>\n"),
    ("- a\n%%\nb\n%%\n- c", "<ul>\n<li>a</li>\n<li>c</li>\n</ul>\n"),
    ("a %%b\n> c\n- d%% e", "<p>a e</p>\n"),
    ("%%\n```\n%%\n\na\n\n```\n%%b%%\n```\n", "<p>a</p>\n<pre><code>%%b%%\n</code></pre>\n"),
    ("```\n%%\n```\n\na %%\n\n```\nb\n```\n%% c", "<pre><code>%%\n</code></pre>\n<p>a c</p>\n"),
    ("<!-- a --> *b*", "<p><em>b</em></p>\n"), ("<div><!-- a --></div>", ""),
  ])
  func leavesTheRestAsItIsWritten(text: String, html: String) throws {
    let result = try? render(text, options()).html.markup
    #expect(result ?? "" == html)
  }

  @Test(arguments: [
    ("<div>\n<!-- SECRET -->\na\n</div>", "<div>\na\n</div>\n"),
    ("a <?SECRET?> b <!SECRET c> d <![CDATA[SECRET]]>", "<p>a b d</p>\n"),
    ("<p>%%SECRET%%</p>\n\n    %%a%%\n", "<p></p>\n<pre><code>%%a%%\n</code></pre>\n"),
    ("<script>\nlet a = 5 %% 2\n</script>\n", "<script>\nlet a = 5 %% 2\n</script>\n"),
    ("<![if !IE]>a<![endif]>", "<p>a</p>\n"),
  ])
  func staysOutOfHTMLByTheAuthor(text: String, html: String) throws {
    let result = try render(text, options(unsafeHTML: true))
    #expect(result.html.markup == html)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func warnsOfMarkupThatBrowsersTakeForAComment() throws {
    let text = TerminalWriter(colours: false).text(
      try render("a <?b?>\n\nc <!D e> <i>f</i>", options()).diagnostics)
    #expect(
      text == """
        note.md:1:3: warning[markdown-raw-html]: raw HTML is left out
            1 | a <?b?>
              |   ^~~~~ write it as Markdown, or set "unsafeHTML": true in Content/site.json
           note: 3 more pieces in this text

        """)
  }

  @Test(arguments: [
    ("a\n\nb %%c\n\nd", 3, 3, "%%", "%%"), ("<!-- a\n\nb", 1, 1, "<!--", "-->"),
    ("a {::comment}\nb", 1, 3, "{::comment}", "{:/comment}"), ("{# a }", 1, 1, "{#", "#}"),
    ("%%a%% {%- comment %}", 1, 7, "{% comment %}", "{% endcomment %}"),
    ("%%\n```\n%%\na <!-- b", 4, 3, "<!--", "-->"), ("{/* a", 1, 1, "{/*", "*/}"),
    ("{{/* a */", 1, 1, "{{/*", "*/}}"), ("<?php a", 1, 1, "<?", "?>"),
    ("a 100 %% sure", 1, 7, "%%", "%%"),
  ])
  func isAnErrorIfItIsNotClosed(
    text: String, line: Int, column: Int, opening: String, closing: String
  ) throws {
    let fault = #expect(throws: MarkdownFault.self) { try document(text, MarkdownAdditions()) }
    let diagnostic = try #require(fault).diagnostic
    #expect(diagnostic.id == "markdown-open-comment")
    #expect(diagnostic.place?.line == line)
    #expect(diagnostic.place?.column == column)
    #expect(
      diagnostic.message
        == "the comment that begins with '\(opening)' isn't closed, so it would be published")
    #expect(
      diagnostic.fix == "write '\(closing)' where it ends, or '\\\(opening)' if it isn't a comment")
  }

  @Test(arguments: ["a {:/comment} b", "{% comments %}a{% endcomment %}", "{{< /comment >}}"])
  func isAnErrorIfItHasNoBeginning(text: String) throws {
    let fault = #expect(throws: MarkdownFault.self) { try document(text, MarkdownAdditions()) }
    #expect(try #require(fault).diagnostic.id == "markdown-unopened-comment")
  }

  /// Backticks in cells, in definitions and in tags are no code for the parser.
  @Test(arguments: [
    "| a ` b |\n|---|\n| %%SECRET%% ` |", "[a]: /u '`'\n%%SECRET%% `b", "<a b=\"`\">%%SECRET%%` c",
    "> ```\n> a\n%%SECRET%% b", "`<b a=\"`\">%%SECRET%%`", "[a]: <`>\n%%SECRET%%`\n",
    "> ```\n> a\n[b]: /c '%%SECRET%%'\n[b]", "- ```\n  a\n%%SECRET%% b\n",
  ])
  func neverStaysWhereCodeIsInDoubt(text: String) throws {
    let result = try? render(text, options(unsafeHTML: true))
    #expect(result?.html.markup.contains("SECRET") != true)
  }

  @Test(arguments: [
    "%%a%% ", "<!-- a -->", "{# a #}", "{::comment}a{:/}", "{% comment %}a{% endcomment %}\n\n",
    "{#a\n", "{#a{#b", "%%\n```\n%%\n\n", "`%%a%%", "<?a?>\n", "%%a%%\n> ",
    "{% comment %}{::comment}",
    "{#", "%", "%% ", "<!", "{/* */}- ", "\\%%", "``a %%b%% ` ", "<!A ", "{{!",
  ])
  func endsSoonOnHostileText(piece: String) throws {
    let start = ContinuousClock.now
    _ = try? render(String(repeating: piece, count: 50_000), options())
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test func placesAreThoseOfTheAuthorsText() throws {
    let text = "%%a\n\nb%%\n\nc <!-- d --> [e](javascript:f)\n\n| %%g%% h |\n|---|\n| {{< i >}} |\n"
    let diagnostics = try render(text, options()).diagnostics
    #expect(
      diagnostics.map { "\($0.id.text) \($0.place?.line ?? 0):\($0.place?.column ?? 0)" } == [
        "markdown-unsafe-link 5:18", "markdown-other-syntax 9:3",
      ])
  }

  /// The case 02-comment-obsidian.
  @Test(arguments: [
    ("%%ask Ana, code 77%% text\n", "<p>text</p>\n"),
    ("{::comment}\ncode 55\n{:/comment}\nText\n", "<p>Text</p>\n"),
    ("{# code 33 #} x\n", "<p>x</p>\n"),
  ])
  func staysOutInOtherProgramsForms(text: String, html: String) throws {
    let result = try render(text, options())
    #expect(result.html.markup == html)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func countsNoWordOfComments() throws {
    #expect(try render("one %%two three%% four <!-- five -->", options()).wordCount == 2)
  }

  /// Excerpts are made of the beginning of a text, which may end within a comment.
  @Test func excerptsGoOnAfterALongComment() throws {
    let text = "%%\n" + String(repeating: "secret\n\n", count: 200) + "%%\n\nOne.\n\nTwo."
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    #expect(body.excerpt(options()) == "One. Two.")
  }
}
