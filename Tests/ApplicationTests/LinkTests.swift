import Diagnostics
import TestSupport
import Testing

@testable import Application

@Suite struct LinkTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/trips/lisbon.md": "---\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n# Tram\n",
    "Content/trips/été/index.json":
      #"{"departure": "2026-01-10", "arrival": "2026-01-10", "slug": "été"}"#,
    "Content/trips/été/plan.pdf": "%PDF",
    // A decomposed name on disk.
    "Content/pages/cafe\u{301} noir.md": "---\ntitle: Café\nslug: café noir\n---\n",
    "Content/pages/100%.md": "---\ntitle: All\nslug: all\n---\n",
    "Content/photos/photos.json": #"""
    [
      {"id": "pli", "title": "Misery Ridge", "file": "pli.gif"},
      {"id": "jyg", "title": "Sunset", "file": "sunset.gif"}
    ]
    """#,
    "Content/photos/sunset.gif": .gif(40, 30),
    "Content/photos/pli.gif": .gif(1, 1),
    "Content/maps/a b.txt": "map",
    "Content/people/index.md": "People.",
  ]

  private func page(_ markdown: String, base: String? = nil) throws -> MadeSite {
    var files = Self.files
    files["Content/pages/note.md"] = .text("---\ntitle: Note\n---\n\(markdown)\n")
    return try made(files, Asked(baseURL: base))
  }

  @Test(arguments: [
    ("../trips/lisbon.md", "/trips/lisbon/"),
    (".././trips/../trips/lisbon.md", "/trips/lisbon/"),
    ("../trips/lisbon.md#tram", "/trips/lisbon/#tram"),
    ("../trips/lisbon.md?from=note#tram", "/trips/lisbon/?from=note#tram"),
    ("../trips/%C3%A9t%C3%A9/index.json", "/trips/%C3%A9t%C3%A9/"),
    ("../trips/été", "/trips/%C3%A9t%C3%A9/"),
    ("../trips/été/", "/trips/%C3%A9t%C3%A9/"),
    ("../trips/été/plan.pdf#page=2", "/trips/%C3%A9t%C3%A9/plan.pdf#page=2"),
    ("<café noir.md>", "/caf%C3%A9%20noir/"),
    ("caf%C3%A9%20noir.md", "/caf%C3%A9%20noir/"),
    ("cafe%CC%81%20noir.md", "/caf%C3%A9%20noir/"),
    ("100%.md", "/all/"),
    ("100%25.md", "/all/"),
    ("note.md", "/note/"),
    ("./note.md", "/note/"),
    ("../photos/photos.json#pli", "/photos/pli/"),
    ("../photos/sunset.gif", "/photos/sunset.gif"),
    ("<../maps/a b.txt>", "/maps/a%20b.txt"),
    ("../trips", "/trips/"),
    ("../trips/", "/trips/"),
    ("../people/index.md", "/people/"),
    ("..", "/"),
    ("/trips/lisbon/", "/trips/lisbon/"),
    ("/trips/lisbon", "/trips/lisbon"),
    ("/trips/lisbon/index.html", "/trips/lisbon/index.html"),
    ("/trips/lisbon/?a=b#tram", "/trips/lisbon/?a=b#tram"),
    // Published paths are in composed form.
    ("/cafe\u{301}%20noir/", "/caf%C3%A9%20noir/"),
    ("/", "/"),
    ("/404.html", "/404.html"),
    ("#x", "#x"),
    ("?a=b", "?a=b"),
    ("", ""),
    ("//cdn.example/x", "//cdn.example/x"),
    ("mailto:ana@ana.example", "mailto:ana@ana.example"),
    ("https://ana.example/maps/a b.txt", "https://ana.example/maps/a%20b.txt"),
    ("https://ana.example/trips/lisbon/#tram", "https://ana.example/trips/lisbon/#tram"),
  ])
  func leadsTo(_ written: String, address: String) throws {
    let destination = written.contains(" ") && !written.hasPrefix("<") ? "<\(written)>" : written
    let site = try page("[text](\(destination))\n\n# x\n")
    #expect(site.reportOfTexts == "")
    let rel = written.hasPrefix("//") ? " rel=\"external noopener\"" : ""
    #expect(
      site["note/index.html"].contains("<a href=\"\(address)\"\(rel)>text</a>"),
      "\(site["note/index.html"])")
  }

  @Test(arguments: [
    ("../trips/lisbon.md#tram", "/journal/trips/lisbon/#tram"),
    ("/trips/lisbon/", "/journal/trips/lisbon/"),
    ("/", "/journal/"),
    ("../photos/sunset.gif", "/journal/photos/sunset.gif"),
    ("#x", "#x"),
  ])
  func carriesThePathOfTheBaseAddress(_ written: String, address: String) throws {
    let site = try page("[text](\(written))\n\n# x\n", base: "https://ana.example/journal")
    #expect(site.reportOfTexts == "")
    #expect(site["note/index.html"].contains("<a href=\"\(address)\">text</a>"))
  }

  @Test func anAssetOfTheThemeIsNamedByItsPlainPath() throws {
    let site = try page("[text](/assets/site.css?a#b)", base: "https://ana.example/journal")
    #expect(site.reportOfTexts == "")
    let path = try #require(site.files.keys.first { $0.withoutFingerprint == "assets/site.css" })
    #expect(path != "assets/site.css")
    #expect(site["note/index.html"].contains("<a href=\"/journal/\(path)?a#b\">text</a>"))
  }

  @Test func tellsOfEveryLinkThatLeadsNowhere() throws {
    let site = try page(
      """
      [a](../trips/lisbo.md) [b](../trip/lisbon.md) [c](nowhere.md)
      [d](../../site.json) [e](../../../etc/passwd) [f](%2e%2e/%2e%2e/x)
      [g](/trips/lisbn/) [h](/../x) [i](lisbon/) [j](../photos/photos.json)
      [k](../photos/photos.json#plj) [l](a%00.md) [m](%+5.md)
      """)
    #expect(
      site.report == """
        Content/pages/note.md:4:5: error[link-broken]: this link leads to a file that doesn't exist
            4 | [a](../trips/lisbo.md) [b](../trip/lisbon.md) [c](nowhere.md)
              |     ^~~~~~~~~~~~~~~~~ did you mean '../trips/lisbon.md'?
        Content/pages/note.md:4:28: error[link-broken]: this link leads to a file that doesn't exist
            4 | [a](../trips/lisbo.md) [b](../trip/lisbon.md) [c](nowhere.md)
              |                            ^~~~~~~~~~~~~~~~~ did you mean '../trips/lisbon.md'?
        Content/pages/note.md:4:51: error[link-broken]: this link leads to a file that doesn't exist
            4 | [a](../trips/lisbo.md) [b](../trip/lisbon.md) [c](nowhere.md)
              |                                                   ^~~~~~~~~~ write the file's path relative to this one
        Content/pages/note.md:5:5: error[link-outside-content]: this path leads outside Content/
            5 | [d](../../site.json) [e](../../../etc/passwd) [f](%2e%2e/%2e%2e/x)
              |     ^~~~~~~~~~~~~~~ write the path of a file in Content/
        Content/pages/note.md:5:26: error[link-outside-content]: this path leads outside Content/
            5 | [d](../../site.json) [e](../../../etc/passwd) [f](%2e%2e/%2e%2e/x)
              |                          ^~~~~~~~~~~~~~~~~~~ write the path of a file in Content/
        Content/pages/note.md:5:51: error[link-outside-content]: this path leads outside Content/
            5 | [d](../../site.json) [e](../../../etc/passwd) [f](%2e%2e/%2e%2e/x)
              |                                                   ^~~~~~~~~~~~~~~ write the path of a file in Content/
        Content/pages/note.md:6:5: warning[link-unknown-address]: nothing is published at this address
            6 | [g](/trips/lisbn/) [h](/../x) [i](lisbon/) [j](../photos/photos.json)
              |     ^~~~~~~~~~~~~ did you mean '/trips/lisbon/'?
        Content/pages/note.md:6:24: warning[link-unknown-address]: nothing is published at this address
            6 | [g](/trips/lisbn/) [h](/../x) [i](lisbon/) [j](../photos/photos.json)
              |                        ^~~~~
        Content/pages/note.md:6:35: error[link-broken]: this link leads to a file that doesn't exist
            6 | [g](/trips/lisbn/) [h](/../x) [i](lisbon/) [j](../photos/photos.json)
              |                                   ^~~~~~~ write the file's path relative to this one
        Content/pages/note.md:6:48: error[link-names-several]: this file contains several entries
            6 | [g](/trips/lisbn/) [h](/../x) [i](lisbon/) [j](../photos/photos.json)
              |                                                ^~~~~~~~~~~~~~~~~~~~~ name one of them: '../photos/photos.json#pli'
        Content/pages/note.md:7:5: error[link-broken]: this link leads to a file that doesn't exist
            7 | [k](../photos/photos.json#plj) [l](a%00.md) [m](%+5.md)
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~ did you mean '../photos/photos.json#pli'?
        Content/pages/note.md:7:36: error[link-broken]: this link leads to a file that doesn't exist
            7 | [k](../photos/photos.json#plj) [l](a%00.md) [m](%+5.md)
              |                                    ^~~~~~~ write the file's path relative to this one
        Content/pages/note.md:7:49: error[link-broken]: this link leads to a file that doesn't exist
            7 | [k](../photos/photos.json#plj) [l](a%00.md) [m](%+5.md)
              |                                                 ^~~~~~ write the file's path relative to this one

        """)
  }

  @Test func placesTheLinksOfAJSONBodyInItsFile() throws {
    let site = try made([
      "Content/pages/note.json": #"""
      {
        "title": "Note",
        "body": "é\n\n\u00e9 [a](no.md)\n\n<b>\n\n![b](javascript:x)"
      }
      """#
    ])
    #expect(
      site.report == #"""
        Content/pages/note.json:3:28: error[link-broken]: this link leads to a file that doesn't exist
            3 |   "body": "é\n\n\u00e9 [a](no.md)\n\n<b>\n\n![b](javascript:x)"
              |                            ^~~~~ write the file's path relative to this one
        Content/pages/note.json:3:38: warning[markdown-raw-html]: raw HTML is left out
            3 |   "body": "é\n\n\u00e9 [a](no.md)\n\n<b>\n\n![b](javascript:x)"
              |                                      ^~~ write it as Markdown, or set "unsafeHTML": true in Content/site.json
        Content/pages/note.json:3:50: error[markdown-unsafe-link]: a link or image can't use 'javascript:'
            3 |   "body": "é\n\n\u00e9 [a](no.md)\n\n<b>\n\n![b](javascript:x)"
              |                                                  ^~~~~~~~~~~~ write a path, or an address that starts with 'https:' or 'mailto:'
           note: allowed schemes: bitcoin, callto, ftp, ftps, geo, http, https, irc, ircs, magnet, mailto, matrix, news, sip, sips, sms, tel, webcal, xmpp

        """#)
  }

  @Test func placesAFaultOfAJSONBodyInItsFile() throws {
    let deep = String(repeating: "> ", count: 200)
    let site = try made([
      "Content/pages/note.json": .text(
        "{\n\"title\": \"Note\",\n\"body\": \"one\\n\\n\(deep)x\"\n}")
    ])
    #expect(site.ids == ["markdown-too-deep"])
    #expect(site.diagnostics.first?.place?.line == 3)
    #expect(site.diagnostics.first?.place?.column == 17)
  }

  /// A file with mistakes is reported once, without the links to it.
  @Test func aLinkToAFileWithMistakesIsNoMistake() throws {
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n[b](b.md) [c](/c/) ![d](../photos/d.md)\n",
      "Content/pages/b.md": "---\ntitle: [\n---\n",
      "Content/photos/d.md": "---\ntitle: D\n---\n",
    ])
    #expect(
      site.ids == ["content-no-image", "content-yaml"]
        || site.diagnostics.allSatisfy {
          $0.place?.file != "Content/pages/a.md"
        }, "\(site.report)")
  }

  @Test func tellsOfBrokenLinksBesideASlugThatIsTaken() throws {
    let trip = "---\ndeparture: 2026-01-10\narrival: 2026-01-10\nslug: porto\n---\n"
    let site = try made([
      "Content/pages/a.md": "---\ntitle: A\n---\n[b](/nowhere/) [c](../trips/again.md)\n",
      "Content/trips/again.md": .text(trip), "Content/trips/porto.md": .text(trip),
    ])
    // The file of the trip with the duplicate slug is not also reported as a broken link.
    #expect(site.ids == ["link-unknown-address", "content-duplicate-slug"], "\(site.report)")
  }

  @Test func strictMakesErrorsAndHidesNone() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/pages/a.md": "---\ntitle: A\ncolour: red\n---\n[b](/nowhere/)\n"
    ]
    let site = try made(files, Asked(isStrict: true))
    #expect(site.ids == ["content-unknown-key", "link-unknown-address"])
    #expect(site.diagnostics.allSatisfy { $0.severity == .error })
  }
}
