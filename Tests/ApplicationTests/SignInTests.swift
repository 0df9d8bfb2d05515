import Content
import TestSupport
import Testing

@testable import Application

/// The sign-in page, and the links to it.
@Suite struct SignInTests {
  private static let audiences =
    #""audiences": [{"name": "family", "title": "the family", "hint": "Our boat."}]"#
  private static let sealed = "---\ntitle: Cabin\nvisibility: protected\naudience: family\n---\n"

  private func files(_ settings: String) -> [String: TemporaryFolder.File] {
    [
      "Content/site.json": .text("{\(settings)}"), "Content/pages/cabin.md": .text(Self.sealed),
      "Content/pages/about.md": "---\ntitle: About\n---\n",
    ]
  }

  @Test func everyPageLeadsToTheOneForSigningIn() throws {
    let site = try made(files(Self.audiences))
    let pages = site.files.keys.filter { $0.hasSuffix(".html") }
    #expect(pages.contains("sign-in/index.html") && pages.contains("about/index.html"))
    #expect(!pages.contains("cabin/index.html"))
    for page in pages {
      let links = site[page].ranges(of: #"data-sign-in="" href="/sign-in/""#).count
      #expect(links == (page == "photos/index.html" ? 2 : 1), "\(page)")
    }
    let page = site["sign-in/index.html"]
    #expect(page.contains("For the family") && page.contains("Our boat."))
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    #expect(page.contains(#"href="/sign-in/" aria-current="page">Sign in</a>"#))
  }

  @Test func siteWithoutAudiencesHasNeitherPageNorScripts() throws {
    let site = try made(["Content/site.json": "{}", "Content/pages/a.md": "---\ntitle: A\n---\n"])
    #expect(!site.files.keys.contains { $0.contains("sign-in") || $0.contains("sealed.") })
    #expect(!site["index.html"].contains("sign-in"))
  }

  @Test func assetsDoNotTellWhatIsSealed() throws {
    func assets(_ more: [String: TemporaryFolder.File]) throws -> [String] {
      let all = files(Self.audiences).merging(more) { $1 }
      return try made(all).files.keys.filter { $0.hasPrefix("assets/") }.sorted()
    }
    let without = try assets([:])
    #expect(without.contains { $0.hasPrefix("assets/account.") })
    #expect(without.contains { $0.hasPrefix("assets/purchase.") })
    let account = "---\ntitle: Fund\ncurrency: USD\nvisibility: protected\naudience: family\n---\n"
    #expect(try assets(["Content/accounts/fund.md": .text(account)]) == without)
  }

  /// Scripts import each other by the names that they are published under.
  @Test func scriptsFindEachOther() throws {
    let site = try made(files(Self.audiences), Asked(baseURL: "https://ana.example/journal"))
    let script = site.asset("assets/sign-in.js")
    let page = site["sign-in/index.html"]
    for name in ["sealed", "opened"] {
      let file = try #require(site.files.keys.first { $0.hasPrefix("assets/\(name).") })
      #expect(script.contains("import(\"./\(file.dropFirst("assets/".count))\")"))
      #expect(page.contains("modulepreload\" href=\"/journal/\(file)\" integrity=\"sha384-"))
    }
  }

  @Test(arguments: [("", true), (#", "unsafeHTML": true"#, false)])
  func nobodyStaysWhereScriptsOfTheAuthorsRun(_ more: String, stays: Bool) throws {
    let page = try made(files(Self.audiences + more))["sign-in/index.html"]
    #expect(page.contains("Stay signed in") == stays)
  }

  @Test func warnsOfAnOriginThatIsShared() throws {
    func said(_ address: String, _ more: String = "") throws -> String {
      try made(files(Self.audiences + more), Asked(baseURL: address)).report
    }
    #expect(
      try said("https://ana.example/journal") == """
        Content/site.json: warning[site-shared-origin]: browsers store the keys of signed-in visitors for all of https://ana.example, but the site is only at /journal
           publish it at its own domain, such as https://journal.example, unless all of https://ana.example is yours

        """)
    #expect(try said("https://ana.example") == "")
    #expect(try said("https://ana.example/journal", #", "unsafeHTML": true"#) == "")
  }

  @Test func addressIsReserved() throws {
    var settings = SiteSettings()
    #expect(Site.reservedPages(by: settings) == [])
    settings.switches = [.dark]
    #expect(Site.reservedPages(by: settings) == ["settings"])
    let context = try SiteContext.of(files(Self.audiences))
    #expect(Site.reservedPages(by: context.settings) == ["sign-in"])
    let mine = ["Content/pages/sign-in.md": TemporaryFolder.File.text("---\ntitle: Mine\n---\n")]
    #expect(try made(files(Self.audiences).merging(mine) { $1 }).ids == ["site-duplicate-address"])
  }
}
