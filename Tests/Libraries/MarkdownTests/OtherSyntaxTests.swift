import Diagnostics
import Testing

@testable import Markdown

/// Syntax of other programs in Markdown is reported, because readers would see it.
struct OtherSyntaxTests {
  private func found(_ text: String) throws -> [String] {
    try render(text).diagnostics.filter { $0.id == "markdown-other-syntax" }.map { diagnostic in
      let place = try #require(diagnostic.place)
      let line = place.text
      let start = line.index(line.startIndex, offsetBy: place.column - 1)
      return "\(place.line): \(line[start...].prefix(place.length))"
    }
  }

  @Test(arguments: [
    ("a\n\n{{< figure src=\"a.jpg\" >}}\n", ["3: {{< figure src=\"a.jpg\" >}}"]),
    ("x {{<figure>}} y", ["1: {{<figure>}}"]), ("{{% note %}}", ["1: {{% note %}}"]),
    ("[a]({% post_url 2015-10-09-a %})", ["1: {% post_url 2015-10-09-a %}"]),
    ("> - {%- for a -%} *b*", ["1: {%- for a -%}"]), ("a {{ site.url }}/b", ["1: {{ site.url }}"]),
    ("# A {{site.url}}", ["1: {{site.url}}"]),
    ("{{ 'a' | b }} {{- page.a }}", ["1: {{- page.a }}"]),
    ("See [[Page]].", ["1: [[Page]]"]), ("![[my_img.png]]", ["1: [[my_img.png]]"]),
    ("[[a|b]] {% c %} {{< d >}} [[e]]", ["1: [[a|b]]", "1: {% c %}", "1: {{< d >}}"]),
    ("`{{ a }}` {{ b }}", ["1: {{ b }}"]), ("``[[a]] ` `` [[b]]", ["1: [[b]]"]),
    ("a\n{: .wide}\n", ["2: {: .wide}"]), ("# A\n\n*b*{:#c}", ["3: {:#c}"]),
    ("::: note\n\na\n\n:::\n", ["1: :::"]), ("> ::::{.b}\n> c\n", ["1: ::::"]),
    ("> [!NOTE]\n> a\n", ["1: [!NOTE]"]), ("> a\n\n>[!tip]- b\n", ["3: [!tip]"]),
    ("a $$x^2$$ b", ["1: $$x^2$$"]), ("$$\nx = 1\n$$\n", ["1: $$"]),
    ("[gallery]", ["1: [gallery]"]), ("a [gallery ids=\"1,2\"]", ["1: [gallery ids=\"1,2\"]"]),
    ("[caption id=\"x\"]a[/caption]", ["1: [caption id=\"x\"]"]),
    ("` {{ b }}", ["1: {{ b }}"]), ("| a |\n|---|\n| [[b]] |\n", ["3: [[b]]"]),
  ])
  func isTold(text: String, findings: [String]) throws {
    #expect(try found(text) == findings)
  }

  /// Each opening once searched for its end separately, so that 10,000 took a minute.
  @Test(arguments: [
    "{{ ", "![[", "[", "{", "{{< ", "{{% ", "{% a ", "{{ a ", "{{\"a\":", "`{{ ", "$$ ", "{: a",
    "{:.a\n", "a:::", "[a b=",
  ])
  func looksAtManyOpeningsInLinearTime(piece: String) throws {
    let start = ContinuousClock.now
    #expect(try found(String(repeating: piece, count: 50_000)) == [])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test(arguments: [
    "`{{< figure >}}` and ``[[a]]``", "```\n{% a %}\n[[b]] {{ c }}\n```\n", "    {{< figure >}}\n",
    "\\{{< figure >}}", "\\[[a]]", "[\\[a]]", "\\{% a %}", "[[a]](b)", "[[a]]\n\n[a]: b\n",
    "[[a]][b]\n\n[b]: c\n", "[[1, 2], [3, 4]]", "[[]]", "{{a}}", "{{a}_b}", "{ % a % }", "{{", "[[",
    "{%", "{{<", "{{< a", "{% 100 %}", "[[a\nb]]",
    "a ::: b", "a\n:: b", "[!NOTE] a", "> a [!NOTE]", "> [!]", "{:}", "{: 1}", "{:a", "$5 and $$6",
    "$$$", "\\$$a$$", "`$$a$$`", "\\{: .a}", "> \\[!NOTE]", "    ::: a\n", "\\::: a", "&#91;[a]]",
    "{{a}{b}}", "[gallery](a)", "[a=b]", "[video]: a", "[see a=b](c)", "[audio", "[a b=c",
    "[/a](b)",
    "`[gallery]`", "\\[gallery]", "[x]",
  ])
  func isNotSeenInCodeAndElsewhere(text: String) throws {
    #expect(try found(text) == [])
  }

  /// A name, spaces or an attribute beyond the longest shortcode once ended the program.
  @Test(arguments: ["[aXa=b]", "[aX a=b]", "[a Xa=b]", "[a a=X]"])
  func aLongShortcodeIsText(text: String) throws {
    for filling in ["a", " "] {
      let long = text.replacing("X", with: String(repeating: filling, count: 1_000))
      #expect(try found(long) == [])
    }
  }

  @Test func endsSoonOnHostileText() throws {
    for piece in ["{{<", "[[", "{% a", "{{ a.", "`", "``a```", "[[a", "{{"] {
      _ = try found(String(repeating: piece, count: 20_000 / piece.utf8.count))
    }
  }

  @Test func saysTheWayOut() throws {
    let text = TerminalWriter(colours: false).text(try render("a [[b]]").diagnostics)
    #expect(
      text == """
        note.md:1:3: warning[markdown-other-syntax]: a wiki link isn't Markdown, so it appears in the text unchanged
            1 | a [[b]]
              |   ^~~~~ write [Lisbon](lisbon.md), or ![Tram](tram.jpg) for a picture; if you mean the characters, put a backslash before them

        """)
  }
}
