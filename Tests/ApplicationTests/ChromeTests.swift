import Diagnostics
import Domain
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Application

@Suite struct ChromeTests {
  private let trip: TemporaryFolder.File =
    "---\ntitle: Lisboa é\nslug: lisboa é\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n"

  @Test func saysWhichLinkIsTheCurrentOne() throws {
    let site = try made(
      [
        "Content/site.json": """
        {"navigation": [
          {"name": "Start", "url": "/"}, {"name": "Ways", "url": "/trips/"},
          {"name": "One", "url": "/trips/lisboa%20é/"}, {"name": "Part", "url": "/trips/?a=b#c"},
          {"name": "Shop", "url": "https://shop.example/a?b=c&d"}
        ]}
        """,
        "Content/trips/lisbon.md": trip,
      ], Asked(baseURL: "https://ana.example/journal"))
    #expect(site.report == "")
    let links = [
      (#"href="/journal/""#, "Start"), (#"href="/journal/trips/""#, "Ways"),
      (#"href="/journal/trips/lisboa%20%C3%A9/""#, "One"),
      (#"href="/journal/trips/?a=b#c""#, "Part"),
      (#"href="https://shop.example/a?b=c&amp;d""#, "Shop"),
    ]
    let pages = ["index.html", "trips/index.html", "trips/lisboa é/index.html", "404.html"]
    for (index, page) in pages.enumerated() {
      for (place, link) in links.enumerated() {
        let current = place == index && index < 3 ? #" aria-current="page""# : ""
        #expect(site[page].contains("<a \(link.0)\(current)>\(link.1)</a>"), "\(page) \(link)")
      }
    }
  }

  @Test func warnsOfNavigationThatLeadsNowhere() throws {
    let site = try made([
      "Content/site.json":
        #"{"navigation": [{"name": "Ways", "url": "/trip/"}, {"name": "Draft", "url": "/d/"}]}"#,
      "Content/pages/d.md": "---\ntitle: D\ndraft: true\n---\n",
    ])
    #expect(
      site.report == """
        Content/site.json: warning[site-unknown-navigation]: the navigation link 'Draft' leads to '/d/', where nothing is published
        Content/site.json: warning[site-unknown-navigation]: the navigation link 'Ways' leads to '/trip/', where nothing is published
           did you mean '/trips/'?

        """)
  }

  @Test func leadsToTheKindsThatHaveContent() throws {
    let site = try made([
      "Content/trips/lisbon.md": trip, "Content/trips/index.md": "---\ntitle: Ways\n---\n",
      "Content/people/ana.md": "---\nfirstName: A\nlastName: B\nvisibility: unlisted\n---\n",
    ])
    let page = site["404.html"]
    #expect(page.contains(#"<a href="/trips/">Ways</a>"#))
    for kind in ["photos", "accounts", "people"] { #expect(!page.contains("\"/\(kind)/\"")) }
  }

  @Test(arguments: [
    ("en_US", "lang=\"en-US\" dir=\"ltr\""), ("ar_EG", "lang=\"ar-EG\" dir=\"rtl\""),
    ("he", "lang=\"he\" dir=\"rtl\""), ("zh_Hant_TW", "lang=\"zh-Hant-TW\" dir=\"ltr\""),
  ])
  func saysTheLanguageAndItsDirection(locale: String, attributes: String) throws {
    let site = try made(["Content/site.json": .text("{\"locale\": \"\(locale)\"}")])
    #expect(site["index.html"].contains("<html \(attributes)>"))
  }

  @Test func titlesAndDescribesEachPage() throws {
    let site = try made([
      "Content/site.json": #"{"title": "Ana's", "author": "ana"}"#,
      "Content/index.md": "Welcome *home*.",
      "Content/trips/lisbon.md": trip,
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\nsummary: Walks.\n---\nText.\n",
      "Content/pages/a.md": "---\ntitle: A\n---\n# Heading\n\nHow it `begins`.\n",
      "Content/pages/b.md": "---\ntitle: Ana's\nvisibility: unlisted\n---\n",
    ])
    #expect(site.report == "")
    func head(_ path: String) -> String { site[path].components(separatedBy: "</head>")[0] }
    #expect(head("index.html").contains("<title>Ana&#39;s</title>"))
    #expect(head("index.html").contains(#"<meta name="description" content="Welcome home.">"#))
    #expect(head("trips/lisboa é/index.html").contains("<title>Lisboa é – Ana&#39;s</title>"))
    #expect(!head("trips/lisboa é/index.html").contains("description"))
    #expect(
      head("trips/lisboa é/index.html").contains(
        #"<link rel="canonical" href="https://ana.example/trips/lisboa%20%C3%A9/">"#))
    #expect(head("people/ana/index.html").contains(#"content="Walks.""#))
    #expect(head("a/index.html").contains(#"content="How it begins.""#))
    #expect(head("b/index.html").contains("<title>Ana&#39;s</title>"))
    #expect(head("b/index.html").contains("noindex"))
    #expect(!head("b/index.html").contains("canonical"))
    #expect(head("404.html").contains(#"<meta name="author" content="Ana Lima">"#))
  }

  @Test func hasNoCanonicalLinksWithoutABaseAddress() throws {
    let folder = try TemporaryFolder(["Content/trips/lisbon.md": trip])
    let collector = DiagnosticCollector()
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1), collector)
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics) == """
        warning[site-no-base-url]: the settings don't contain the site's address, so there are no feeds, no sitemap and no canonical links
           write { "baseURL": "https://example.org" } in Content/site.json, or use --base-url

        """)
    let tree = RenderedTree(site, jobs: 1, diagnostics: collector)
    for file in tree.files {
      #expect(!String(decoding: file.bytes, as: UTF8.self).contains("canonical"), "\(file.path)")
    }
  }
}
