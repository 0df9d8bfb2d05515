import Diagnostics
import Markup
import Testing

@testable import Markdown

/// Comments of every form are left out of everything that is made from a text.
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
    "<!– SECRET –>", "<!— SECRET\n\nSECRET —>", "<!- SECRET ->", "<! -- SECRET -->",
    "<! -- SECRET\n\nSECRET -- >", "{>>SECRET<<}",
    "{>> SECRET\n\nSECRET <<}", "{--SECRET--}", "{{[[comment]]: SECRET}}",
    "<!-- a <!-- b --> SECRET -->", "<!-- <!-- <!-- a --> -->\n\nSECRET\n\n<!-- b --> -->",
    "{ /* SECRET */ }", "{\n/* SECRET */\n}", "{// SECRET\n}", "{ // SECRET }\n }",
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
      // Empty lines end cells and headings. Their second half is then a separate block.
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
    ("50%% off", "<p>50%% off</p>\n"), ("東京に行った%%b%%。", "<p>東京に行った。</p>\n"),
    ("ไป%%b%% ๕๐%% ລາວ%%b%%", "<p>ไป ๕๐%% ລາວ</p>\n"), ("서울%%b%% コーヒー%%b%%", "<p>서울 コーヒー</p>\n"),
    ("Слово%%b%%", "<p>Слово%%b%%</p>\n"), ("a </3 b", "<p>a &lt;/3 b</p>\n"),
    ("a <! b\n\n> c", "<p>a &lt;! b</p>\n<blockquote>\n<p>c</p>\n</blockquote>\n"),
    ("a {b} { c } </>", "<p>a {b} { c } &lt;/&gt;</p>\n"),
    ("a%%b%%", "<p>a%%b%%</p>\n"),
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
    ("<div>\n<! SECRET>\na</ SECRET\nSECRET></3 SECRET>\n</div>", "<div>\na\n</div>\n"),
    ("a <! SECRET> b </ SECRET>", "<p>a b</p>\n"),
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

  /// Lines in the form of definitions, and what readers see of the text.
  @Test(arguments: [
    ("[//]: # (SECRET)", ""), ("One\n[//]: # (SECRET)\ntwo", "One two"),
    ("One\n[//]: # \"SECRET\"", "One"), ("One\n[//]: # 'it's SECRET'", "One"),
    ("One\n[comment]: <> (SECRET)\n", "One"), ("One\n[comment]: # (SECRET (a) b)\n", "One"),
    ("One\n[_]: # (SECRET)\n", "One"), ("One\n[any]: <#> (SECRET)\n", "One"),
    ("[comment]: SECRET words", ""), ("One\n[_]: SECRET words", "One"),
    ("[//]: SECRET and more words", ""), ("One\n[]: # (SECRET)", "One"),
    ("One\n[//]:# (SECRET)", "One"), ("One\n[//]: #(SECRET)", "One"),
    ("One\n    [//]: # (SECRET)", "One"), ("- One\n  [//]: # (SECRET)\n- two", "One two"),
    ("- [comment]: SECRET words\n- two", "two"), ("> One\n> [//]: # (SECRET)\n> two", "One two"),
    ("One\n[//]: # (SECRET\nSECRET)\ntwo", "One two"), ("[//]: # (a\nSECRET)\ntwo", "two"),
    ("> [//]: # (a\n> SECRET)\n> two", "two"), ("[//]: #\n(SECRET\nSECRET)\n\ntwo", "two"),
    ("[//]:\n<> (SECRET)\n\ntwo", "two"), ("[//]: (SECRET\nSECRET)\ntwo", "two"),
    ("[//]: https://a.b (SECRET\nSECRET)\ntwo", "two"), ("[Comment]: - \"SECRET\"\nOne", "One"),
    ("# One\n[//]: # (SECRET)\ntwo", "One two"), ("| One |\n|---|\n[//]: # (SECRET)", "One"),
    ("One\n[//]: # (SECRET)\n[//]: # (SECRET)\n[a]: # (SECRET)\ntwo", "One two"),
    ("One\r\n[//]: # (SECRET)\r\ntwo", "One two"), ("One\n[//]: # (`SECRET)\ntwo`", "One two`"),
    ("[//SECRET]: x\nOne", "One"), ("One\n[//]: # SECRET\ntwo", "One two"),
  ])
  func definitionsWithoutALinkStayOut(text: String, shown: String) throws {
    let result = try render(text, options())
    #expect(!result.html.markup.contains("SECRET"))
    #expect(seen(result.html.markup) == shown)
    #expect(result.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("[a]\n\n[a]: /b \"c\"\n", "<p><a href=\"/b\" title=\"c\">a</a></p>\n"),
    ("[comment]\n\n[comment]: /b\n", "<p><a href=\"/b\">comment</a></p>\n"),
    ("[*]\n\n[*]: https://a.b 'c'\n", "<p><a href=\"https://a.b\" title=\"c\">*</a></p>\n"),
    ("[top]\n\n[top]: # (Top)\n", "<p><a href=\"#\" title=\"Top\">top</a></p>\n"),
    ("[top]\n\n[top]: <>\n", "<p><a href=\"\">top</a></p>\n"),
    ("One\n[Ana]: \"Hello\"\n", "<p>One\n[Ana]: &quot;Hello&quot;</p>\n"),
    ("One\n[Ana]: # of days\n", "<p>One\n[Ana]: # of days</p>\n"),
    ("One [//]: # (two)\n", "<p>One [//]: # (two)</p>\n"),
    ("One\n\\[//]: # (two)\n", "<p>One\n[//]: # (two)</p>\n"),
    ("`[//]: # (two)`", "<p><code>[//]: # (two)</code></p>\n"),
    ("```\n[//]: # (two)\n```\n", "<pre><code>[//]: # (two)\n</code></pre>\n"),
    ("`a\n[//]: # (b)`", "<p><code>a [//]: # (b)</code></p>\n"),
    ("One {- two -}", "<p>One {- two -}</p>\n"), ("a --} b <<} c", "<p>a --} b &lt;&lt;} c</p>\n"),
    ("a <--> b --> c", "<p>a &lt;--&gt; b --&gt; c</p>\n"), ("a <-- b", "<p>a &lt;-- b</p>\n"),
    ("a <!-- <!-- b --> c", "<p>a c</p>\n"),
    ("- % of all\n", "<ul>\n<li>% of all</li>\n</ul>\n"), ("a 5\n% b\n", "<p>a 5\n% b</p>\n"),
    ("[a/private] [/a] [private](/b)\n", "<p>[a/private] [/a] <a href=\"/b\">private</a></p>\n"),
    ("\\{{#if a}} \\{{% hide %}} \\{% if b %}", "<p>{{#if a}} {{% hide %}} {% if b %}</p>\n"),
    ("\\[/hide] \\% c", "<p>[/hide] % c</p>\n"),
    ("## A {#private}\n", "<h2 id=\"private\">A</h2>\n"),
    ("`{% if a %}` {%if_a%}", "<p><code>{% if a %}</code> {%if_a%}</p>\n"),
  ])
  func leavesOtherDefinitionsAndMarks(text: String, html: String) throws {
    var options = options()
    options.additions.comments = true
    let result = try render(text, options)
    #expect(result.html.markup == html)
  }

  /// Marks after which other programs may show nothing, with the part that the message quotes.
  @Test(arguments: [
    ("{% if false %}a{% endif %}", "{% if"), ("a {%- unless b -%}c{% endunless %}", "{%- unless"),
    ("{{ if .Draft }}a{{ end }}", "{{ if"), ("{{#if a}}b{{/if}}", "{{#if"),
    ("{{^private}}a{{/private}}", "{{^private"),
    ("{{< private >}}a{{< /private >}}", "{{< private"),
    ("{{% hidden %}}a{{% /hidden %}}", "{{% hidden"), ("<% if a %>b<% end %>", "<% if"),
    ("{#if a}b{/if}", "{#if"), ("{false && 'a'}", "{false &&"), ("{~~a~>b~~}", "{~~"),
    ("% a\n", "%"), ("%a\n", "%"), ("One\n\n%a b\n\ntwo", "%"),
    ("a\n\n#+Begin_comment\nb\n#+End_comment", "#+Begin_comment"),
    ("One\n\n% a\n", "%"),
    ("\\begin{comment}\na\n\\end{comment}", "\\begin{comment}"),
    ("\\iffalse a \\fi", "\\iffalse"),
    ("a\n\n#+BEGIN_COMMENT\nb\n#+END_COMMENT", "#+BEGIN_COMMENT"),
    ("a\n\n<!--members-only-->\n\nb", "<!--members-only-->"),
    ("[members]a[/members]", "[/members]"), ("<--! a -->", "<--"), ("a < !-- b\nc -->", "< !--"),
    ("[is_logged_in]a[/is_logged_in]", "[/is_logged_in]"),
    ("<!-- hide -->\n\na\n\n<!-- /hide -->", "<!-- /hide -->"),
    ("[content_protector password=\"x\"]a[/content_protector]", "[/content_protector]"),
    ("{% encrypt %}a{% endencrypt %}", "{% encrypt"),
    ("a\n{: .hidden}\n", "{: .hidden}"), ("# A {#b .private}\n", "{#b .private}"),
    ("a [b]{.secret} c", "{.secret}"), ("a\n{:.draft #x}", "{:.draft #x}"),
    ("# A { .hidden }", "{ .hidden }"), ("a {hidden=true}", "{hidden=true}"),
    ("{% capture x %}a{% endcapture %}", "{% capture"),
    ("[private]a[/private]", "[/private]"), ("[hide a=b]\n\nc\n\n[/hide]", "[/hide]"),
  ])
  func isAnErrorIfOtherProgramsMayHideWhatFollows(text: String, mark: String) throws {
    let fault = #expect(throws: MarkdownFault.self) { try document(text, MarkdownAdditions()) }
    let diagnostic = try #require(fault).diagnostic
    #expect(diagnostic.id == "markdown-hidden-text")
    #expect(
      diagnostic.message
        == "'\(mark)' hides text in some programs, but here that text would be published")
  }

  @Test(arguments: [
    ("::: hidden\na\n:::", true), ("::: {.content-hidden when-format=\"html\"}\na\n:::", true),
    (":::{comment}\na\n:::", true), ("::: hidden :::\na\n:::", true),
    (":::hidden Title\na\n:::", true), (":::hidden[x]\na\n:::", true),
    ("::: note {.hidden}\na\n:::", true), (":::note[Hidden places]\na\n:::", false),
    ("::: tip Hidden places\na\n:::", false),
    ("<div hidden>\n\na\n\n</div>", true), ("a <span style=\"display: none\">b</span>", true),
    ("a <i class='x hidden'>b</i>", true), ("<template>\n\na\n\n</template>", true),
    ("<p v-if=\"false\">\n\na\n\n</p>", true), ("a <b title=\"hidden x\">b</b>", false),
    ("a <private>b</private>", true), ("<Draft>\n\nb\n\n</Draft>", true),
    ("a <main>b</main>", false), ("a\n{: .wide}", false), ("a {.hidden-gem}", false),
    ("a {hidden treasure}", false),
    ("`{.hidden}`", false),
    ("a <i aria-hidden=\"true\">b</i>", false), ("<div hidden>a</div>", false),
  ])
  func isAnErrorIfABoxOrAnElementWouldHideIt(text: String, isError: Bool) throws {
    let ids = try render(text, options()).diagnostics.map(\.id.text)
    #expect(ids.contains("markdown-hidden-text") == isError)
  }

  @Test(arguments: [
    ("a\n\nb %%c\n\nd", 3, 3, "%%", "%%"), ("<!-- a\n\nb", 1, 1, "<!--", "-->"),
    ("a {::comment}\nb", 1, 3, "{::comment}", "{:/comment}"), ("{# a }", 1, 1, "{#", "#}"),
    ("%%a%% {%- comment %}", 1, 7, "{% comment %}", "{% endcomment %}"),
    ("%%\n```\n%%\na <!-- b", 4, 3, "<!--", "-->"), ("{/* a", 1, 1, "{/*", "*/}"),
    ("{{/* a */", 1, 1, "{{/*", "*/}}"), ("<?php a", 1, 1, "<?", "?>"),
    ("a 100 %% sure", 1, 7, "%%", "%%"), ("a {>> b", 1, 3, "{>>", "<<}"),
    ("a\n[//]: # (b\n\nc)", 2, 1, "[//]: # (", ")"), ("{--", 1, 1, "{--", "--}"),
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
        == "the comment that starts with '\(opening)' isn't closed, so it would be published")
    #expect(
      diagnostic.fix == "write '\(closing)' where it ends, or '\\\(opening)' if it isn't a comment")
  }

  @Test(arguments: ["a {:/comment} b", "{% comments %}a{% endcomment %}", "{{< /comment >}}"])
  func isAnErrorIfItHasNoBeginning(text: String) throws {
    let fault = #expect(throws: MarkdownFault.self) { try document(text, MarkdownAdditions()) }
    #expect(try #require(fault).diagnostic.id == "markdown-unopened-comment")
  }

  /// The parser doesn't treat backticks in cells, in definitions and in tags as code.
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
    "[//]: # (a\n", "[//]: # (a)\n", "[a]: # (", "a\n[a]: #\n(b)\n", "[//]:\n", "{{[[comment]]",
    "{--",
    "{~~", "]:", "[]:", "% a\n", "{% ", "<% ", "\\i", "> [//]: #\n",
    "<! ", "<! \n\n", "</3 ", "{ ", "{// ", "%a\n\n",
    "<-- ", "< !-- a\n", "<! -- ", "<!-- <!-- ", "<!-- <!-- -->", "<!-- <!-- --> --> ", "<!-- /",
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

  /// Excerpts are made from the beginning of a text, which may end inside a comment.
  @Test func excerptsGoOnAfterALongComment() throws {
    let text = "%%\n" + String(repeating: "secret\n\n", count: 200) + "%%\n\nOne.\n\nTwo."
    let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
    #expect(body.excerpt(options()) == "One. Two.")
  }
}
