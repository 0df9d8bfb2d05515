import TestSupport
import Testing

@testable import Application

@Suite struct CoordinatorTests {
  @Test func everyPageHasItsRoute() throws {
    let site = try made([
      "Content/trips/lisbon.md":
        "---\norigin: Porto\ndestination: Lisbon\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/pli.md":
        "---\ntitle: Pli\nfile: p.gif\nbuyURL: https://b.example\n---\n",
      "Content/photos/sold.md":
        "---\ntitle: Sold\nfile: p.gif\nbuyURL: https://b.example\nsold: true\n---\n",
      "Content/accounts/wallet.md": "---\nname: Wallet\nbalance: 5\n---\n",
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/pages/about.md": "---\ntitle: About\naliases: [/me/, /old/about.html, /x]\n---\n",
    ])
    #expect(site.report == "")
    #expect(
      site.products.map { "\($0.address.withoutFingerprint) \($0.title ?? "-")" } == [
        "/ Journal", "/trips/ Trips", "/trips/2026/ Trips in 2026",
        "/logbook/ Logbook",
        "/trips/lisbon/ Porto to Lisbon", "/photos/ Photos",
        "/photos/pli/ Pli", "/photos/sold/ Sold", "/photos/pli/buy/ Buy Pli",
        "/photos/pli/bought/ You bought Pli", "/photos/sold/bought/ You bought Sold",
        "/accounts/ Accounts",
        "/accounts/wallet/ Wallet", "/people/ People", "/people/ana/ Ana Lima", "/about/ About",
        "/settings/ Settings", "/404.html Page not found", "/robots.txt -", "/_headers -",
        "/trips/trips.ics Trips – Journal",
        "/photos/p.gif -", "/assets/account.css -", "/assets/chart.css -", "/assets/figures.css -",
        "/assets/logbook.css -", "/assets/logbook.js -",
        "/assets/map.css -", "/assets/map.js -", "/assets/photos.css -",
        "/assets/purchase.css -",
        "/assets/purchase.js -", "/assets/site.css -", "/assets/site.js -", "/assets/trip.css -",
        "/assets/viewer.js -",
        "/feed.xml Journal", "/feed.json Journal", "/sitemap.xml -",
        "/me/ This page has moved", "/old/about.html This page has moved",
        "/x/ This page has moved", "/_redirects -",
      ])
  }

  @Test func leadsFromAFormerAddressOn() throws {
    let site = try made(
      [
        "Content/pages/about.md": "---\ntitle: About\naliases: [/me/]\nslug: über\n---\n"
      ], Asked(baseURL: "https://ana.example/journal"))
    #expect(site.report == "")
    let page = site["me/index.html"]
    #expect(
      page.contains(
        #"<meta http-equiv="refresh" content="0; url=/journal/%C3%BCber/">"#))
    #expect(page.contains(#"<a href="/journal/%C3%BCber/">Go to the new address</a>"#))
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    #expect(
      page.contains(#"<link rel="canonical" href="https://ana.example/journal/%C3%BCber/">"#))
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
  func partsListsIntoPages(count: Int, pages: Int) throws {
    var files: [String: TemporaryFolder.File] = ["Content/site.json": #"{"pageSize": 2}"#]
    for index in 0..<count {
      files["Content/people/p\(index).md"] = "---\nfirstName: P\(index)\nlastName: L\n---\n"
    }
    let site = try made(files)
    #expect(site.report == "")
    let lists = site.files.keys.filter {
      $0 == "people/index.html" || $0.hasPrefix("people/page/")
    }
    #expect(lists.count == pages)
    for page in 1...pages {
      let html = site[page == 1 ? "people/index.html" : "people/page/\(page)/index.html"]
      #expect(html.components(of: "class=\"user\"") == min(2, count - (page - 1) * 2))
      #expect(html.contains("rel=\"prev\"") || html.contains("Page \(page - 1) of") == (page > 1))
      #expect(html.contains("Page \(page + 1) of \(pages)") == (page < pages))
      let title = page == 1 ? "People – Journal" : "People, page \(page) of \(pages) – Journal"
      #expect(html.contains("<title>\(title)</title>"))
    }
    #expect(site["people/page/\(pages + 1)/index.html"] == "")
  }

  @Test func namesBothThatWantOneAddress() throws {
    let site = try made([
      "Content/site.json": #"{"switches": ["minion"]}"#,
      "Content/pages/settings.md": "---\ntitle: Mine\n---\n",
      "Content/pages/lost.md": "---\ntitle: Lost\nslug: 404.html\n---\n",
      "Content/pages/first.md": "---\ntitle: First\nslug: index.html\n---\n",
      "Content/pages/style.md": "---\ntitle: Style\naliases: [/STYLE2/, /style/]\n---\n",
      "Content/pages/style2.md": "---\ntitle: Style\n---\n",
      "Content/assets/site.css": "p {}",
      "Content/photos/pli/p.gif": .gif(1, 1),
      "Content/photos/pli/index.md":
        "---\ntitle: Pli\nfile: p.gif\nbuyURL: https://b.example\n---\n",
      "Content/photos/pli/buy/index.html": "mine",
      "Content/trips/page/2/index.html": "mine",
    ])
    #expect(
      site.report == """
        Content/assets/site.css: error[site-duplicate-address]: 'Content/assets/site.css' has the address /assets/site.css, and so does the built-in 'assets/site.css'
           rename it
        Content/pages/first.md: error[site-file-is-folder]: 'Content/pages/first.md' needs /index.html for a folder, and the site's own page 'Journal' for a file
           give it another 'slug'
        Content/pages/lost.md: error[site-file-is-folder]: 'Content/pages/lost.md' needs /404.html for a folder, and the site's own page 'Page not found' for a file
           give it another 'slug'
        Content/pages/settings.md: error[site-duplicate-address]: 'Content/pages/settings.md' has the address /settings/, and so does the site's own page 'Settings'
           give it another 'slug'
        Content/pages/style.md:3:11: error[site-duplicate-address]: a former address in 'Content/pages/style.md' is published in the folder /STYLE2/, and 'Content/pages/style2.md' in a folder that differs only in case
            3 | aliases: [/STYLE2/, /style/]
              |           ^~~~~~~~ remove it, or write another address
           note: Content/pages/style2.md: the other one is here
        Content/pages/style.md:3:21: error[site-redirect-loop]: the former address /style/ leads to itself
            3 | aliases: [/STYLE2/, /style/]
              |                     ^~~~~~~ remove it
        Content/photos/pli/buy/index.html: error[site-duplicate-address]: 'Content/photos/pli/buy/index.html' has the address /photos/pli/buy/, and so does 'Content/photos/pli/index.md'
           rename it
           note: Content/photos/pli/index.md: the other one is here

        """)
    #expect(Set(site.products.map(\.path)).count == site.products.count)
  }

  @Test(arguments: ["page", "assets", "buy", "index"])
  func aSlugLikeAPartOfAnAddressIsFree(slug: String) throws {
    let site = try made([
      "Content/pages/a.md": .text("---\ntitle: A\nslug: \(slug)\n---\n"),
      "Content/trips/b.md":
        .text("---\ntitle: B\nslug: \(slug)\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n"),
    ])
    #expect(site.report == "")
    #expect(site.files["trips/\(slug)/index.html"] != nil)
  }
}

extension String {
  /// Returns the number of occurrences of a text.
  func components(of text: String) -> Int { ranges(of: text).count }
}
