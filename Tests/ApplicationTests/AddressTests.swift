import Content
import Diagnostics
import Domain
import TestSupport
import Testing

@testable import Application

@Suite struct AddressTests {
  /// Uses two folders, because some file systems treat the two forms as one name.
  @Test func aRedirectToAPictureIsToldAsOne() throws {
    let site = try made([
      "Content/site.json": #"{"redirects": [{"from": "/old/", "to": "/photos/pier.png"}]}"#,
      "Content/photos/pier.md": "---\ntitle: Pier\nfile: pier.png\nalt: A pier\n---\n",
      "Content/photos/pier.png": .png(8, 6),
    ])
    #expect(site.ids == ["site-redirect-to-nothing"])
    #expect(site.report.contains("this leads to /photos/pier.png, which is a file, not a page"))
    #expect(site.report.contains("write the address of the page that shows it"))
  }

  @Test func findsTwoFormsOfOneName() throws {
    let site = try made([
      "Content/pages/a/index.md": "---\ntitle: A\nslug: b\n---\n",
      "Content/pages/a/e\u{301}.txt": "one", "Content/b/\u{E9}.txt": "two",
    ])
    #expect(site.diagnostics.filter { $0.severity == .error }.count == 1)
    let clash = try #require(site.diagnostics.first { $0.id == "site-duplicate-address" })
    let places = [clash.place?.file, clash.notes.first?.place?.file].compactMap(\.self)
    #expect(Set(places.map { $0.split(separator: "/")[1] }) == ["pages", "b"])
  }

  /// Combining marks form one character with `/`.
  @Test(arguments: ["\u{301}x", "\u{308}x", "\u{20E3}"])
  func publishesAMarkWhereLinksLead(mark: String) throws {
    let page = [
      "---\ntitle: A\nslug: \"\(mark)\"\naliases: \"/\(mark)old/\(mark)/\"\n---\n", "[b](b.md)\n",
    ]
    let trip = "---\ndeparture: 2026-01-10\narrival: 2026-01-10\ntitle: T\n---\n"
    let site = try made([
      "Content/pages/a.md": .text(page.joined()),
      "Content/pages/b.md": .text(
        "---\ntitle: B\n---\n[a](/\(mark)/) [a](a.md) [t](../trips/\(mark)t.md)\n"),
      "Content/trips/\(mark)t.md": .text(trip),
      "Content/site.json": .text(#"{"navigation": [{"name": "A", "url": "/\#(mark)/"}]}"#),
    ])
    #expect(site.report == "")
    let encoded = mark.utf8.map { byte in
      byte == UInt8(ascii: "x") ? "x" : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
    #expect(site["\(mark)/index.html"].contains("<title>A"))
    #expect(site["trips/\(mark)t/index.html"].contains("<title>T"))
    #expect(site["\(mark)old/\(mark)/index.html"].contains("url=/\(encoded)/"))
    for text in ["href=\"/\(encoded)/\"", "href=\"/trips/\(encoded)t/\""] {
      #expect(site["b/index.html"].contains(text), "\(site["b/index.html"])")
    }
  }

  @Test(arguments: [
    ("//\u{FE0F}evil.test/", "'//\u{FE0F}evil.test/' isn't one"),
    ("//evil.test/", "'//evil.test/' isn't one"),
  ])
  func takesNoOtherHostForAPath(url: String, reason: String) throws {
    let site = try made([
      "Content/site.json": .text(#"{"navigation": [{"name": "A", "url": "\#(url)"}]}"#)
    ])
    #expect(site.report.contains(reason), "\(site.report)")
  }

  /// Text before a colon that can't be a scheme begins a path (RFC 3986 §3.1).
  @Test func followsPathsWithAColon() throws {
    let site = try made([
      "Content/pages/Day 1: Rome.md": "---\ntitle: Rome\nslug: rome\nimage: \"a b://c.gif\"\n---\n",
      "Content/pages/a b:/c.gif": .gif(2, 1),
      "Content/pages/b.md":
        "---\ntitle: B\n---\n[r](<Day 1: Rome.md>) [s](Day%201:%20Rome.md) ![c](<a b://c.gif>)\n",
    ])
    #expect(site.report == "")
    #expect(
      site["b/index.html"].contains(
        "<a href=\"/rome/\">r</a> <a href=\"/rome/\">s</a>"))
    #expect(site["b/index.html"].contains("src=\"/pages/a%20b%3A/c.gif\""))
  }

  @Test func decodesFormerAddressesOfABrowsersBar() throws {
    let site = try made([
      "Content/site.json":
        #"{"redirects": [{"from": "/caf%C3%A9/", "to": "/%61/"}, {"from": "/100%/", "to": "/a/"}]}"#,
      "Content/pages/a.md": "---\ntitle: A\naliases: [/why%3F/, /e%CC%81t%C3%A9]\n---\n",
    ])
    #expect(site.report == "")
    for path in ["caf\u{E9}", "100%", "why?", "\u{E9}t\u{E9}"] {
      #expect(site["\(path)/index.html"].contains("url=/a/"), "\(path)")
    }
  }

  @Test func leadsFromFormerAddresses() throws {
    let site = try made([
      "Content/site.json":
        #"{"redirects": [{"from": "/tags/rail", "to": "/trips/"}, {"from": "/qvxz/", "to": "/trips/x/"}]}"#,
      "Content/_redirects": "/blog/* /:splat",
      "Content/pages/a.md": "---\ntitle: A\naliases: [/b c/, /d.html]\n---\n",
      "Content/trips/x.md":
        "---\ntitle: X\ndeparture: 2026-01-10\narrival: 2026-01-10\ndraft: true\naliases: /secret/\n---\n",
      "Content/trips/y.md":
        "---\ntitle: Y\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
    ])
    #expect(site.report == "")
    #expect(
      site["_redirects"] == """
        /blog/* /:splat
        /tags/rail/ /trips/ 301
        /tags/rail /trips/ 301
        /b%20c/ /a/ 301
        /b%20c /a/ 301
        /d.html /a/ 301

        """)
    #expect(site["b c/index.html"].contains("url=/a/"))
    #expect(site["tags/rail/index.html"].contains("url=/trips/"))
    #expect(site.paths(with: "secret").isEmpty)
    #expect(site.paths(with: "qvxz").isEmpty)
  }

  @Test func writesMapsForServers() {
    let redirects = [
      Redirect(
        from: Route(path: "/a \"$b/"), to: Route(path: "/c d/"), source: "x",
        origin: .settings(SourceRange(file: "x")))
    ]
    let base = try? BaseURL("https://ana.example/sub")
    #expect(
      RedirectFormat.nginx.text(of: redirects, under: base).hasSuffix(
        """
        map $uri $zoetrope_moved {
            "/sub/a \\"\\$b/" "/sub/c%20d/";
            "/sub/a \\"\\$b" "/sub/c%20d/";
        }

        """))
    #expect(
      RedirectFormat.caddy.text(of: redirects, under: base).contains(
        """
        map {path} {zoetrope_moved} {
            "/sub/a \\"$b/" "/sub/c%20d/"
            "/sub/a \\"$b" "/sub/c%20d/"
            default ""
        }
        """))
  }

  @Test func missesWhatWasThereBefore() throws {
    let folder = try TemporaryFolder([
      "Content/trips/lisbon-porto.md":
        "---\ntitle: X\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
      "Content/trips/draft.md":
        "---\ntitle: D\ndeparture: 2026-01-10\narrival: 2026-01-10\ndraft: true\n---\n",
    ])
    let now = try WrittenTime("2026-01-31T12:00:00Z").moment(place: nil, site: .utc).instant
    let collector = DiagnosticCollector()
    let site = Site(
      Site.Options(
        folder: folder.path, baseURL: try BaseURL("https://ana.example"),
        audience: Audience(now: now), jobs: 1), collector)
    site.warnOfVanished(
      [
        "about/index.html", "index.html", "trips/draft/index.html", "trips/draft/a/index.html",
        "trips/lisbon/index.html", "photos/gone/bought/index.html",
      ],
      collector)
    #expect(
      Set(collector.diagnostics) == [
        Problem.siteVanishedAddress(
          at: nil, "there is no longer a page at /about/",
          fix: "add { \"from\": \"/about/\", \"to\": \"/…/\" } to 'redirects' in Content/site.json"),
        Problem.siteVanishedAddress(
          at: SourceRange(file: "Content/trips/lisbon-porto.md"),
          "there is no longer a page at /trips/lisbon/",
          fix: "if /trips/lisbon-porto/ replaces it, add 'aliases: [/trips/lisbon/]' here"),
      ])
  }

  @Test func photosWhoseNamesAreNotPublishedAreReportedTogether() throws {
    let names = (10...21).map { "IMG_20250611_1015\($0)" }
    let photos = names.map { name in
      let text = "---\ntitle: \(name.suffix(2))\nurl: https://a.example/\(name)\nalt: x\n---\n"
      return ("Content/photos/\(name).md", TemporaryFolder.File.text(text))
    }
    let collector = DiagnosticCollector()
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: photos))
    let now = try WrittenTime("2026-01-31").moment(place: nil, site: .utc).instant
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: now), jobs: 1),
      DiagnosticCollector())
    site.warnOfVanished(
      names.map { "photos/\($0)/index.html" } + ["photos/IMG_20250611_101599/index.html"], collector
    )
    let report = TerminalWriter(colours: false).text(collector.diagnostics)
    #expect(
      report.hasPrefix(
        """
        warning[site-moved-photos]: 12 photos have a new address, because the old one revealed when or where it was taken
           write a 'slug' to choose another address; a redirect from the old one would publish it again
           note: /photos/IMG_20250611_101510/ is now /photos/10-
        """), "\(report)")
    #expect(report.contains("   note: and 2 more\n"))
    #expect(collector.diagnostics.count == 1)
  }
}
