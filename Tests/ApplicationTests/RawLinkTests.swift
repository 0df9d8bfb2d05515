import TestSupport
import Testing

@testable import Application

@Suite struct RawLinkTests {
  private func note(_ html: String, base: String = "https://ana.example") throws -> MadeSite {
    try made(
      [
        "Content/site.json": #"{"unsafeHTML": true}"#,
        "Content/pages/note.md": .text("---\ntitle: Note\n---\n\(html)\n"),
        "Content/pages/plan.gif": .gif(2, 1),
        "Content/trips/lisbon.md":
          "---\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n# Tram\n\n<b id='own'>x</b>\n",
        "Content/photos/pli.md": "---\ntitle: A\nfile: pli.gif\n---\n",
        "Content/photos/pli.gif": .gif(4, 3),
        "Content/pages/caf\u{E9}.md": "---\ntitle: Cafe\n---\n",
      ], Asked(baseURL: base))
  }

  @Test(arguments: [
    (#"<a href="../trips/lisbon.md#tram">x</a>"#, #"<a href="/sub/trips/lisbon/#tram">x</a>"#),
    (#"<a href="/trips/lisbon/#own">x</a>"#, #"<a href="/sub/trips/lisbon/#own">x</a>"#),
    (#"<a href='/trips/?a&amp;b'>x</a>"#, #"<a href='/sub/trips/?a&amp;b'>x</a>"#),
    ("<a href=/trips/>x</a>", "<a href=/sub/trips/>x</a>"),
    (#"<a href="/tr&#105;ps/">x</a>"#, #"<a href="/sub/trips/">x</a>"#),
    (#"<a href="/caf&eacute;/">x</a>"#, #"<a href="/sub/caf%C3%A9/">x</a>"#),
    (#"<a href="/caf&#xE9;/">x</a>"#, #"<a href="/sub/caf%C3%A9/">x</a>"#),
    (#"<a href="/caf&eacute/">x</a>"#, #"<a href="/sub/caf%C3%A9/">x</a>"#),
    (#"<a href="/trips/?a=1&copy=2">x</a>"#, #"<a href="/sub/trips/?a=1&amp;copy=2">x</a>"#),
    (#"<a href="../trips/lisbon&period;md">x</a>"#, #"<a href="/sub/trips/lisbon/">x</a>"#),
    // Resolved as by a browser if it names no file.
    (#"<a href="../trips/lisbon/">x</a>"#, #"<a href="../trips/lisbon/">x</a>"#),
    (
      #"<img src="plan.gif" srcset="plan.gif 1x, /photos/pli.gif 2x">"#,
      #"<img src="/sub/pages/plan.gif" srcset="/sub/pages/plan.gif 1x, /sub/photos/pli.gif 2x">"#
    ),
    (#"<img src="../photos/pli.md">"#, #"<img src="/sub/photos/pli.gif">"#),
    (#"<video poster="plan.gif"></video>"#, #"<video poster="/sub/pages/plan.gif"></video>"#),
    (
      #"<p style="background: url(plan.gif) url('/photos/pli.gif')">x</p>"#,
      #"<p style="background: url(/sub/pages/plan.gif) url(&#39;/sub/photos/pli.gif&#39;)">x</p>"#
    ),
    (#"<form action="/api/send"></form>"#, #"<form action="/sub/api/send"></form>"#),
    (#"<a href="https://x.example/">x</a>"#, #"<a href="https://x.example/">x</a>"#),
    (#"<p title="nowhere.md">x</p>"#, #"<p title="nowhere.md">x</p>"#),
    (
      "<template>a</template><!-- <a href=\"nowhere.md\"> --><p>b</p>",
      "<template>a</template><p>b</p>"
    ),
  ])
  func leadsWhereTheTextAroundItDoes(_ written: String, made: String) throws {
    let site = try note(written, base: "https://ana.example/sub")
    #expect(site.reportOfTexts == "")
    #expect(site["note/index.html"].contains(made), "\(site["note/index.html"])")
  }

  /// A script stays as it is written. A warning explains what it costs the site's policy.
  @Test func leavesWhatAScriptHolds() throws {
    let script = "<script>let a = '<a href=\"nowhere.md\">'</script>"
    let site = try note(script, base: "https://ana.example/sub")
    #expect(site.ids.filter { $0.hasPrefix("policy-") } == ["policy-inline-script"])
    #expect(site["note/index.html"].contains(script))
  }

  @Test func tellsOfEachThatLeadsNowhereAtItsPlace() throws {
    let site = try note(
      """
      x.md <a href="x.md">a</a> <a href="x.md">b</a> <img src=y.png>

      > <div>
      > <img srcset="plan.gif 1x,
      >   z.gif 2x">
      > <a href="/tripz/">a</a> <a href="#nothing">b</a>
      > </div>
      """)
    #expect(
      site.report == """
        Content/pages/note.md:4:15: error[link-broken]: this link leads to a file that doesn't exist
            4 | x.md <a href="x.md">a</a> <a href="x.md">b</a> <img src=y.png>
              |               ^~~~ write the file's path relative to this one
        Content/pages/note.md:4:36: error[link-broken]: this link leads to a file that doesn't exist
            4 | x.md <a href="x.md">a</a> <a href="x.md">b</a> <img src=y.png>
              |                                    ^~~~ write the file's path relative to this one
        Content/pages/note.md:4:57: error[link-broken]: this link leads to a file that doesn't exist
            4 | x.md <a href="x.md">a</a> <a href="x.md">b</a> <img src=y.png>
              |                                                         ^~~~~ write the file's path relative to this one
        Content/pages/note.md:8:5: error[link-broken]: this link leads to a file that doesn't exist
            8 | >   z.gif 2x">
              |     ^~~~~ write the file's path relative to this one
        Content/pages/note.md:9:12: warning[link-unknown-address]: nothing is published at this address
            9 | > <a href="/tripz/">a</a> <a href="#nothing">b</a>
              |            ^~~~~~~ did you mean '/trips/'?
        Content/pages/note.md:9:36: error[link-broken-fragment]: the page has no heading with this name
            9 | > <a href="/tripz/">a</a> <a href="#nothing">b</a>
              |                                    ^~~~~~~~ remove the part from '#' on

        """)
  }
}
