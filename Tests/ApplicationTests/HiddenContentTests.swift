import Content
import Domain
import TestSupport
import Testing

@testable import Application

/// Hidden content leaves no byte and no path in the output (DESIGN §10, promise 8).
@Suite struct HiddenContentTests {
  /// Way in which a model is hidden, with the option that shows it.
  enum State: CaseIterable {
    case draft, future, expired, protected, `private`

    var key: String {
      switch self {
      case .draft: "draft: true"
      case .future: "publishDate: 2026-03-01"
      case .expired: "expiryDate: 2026-01-01"
      case .protected: "visibility: protected\naudience: family"
      case .private: "visibility: private"
      }
    }

    func isShown(_ asked: Asked) -> Bool {
      switch self {
      case .draft: asked.drafts
      case .future: asked.future || asked.now > "2026-03-01"
      case .expired: asked.expired || asked.now < "2026-01-01"
      case .protected, .private: false
      }
    }
  }

  static let instants = ["2025-06-01T00:00:00Z", "2026-01-31T12:00:00Z", "2026-06-01T00:00:00Z"]

  static let flags = (0..<8).map { bits in
    Asked(drafts: bits & 1 != 0, future: bits & 2 != 0, expired: bits & 4 != 0)
  }

  /// Returns a site in which all keys of hidden models, and the names of their files, have "q-q",
  /// which no hash in Base64 has.
  private func site(_ key: String) -> [String: TemporaryFolder.File] {
    func common(_ alias: String) -> String {
      """
      title: q-q-title
      summary: q-q-summary
      date: 2026-01-15
      tags: [q-q-tag, sea]
      category: q-q-category
      author: {name: q-q-author, url: "https://q-q.example"}
      aliases: [/q-q-alias/\(alias)/]
      """
    }
    return [
      "Content/site.json": #"""
      {"author": "q-q-person", "title": "Site", "pageSize": 1,
       "audiences": [{"name": "family", "title": "the family"}]}
      """#,
      "Content/index.md": "Home: [a trip](trips/q-q-trip.md).",
      "Content/trips/q-q-trip.md": """
      ---
      \(common("trip"))
      image: ../img/./q-q-cover.gif
      departure: 2026-01-10T10:00
      arrival: 2026-01-10T12:00
      origin: {name: q-q-origin, timeZone: Europe/Lisbon}
      destination: {name: q-q-destination, timeZone: Europe/Lisbon}
      provider: q-q-provider
      number: q-q-number
      people: [q-q-person, bo]
      \(key)
      ---
      The q-q-text names ![](../img/q-q-map.gif), ![](/img/q-q-published.gif) and [a file](q-q%20file.txt).
      The [track](q-q-trip.csv) and [the same](q-q-trip.de.csv).

      ![](../photos/q-q-photo.md)
      """,
      "Content/img/q-q-cover.gif": .gif(3, 4),
      "Content/img/q-q-map.gif": .gif(3, 4),
      "Content/img/q-q-published.gif": .gif(3, 4),
      "Content/trips/q-q file.txt": "q-q-file",
      "Content/trips/q-q-trip.csv": "q-q-track",
      "Content/trips/q-q-trip.de.csv": "q-q-track",
      "Content/photos/q-q-photo.md": """
      ---
      \(common("photo"))
      file: ../img/../img/q-q-photo-file.gif
      alt: q-q-alt
      price: 77.77
      buyURL: https://q-q.example/buy
      takenAt: 2026-01-10
      trip: lisbon
      \(key)
      ---
      """,
      "Content/img/q-q-photo-file.gif": .gif(5, 6),
      "Content/photos/several.json": #"""
      [
        {"id": "shown", "title": "Shown", "url": "https://photos.example/1"},
        {"id": "q-q-item", "title": "q-q-item-title", "file": "q-q-item.gif", "trip": "lisbon",
         \#(key.jsonMember)}
      ]
      """#,
      "Content/photos/q-q-item.gif": .gif(5, 6),
      "Content/accounts/q-q-account/index.md": """
      ---
      \(common("account"))
      name: q-q-name
      owner: bo
      openingBalance: 12
      entries: [{date: 2026-01-10, payee: q-q-payee, amount: -66.66, trip: lisbon}]
      \(key)
      ---
      ![](q-q-scan.gif)
      """,
      "Content/accounts/q-q-account/q-q-scan.gif": .gif(7, 8),
      "Content/accounts/q-q-account/deeper/scan.txt": "q-q-deeper",
      "Content/people/q-q-person.md": """
      ---
      \(common("person"))
      firstName: q-q-first
      lastName: q-q-last
      salutation: q-q-salutation
      birthdate: 1970-01-01
      imageName: ../img/q-q-portrait
      url: https://q-q.example
      \(key)
      ---
      q-q-text
      """,
      "Content/img/q-q-portrait.gif": .gif(9, 9),
      "Content/pages/q-q-page/index.md": """
      ---
      \(common("page"))
      \(key)
      ---
      # q-q-heading

      q-q-text [data](data.txt)
      """,
      "Content/pages/q-q-page/data.txt": "q-q-data",
      // Visible models that refer to the hidden ones in every way.
      "Content/people/bo.md": "---\nfirstName: Bo\nlastName: Lima\n---\n",
      "Content/accounts/wallet.md": """
      ---
      name: Wallet
      owner: q-q-person
      currency: USD
      entries: [{date: 2026-01-11, payee: Ferry, amount: -5, trip: q-q-trip}]
      ---
      """,
      "Content/photos/frame.md": """
      ---
      title: Frame
      url: https://photos.example/2
      trip: q-q-trip
      ---
      """,
      "Content/trips/lisbon.md": """
      ---
      title: Lisbon
      tags: sea
      departure: 2026-01-10T09:00
      arrival: 2026-01-10T12:00
      author: q-q-person
      image: ../img/shared.gif
      people: [bo, q-q-person]
      ---
      Leads to [a page](../pages/q-q-page/index.md), [a trip](/trips/q-q-trip/), [a track](q-q-trip.csv),
      ![a photo](../photos/q-q-photo.md) and ![one](../photos/several.json#q-q-item), which
      [the](../photos/#photo-q-q-photo) [viewer](/photos/#photo-q-q-photo) [opens](#photo-q-q-item).
      """,
      "Content/trips/porto.md":
        "---\ntitle: Porto\ndeparture: 2026-01-12T09:00\narrival: 2026-01-12T12:00\n---\n",
      "Content/img/shared.gif": .gif(1, 2),
      "Templates/page.html": "{{! Own. }}\n\(Self.pageTemplate)",
    ]
  }

  /// The built-in template, so that a site with its own templates is tested as well.
  private static let pageTemplate = """
    <!DOCTYPE html>
    <html lang="{{page.language}}"><head><title>{{page.pageTitle}}</title>
    {{#page.description}}<meta name="description" content="{{.}}">{{/page.description}}
    {{#page.author}}<meta name="author" content="{{.}}">{{/page.author}}</head>
    <body>{{#page.navigation}}{{> components/link}}{{/page.navigation}}
    {{$main}}{{/main}}</body></html>
    """

  @Test(arguments: State.allCases, instants)
  func leavesNoByteAndNoPath(state: State, now: String) throws {
    let asked = Asked(now: now)
    let site = try made(site(state.key), asked)
    #expect(!site.report.contains("error"), "\(site.report)")
    guard !state.isShown(asked) else {
      #expect(site.files["tags/q-q-tag/index.html"] != nil)
      #expect(site["tags/sea/index.html"].contains("2 trips · 1 photo · 1 account"))
      return
    }
    #expect(site.paths(with: "q-q") == [])
    // Amounts of hidden models are absent, too.
    #expect(site.paths(with: "77.77") == [])
    #expect(site.paths(with: "66.66") == [])
    #expect(site.files.keys.filter { $0.hasSuffix(".gif") } == ["img/shared.gif"])
    // It isn't counted, isn't in any filter, and isn't any model's neighbor.
    #expect(site["trips/filter.json"].components(of: "/trips/") == 2)
    #expect(site["tags/index.html"].contains(#">sea</a> <span class="count">1</span>"#))
    #expect(site["trips/2026/index.html"].contains("2 trips"))
    #expect(!site["trips/lisbon/index.html"].contains("Related trips"))
    #expect(site.files["categories/index.html"] == nil)
  }

  /// Guards the test above, which would pass if nothing were written at all.
  @Test func showsAllOfItWhenAsked() throws {
    let shown = try made(site(State.draft.key), Asked(drafts: true))
    #expect(!shown.report.contains("error"), "\(shown.report)")
    for text in [
      "q-q-title", "q-q-summary", "q-q-tag", "q-q-category", "q-q-author", "q-q-origin",
      "q-q-destination", "q-q-provider", "q-q-number", "q-q-text", "q-q-alt", "q-q-payee",
      "q-q-first",
      "q-q-last", "q-q-salutation", "q-q-heading", "q-q-file", "q-q-track", "q-q-data", "77.77",
      "66.66",
    ] { #expect(!shown.paths(with: text).isEmpty, "\(text)") }
    for path in [
      "trips/q-q-trip/index.html", "photos/q-q-photo/index.html", "photos/q-q-photo/buy/index.html",
      "photos/q-q-item/index.html", "accounts/q-q-account/index.html",
      "people/q-q-person/index.html",
      "q-q-page/index.html", "q-q-alias/trip/index.html", "tags/q-q-tag/index.html",
      "categories/q-q-category/index.html", "img/q-q-cover.gif", "img/q-q-map.gif",
      "img/q-q-portrait.gif", "img/q-q-photo-file.gif", "photos/q-q-item.gif", "trips/q-q-trip.csv",
      "accounts/q-q-account/q-q-scan.gif", "q-q-page/data.txt",
    ] { #expect(shown.files[path] != nil, "\(path)") }
  }

  @Test(arguments: State.allCases, instants)
  func isShownToThoseWhoAskForIt(state: State, now: String) throws {
    let keys = [
      "draft": state == .draft, "private": state == .private,
    ]
    let instant = try WrittenTime(now).moment(place: nil, site: .utc).instant
    func moment(_ text: String) throws -> Moment {
      try WrittenTime(text).moment(place: nil, site: .utc)
    }
    let attributes = try Attributes(
      slug: Slug("a"), title: "A", isDraft: keys["draft"] ?? false,
      publishDate: state == .future ? moment("2026-03-01") : nil,
      expiryDate: state == .expired ? moment("2026-01-01") : nil,
      visibility: keys["private"] == true ? .private : state == .protected ? .protected : .public,
      audiences: state == .protected ? [Slug("family")] : [])
    for flag in Self.flags {
      var asked = flag
      asked.now = now
      let audience = Audience(
        now: instant, seesDrafts: asked.drafts, seesFuture: asked.future,
        seesExpired: asked.expired)
      #expect(audience.sees(attributes) == state.isShown(asked), "\(asked)")
    }
  }

  @Test func unlistedIsOnItsOwnPagesAlone() throws {
    var files = site("visibility: unlisted")
    files["Content/index.md"] = nil
    let unlisted = try made(files)
    let pages = unlisted.files.keys.filter { $0.hasSuffix(".html") && !$0.contains("q-q") }
    #expect(pages.count > 10)
    #expect(pages.filter { $0.hasPrefix("tags/") }.count == 2)
    #expect(unlisted["tags/index.html"].contains(#">sea</a> <span class="count">1</span>"#))
    #expect(unlisted["trips/q-q-trip/index.html"].contains("<li>q-q-tag</li>"))
    for page in pages where page != "trips/lisbon/index.html" {
      #expect(!unlisted[page].contains("q-q"), "\(page)")
    }
    // Links that the author writes in a text work. References by keys don't show the model.
    let trip = unlisted["trips/lisbon/index.html"]
    #expect(trip.contains(#"<a href="/trips/q-q-trip/">"#))
    #expect(!trip.contains("q-q-first"))
    #expect(!trip.contains("q-q-payee"))
    #expect(!trip.contains("q-q-item-title"))
  }

  /// The settings may keep HTML, whose links then lead nowhere.
  @Test func noLinkToTheViewerTellsAName() throws {
    func shown(_ keys: String) throws -> MadeSite {
      try made([
        "Content/site.json": #"{"unsafeHTML": true}"#,
        "Content/photos/pier.md":
          "---\ntitle: Pier\nalt: A pier\nurl: https://photos.example/1\n\(keys)---\n",
        "Content/pages/shown.md": """
        ---
        title: Shown
        ---
        [The pier](../photos/#photo-pier), <a href="/photos/#photo-pier">again</a>.
        """,
      ])
    }
    let site = try shown("visibility: private\n")
    #expect(site["shown/index.html"].contains("<p>The pier, <a href=\"#\">again</a>.</p>"))
    #expect(site.ids.filter { $0 == "link-to-hidden" }.count == 2)
    #expect(try shown("")["shown/index.html"].components(of: "/photos/#photo-pier") == 2)
  }

  @Test func keepsWhatSomethingShownNames() throws {
    let site = try made([
      "Content/trips/hidden.md": """
      ---
      draft: true
      departure: 2026-01-10T09:00
      arrival: 2026-01-10T12:00
      image: ../img/by-key.gif
      ---
      ![](../img/by-text.gif) ![](../img/é%20ü.gif) ![](../img/alone.gif)
      """,
      "Content/pages/shown.md": """
      ---
      title: Shown
      image: ../img/by-key.gif
      ---
      ![](../img/by-text.gif) ![](<../img/é ü.gif>)
      """,
      "Content/img/by-key.gif": .gif(1, 1),
      "Content/img/by-text.gif": .gif(1, 1),
      "Content/img/é ü.gif": .gif(1, 1),
      "Content/img/alone.gif": .gif(1, 1),
      "Content/img/nobody.gif": .gif(1, 1),
    ])
    #expect(site.ids == ["content-unnamed-files"])
    #expect(site.report.hasPrefix("Content/img/nobody.gif: warning"))
    #expect(
      site.files.keys.filter { $0.hasSuffix(".gif") }.sorted() == [
        "img/by-key.gif", "img/by-text.gif", "img/é ü.gif",
      ])
  }

  @Test func ownFilesGoWithTheirModelWhoeverNamesThem() throws {
    let site = try made([
      "Content/trips/secret/index.md":
        "---\ndraft: true\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
      "Content/trips/secret/a.gif": .gif(1, 1),
      "Content/pages/shown.md": """
      ---
      title: Shown
      image: ../trips/secret/a.gif
      ---
      ![the picture](../trips/secret/a.gif)
      """,
    ])
    #expect(
      site.report == """
        Content/pages/shown.md:3:8: warning[content-hidden-image]: 'Content/trips/secret/a.gif' belongs to a page that isn't published, so it isn't shown
            3 | image: ../trips/secret/a.gif
              |        ^~~~~~~~~~~~~~~~~~~~~ publish that page, or name another image
        Content/pages/shown.md:5:16: warning[link-to-hidden]: 'Content/trips/secret/a.gif' isn't published, so its name appears here without a link
            5 | ![the picture](../trips/secret/a.gif)
              |                ^~~~~~~~~~~~~~~~~~~~~ publish it, or remove the link

        """)
    #expect(site.paths(with: "secret") == [])
    #expect(site["shown/index.html"].contains("<p>the picture</p>"))
  }
}

extension String {
  /// The keys as members of a JSON object.
  fileprivate var jsonMember: String {
    split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingPrefix(" ") }
      let isWord = parts[1] == "true"
      return "\"\(parts[0])\": " + (isWord ? String(parts[1]) : "\"\(parts[1])\"")
    }
    .joined(separator: ", ")
  }
}
