import Diagnostics
import TestSupport
import Testing

@testable import Application

/// Links and keys that lead to a file which is left out because of its name are errors.
@Suite struct UnpublishedLinkTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/pages/private/secret.md": "---\ntitle: Secret\n---\n",
    "Content/pages/private/plan.gif": .gif(4, 3),
    "Content/pages/a.gif": .gif(2, 2), "Content/pages/a copy.gif": .gif(2, 2),
    "Content/public/drafts/x.pdf": "x",
  ]

  private func errors(
    _ markdown: String, key: String = "", _ more: [String: TemporaryFolder.File] = [:]
  ) throws -> [String] {
    var files = Self.files.merging(more) { $1 }
    files["Content/pages/note.md"] = .text("---\ntitle: Note\n\(key)---\n\(markdown)\n")
    return try made(files).diagnostics.filter { $0.severity == .error }
      .map { "\($0.id.text): \($0.message)" }
  }

  @Test(arguments: [
    (
      "[s](private/secret.md)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
    (
      "[s](private/)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
    (
      "![s](private/plan.gif)", "link-broken-image",
      "this image isn't published, because it is in the private folder 'Content/pages/private'"
    ),
    (
      "![s](<a copy.gif>)", "link-broken-image",
      "this image isn't published, because it is a copy of 'Content/pages/a.gif'"
    ),
    (
      "[s](/drafts/x.pdf)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/public/drafts'"
    ),
    (
      "[s](/secret/)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
  ])
  func aLinkToAFileThatIsLeftOutSaysWhy(markdown: String, id: String, message: String) throws {
    #expect(try errors(markdown) == ["\(id): \(message)"])
  }

  @Test func aKeyThatNamesAFileThatIsLeftOutSaysWhy() throws {
    #expect(
      try errors("Text.", key: "image: private/plan.gif\n") == [
        "content-missing-file: 'image' names a file that isn't published, because it is in the "
          + "private folder 'Content/pages/private'"
      ])
  }

  @Test func theNavigationAndTemplatesSayWhy() throws {
    let message =
      "'navigation' names a file that isn't published, because it is in the private folder "
      + "'Content/public/drafts'"
    #expect(
      try errors(
        "Text.",
        [
          "Content/site.json": #"{"navigation": [{"name": "X", "url": "/drafts/x.pdf"}]}"#,
          "Templates/components/head.html": "<a href=\"/drafts/x.pdf\">x</a>",
        ]) == [
          "content-missing-file: \(message)",
          "template-broken-link: nothing is published at '/drafts/x.pdf', because it is in the "
            + "private folder 'Content/public/drafts'",
        ])
  }

  // MARK: The site's own host

  private func messages(_ files: [String: TemporaryFolder.File]) throws -> [String] {
    var files = Self.files.merging(files) { $1 }
    files["Content/pages/draft.md"] = "---\ntitle: Draft\ndraft: true\n---\nx\n"
    return try made(files).diagnostics.filter { $0.id.text.hasPrefix("link-") }
      .map { "\($0.place?.line ?? 0): \($0.id.text)" }
  }

  @Test func aLinkToTheSitesOwnHostIsChecked() throws {
    let text = """
      [s](https://ana.example/secret/)
      [s](http://ANA.example:80/secret?x#y)
      [s](//ana.example/drafts/x.pdf)
      [d](https://ana.example/draft/)
      [n](https://ana.example/nowhere/)
      ![n](https://ana.example/nowhere.png)
      [note](https://ana.example/note/) [home](https://ana.example) <https://ana.example/note/>
      [other](https://ana.example.org/secret/) [mail](mailto:a@ana.example)
      """
    #expect(
      try messages(["Content/pages/note.md": .text("---\ntitle: Note\n---\n\(text)\n")]) == [
        "4: link-broken", "5: link-broken", "6: link-broken", "7: link-to-hidden",
        "8: link-unknown-address", "9: link-unknown-address",
      ])
  }

  @Test func rawHTMLWithTheSitesOwnHostIsChecked() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/site.json": #"{"baseURL": "https://ana.example", "unsafeHTML": true}"#,
      "Content/pages/note.md": """
      ---
      title: Note
      ---
      <a href="https://ana.example/draft/">x</a>
      <a href="https://ana.example/note/">x</a>

      """,
    ]
    #expect(try messages(files) == ["4: link-to-hidden"])
  }

  @Test func templatesMayLeadToWhatOthersPublishOnTheSitesHost() throws {
    func errors(_ address: String) throws -> [String] {
      try self.errors(
        "Text.", ["Templates/components/head.html": .text("<a href=\"\(address)\">x</a>")])
    }
    #expect(try errors("https://ana.example/shop/") == [])
    #expect(try errors("https://ana.example/note/") == [])
    #expect(
      try errors("https://ana.example/secret/") == [
        "template-broken-link: nothing is published at '/secret/', because it is in the private "
          + "folder 'Content/pages/private'"
      ])
  }

  // MARK: Files that are published as they are

  @Test func aStyleSheetBesideContentIsChecked() throws {
    let style = """
      @import "/drafts/x.pdf";
      a { background: url(../drafts/x.pdf) }
      b { background: url(/draft/) }
      c { background: url(nowhere.png) }
      d { background: url(../ok.txt), url(data:image/png;base64,AA), url(#x), url(//b.example/x) }
      """
    #expect(
      try messages(["Content/public/css/site.css": .text(style), "Content/public/ok.txt": "x"])
        == [
          "1: link-broken", "2: link-broken", "3: link-to-hidden", "4: link-unknown-address",
        ])
  }

  @Test func aPageInPublicMayLeadToWhatOnlyItKnows() throws {
    let page = """
      <!doctype html><title>x</title><a href="nowhere.html">x</a> <a href="/a.gif">x</a>
      <a href="/secret/">x</a>
      <a href="https://ana.example/draft/">x</a>
      """
    #expect(
      try messages(["Content/public/old.html": .text(page)]) == [
        "2: link-broken", "3: link-to-hidden",
      ])
  }

  @Test(arguments: [false, true])
  func theRulesOfTheSiteAreChecked(hasAliases: Bool) throws {
    let rules = """
      # /x /secret/
      /old /secret/ 301
      /p/* /private/:splat 301
      /q a=:a https://ana.example/draft/
      /r /nowhere/
      /s /note/#top
      /t https://other.example/secret/
      /api/* /.netlify/functions/:splat 200
      /u/* /note/:splat 301
      /* /404.html 404
      """
    let note = "---\ntitle: Note\n\(hasAliases ? "aliases: [/former/]\n" : "")---\nx\n"
    #expect(
      try messages([
        "Content/public/_redirects": .text(rules), "Content/pages/note.md": .text(note),
        "Content/public/private/x.txt": "x",
      ]) == [
        "2: link-broken", "3: link-broken", "4: link-to-hidden", "5: link-unknown-address",
      ])
  }

  @Test func addressesOfASiteBelowAPathBeginThere() throws {
    let found = try made(
      [
        "Content/pages/note.md":
          "---\ntitle: Note\n---\n[n](https://ana.example/journal/x/) [o](https://ana.example/x/)\n",
        "Content/public/a.css": "a { background: url(/x.png), url(/journal/x.png) }",
      ], Asked(baseURL: "https://ana.example/journal")
    ).diagnostics.filter { $0.id.text.hasPrefix("link-") }
    #expect(found.map(\.id.text) == ["link-unknown-address", "link-unknown-address"])
  }
}
