import Diagnostics
import Testing

@testable import Content

/// Words with which other programs and languages restrict a page are errors.
struct ForeignWordTests {
  private func report(_ keys: String, kind: String = "pages") throws -> Loaded {
    let needed = kind == "trips" ? "departure: 0\narrival: 0\n" : ""
    return try TestSite(["Content/\(kind)/a.md": "---\ntitle: A\n\(needed)\(keys)\n---\n"]).load()
  }

  @Test(arguments: [
    "published: false", "isPublished: false", "is_published: no", "Published: \"False\"",
    "publish: false", "dg-publish: false", "public: false", "visible: off", "live: 0",
    "permalink: false", "unpublished: true", "hidden: true", "isHidden: yes", "hide: true",
    "private: true", "protected: true",
    "isDraft: true", "is-draft: 1", "Draft: true", "DRAFT: \"yes\"", "wip: true",
    "headless: true", "unlisted: true", "listed: false", "eleventyExcludeFromCollections: true",
    "status: draft", "status: Pending", "status: private", "post_status: auto-draft",
    "state: In progress", "post-status: draft", "status: scheduled",
  ])
  func isAnError(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.content.pages.isEmpty)
    let fix = try #require(loaded.diagnostics.first?.fix)
    #expect(fix.contains("draft: true") || fix == "write visibility: unlisted")
  }

  @Test(arguments: [
    "password: s3cret", "post_password: \"12\"", "passphrase: a b", "passwords: [a, b]",
  ])
  func leadsFromAPasswordToAudiences(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.content.pages.isEmpty)
    let diagnostic = try #require(loaded.diagnostics.first)
    let fix = try #require(diagnostic.fix)
    #expect(fix.contains("'audience'") && fix.contains("zoetrope audience add"))
    #expect(!diagnostic.message.contains("s3cret"))
  }

  /// Treated as unknown keys, they would publish hidden texts.
  @Test(arguments: [
    ("Visibility: private", "visibility"), ("publishdate: 2099-01-01", "publishDate"),
    ("publish-date: 2099-01-01", "publishDate"), ("pubDate: 2099-01-01", "publishDate"),
    ("expirydate: 2001-01-01", "expiryDate"), ("Expires: 2001-01-01", "expiryDate"),
  ])
  func isAnErrorInAnotherSpellingOfAKeyThatHides(key: String, own: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-foreign-draft"])
    let fix = try #require(loaded.diagnostics.first?.fix)
    #expect(fix.hasPrefix("write \(own): "))
  }

  /// Keys that hide nothing, or mean something else.
  @Test(arguments: [
    "published: true", "published: 2024-05-01", "publish: true", "hidden: false", "private: false",
    "unpublished: false", "status: publish", "status: published", "state: Texas",
    "password:", "password: \"\"", "permalink: /a/", "wip: 3 of 4", "Visibility: public",
    "status: [published]", "unlisted: false",
  ])
  func isAnUnknownKeyWhereItHidesNothing(key: String) throws {
    let loaded = try report(key)
    #expect(loaded.ids == ["content-unknown-key"])
    #expect(loaded.content.pages.count == 1)
  }

  /// Words of each program and language for each wish, and the key that the fix names.
  @Test(arguments: [
    ("noindex: true", "visibility"), ("robots: noindex", "visibility"),
    ("robots: [noindex, nofollow]", "visibility"), ("sitemap: false", "visibility"),
    ("sitemap: {disable: true}", "visibility"), ("exclude_from_search: true", "visibility"),
    ("in_search_index: false", "visibility"), ("sitemap_exclude: true", "visibility"),
    ("robotsNoIndex: true", "visibility"), ("hiddenInHomeList: true", "visibility"),
    ("build: {list: never}", "visibility"), ("seo: {noindex: true}", "visibility"),
    ("build: {render: never}", "draft"), ("_build: {render: false}", "draft"),
    ("render: false", "draft"), ("do-not-publish: yes", "draft"), ("entwurf: ja", "draft"),
    ("veröffentlicht: nein", "draft"), ("brouillon: oui", "draft"), ("publié: non", "draft"),
    ("borrador: sí", "draft"), ("publicado: no", "draft"), ("scheduled: true", "draft"),
    ("extra: {private: true}", "draft"), ("privat: true", "draft"),
    ("unlisetd: true", "visibility"),
    ("members_only: true", "audience"), ("login-required: true", "audience"),
    ("access: members", "audience"), ("sichtbar_für: [family]", "audience"),
    ("scheduled: 2999-01-01", "publishDate"), ("publish_at: 2999-01-01", "publishDate"),
    ("veröffentlichen_am: 2999-01-01", "publishDate"), ("embargo: 2999-01-01", "publishDate"),
    ("unpublish_at: 2001-01-01", "expiryDate"), ("gültig-bis: 2001-01-01", "expiryDate"),
    ("unpublishDate: 2001-01-01", "expiryDate"), ("valid_until: 2001-01-01", "expiryDate"),
    ("undraft: false", "draft"), ("private: family", "draft"), ("members_only: family", "audience"),
    ("build: never", "draft"), ("sitemap: exclude", "visibility"), ("online: false", "draft"),
    ("nicht_öffentlich: ja", "draft"), ("show_until: 2001-01-01", "expiryDate"),
    ("draft_mode: true", "draft"), ("status: [draft]", "draft"),
    ("show: false", "draft"), ("feed: false", "visibility"), ("unlist: true", "visibility"),
    ("type: draft", "draft"), ("layout: Draft", "draft"), ("progress: unpublished", "draft"),
    ("encrypted: true", "audience"), ("login: required", "audience"),
    ("for: family", "audience"), ("review: pending", "draft"), ("listing: hidden", "visibility"),
    ("premium: true", "audience"), ("tier: paid", "audience"),
    ("head: [[meta, {name: robots, content: noindex}]]", "visibility"),
    ("meta: [{name: robots, content: noindex}]", "visibility"),
    ("status: Not started", "draft"), ("bozza: true", "draft"), ("locked: true", "draft"),
    ("family: true", "audience"), ("indexing: false", "visibility"), ("personal: true", "draft"),
    ("Sichtbarkeit: privat", "audience"), ("password-protected: true", "audience"),
  ])
  func namesTheKeyThatTheWordMeans(word: String, key: String) throws {
    let loaded = try report(word)
    #expect(loaded.ids == ["content-foreign-draft"], "\(loaded.report)")
    #expect(loaded.content.pages.isEmpty)
    let fix = try #require(loaded.diagnostics.first?.fix)
    #expect(fix.contains(key), "\(fix)")
  }

  @Test(arguments: [
    "noindex: false", "sitemap: true", "scheduled: false", "robots: index", "robots: all",
    "sitemap: {priority: 0.5}", "in_search_index: true", "do_not_publish: false", "entwurf: nein",
    "undraft: true", "access: by bus", "menu: {main: {hidden: true}}", "toc: {visible: false}",
    "comments: {public: false}", "render: always", "passport: DE", "noarchive: true",
    "rooms: [{private: true}]", "visa: {expires: 2030-01-01}", "beach: {hidden: true}", "expires:",
    "gender: no", "sunset: 20:13",
    "header: {image: a.jpg}", "header: dark", "leader: Ana", "share: false",
    "type: draught", "for: two", "review: 4 stars", "listing: short", "paid: true", "cache: true",
    "pinned: true", "personal: my view", "family: Lima", "status: started", "hideNavigation: true",
    "showTitle: true",
    "weight: 3",
  ])
  func isHarmlessWhereNothingIsRestricted(word: String) throws {
    let loaded = try report(word)
    #expect(loaded.ids == ["content-unknown-key"], "\(loaded.report)")
    #expect(loaded.content.pages.count == 1)
  }

  @Test(arguments: ["pending", "tentative", "geplant", "forecast"])
  func meansThatAnEntryIsPlanned(word: String) throws {
    let account = """
      {"name": "A", "entries": [{"date": "2026-01-01", "payee": "P", "amount": -5, "\(word)": true}]}
      """
    let loaded = try TestSite(["Content/accounts/a.json": account]).load()
    #expect(loaded.ids == ["content-foreign-draft"])
    #expect(loaded.diagnostics.first?.fix == #"write "planned": true"#)
    #expect(try report("\(word): true", kind: "trips").ids == ["content-unknown-key"])
  }

  @Test(arguments: [
    #""hideBalance": true"#, #""showBalance": false"#, #""balanceHidden": true"#,
    #""rounded": true"#, #""x": "rounded""#, #""amounts": "rounded""#, #""show": "shares""#,
    #""entryDisclosure": "hidden""#, #""balance_disclosure": "rounded""#, #""hideEntries": true"#,
    #""hiddenCategories": ["Food"]"#, #""costs": "hidden""#, #""hideCosts": true"#,
  ])
  func hidesAmounts(member: String) throws {
    let account = """
      {"name": "A", "overdraft": true, \(member), "entries": [{"date": "2026-01-01", "payee": "P", "amount": -5}]}
      """
    let loaded = try TestSite(["Content/accounts/a.json": account]).load()
    #expect(loaded.ids == ["content-foreign-draft"], "\(loaded.report)")
    #expect(loaded.diagnostics.first?.fix?.contains("disclosure") == true)
  }

  @Test func plansAnEntryByItsState() throws {
    let account = """
      {"name": "A", "overdraft": true, "entries": [{"date": "2026-01-01", "payee": "P", "amount": -5, "status": "pending"}]}
      """
    let loaded = try TestSite(["Content/accounts/a.json": account]).load()
    #expect(loaded.diagnostics.map(\.fix) == [#"write "planned": true"#])
  }

  /// A key that would hide another one of the same object, which no key does.
  @Test(arguments: [
    ("people", "firstName: Ana\nlastName: Lima\nbirthdate: 2001-01-01\nhideBirthdate: true"),
    ("trips", "departure: 0\narrival: 0\nshow_budget: false"),
    ("pages", "title: A\nhideSummary: yes"),
  ])
  func hidesAKey(kind: String, keys: String) throws {
    let loaded = try TestSite(["Content/\(kind)/a.md": "---\n\(keys)\n---\n"]).load()
    #expect(loaded.ids == ["content-foreign-draft"], "\(loaded.report)")
    #expect(loaded.diagnostics.first?.fix == "remove the key that you want to hide")
  }

  /// A suggestion that restricts must say the same as the word.
  @Test(arguments: [
    "undraft: true", "unpublish_at: 2001-01-01", "unhidden: true", "nodraft: true",
    "unpublishDate: 2001-01-01",
  ])
  func neverSuggestsTheOpposite(word: String) throws {
    let fix = try report(word).diagnostics.compactMap(\.fix).joined()
    #expect(!fix.contains("publishDate") && !fix.contains("'draft'") && !fix.contains("draft: "))
  }

  @Test(arguments: [
    "location: none", "gps: false", "geo: off", "hide_location: true", "ort: keiner",
  ])
  func hidesAPlaceWhereOneIsShown(word: String) throws {
    let photo = try TestSite([
      "Content/photos/p.md": "---\ntitle: P\nurl: https://a.example/p.jpg\nalt: x\n\(word)\n---\n"
    ]).load()
    #expect(photo.ids.contains("content-foreign-draft"))
    #expect(photo.diagnostics.contains { $0.fix == "write place: none" })
    #expect(try report(word).ids == ["content-unknown-key"])
  }

  @Test(arguments: ["draft: \"true\"", "draft: yes", "draft: published"])
  func isWrongWhereItIsNoTruth(key: String) throws {
    #expect(try report(key).ids == ["content-wrong-type"])
  }

  @Test(arguments: [
    ("status: draft", "trips"), ("visibility: draft", "pages"), ("visibility: hidden", "pages"),
  ])
  func saysHowADraftIsWrittenWhereAKeyHasOtherValues(key: String, kind: String) throws {
    let loaded = try report(key, kind: kind)
    #expect(loaded.ids == ["content-wrong-type"])
    #expect(
      loaded.diagnostics.first?.fix == "to keep it unpublished, set 'draft' to true")
  }

  @Test(arguments: mistakes) func saysWhatToWrite(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let mistakes = [
    Mistake(
      "Jekyll",
      ["Content/trips/a.md": "---\ndeparture: 0\narrival: 0\npublished: false\n---\n"],
      report: #"""
        Content/trips/a.md:4:1: error[content-foreign-draft]: 'published: false' has no effect in Zoetrope, so this would be published
            4 | published: false
              | ^~~~~~~~~~~~~~~~ write draft: true
           note: if it belongs to another program, add "published" to 'ignoredKeys' in Content/site.json

        """#),
    Mistake(
      "a text behind a password, which the message does not repeat",
      ["Content/pages/a.md": "---\ntitle: A\npassword: s3cret\n---\n"],
      report: #"""
        Content/pages/a.md:3:1: error[content-foreign-draft]: 'password' has no effect in Zoetrope, so everyone could read this without it
            3 | password: s3cret
              | ^~~~~~~~~~~~~~~~ remove it; 'audience' limits who can open the page, and 'zoetrope audience add' makes their passwords
           note: if it belongs to another program, add "password" to 'ignoredKeys' in Content/site.json

        """#),
    Mistake(
      "TOML",
      ["Content/pages/a.md": "+++\ntitle = \"A\"\nprivate = true\n+++\n"],
      report: #"""
        Content/pages/a.md:3:1: error[content-foreign-draft]: 'private: true' has no effect in Zoetrope, so everyone could see this
            3 | private = true
              | ^~~~~~~~~~~~~~ write draft = true or visibility = "private"
           note: if it belongs to another program, add "private" to 'ignoredKeys' in Content/site.json

        """#),
    Mistake(
      "a list of JSON",
      ["Content/pages/a.json": #"[{"id": "a", "title": "A", "unlisted": true}]"#],
      report: #"""
        Content/pages/a.json:1:28: error[content-foreign-draft]: 'unlisted: true' has no effect in Zoetrope, so lists and search engines would show this
            1 | [{"id": "a", "title": "A", "unlisted": true}]
              |                            ^~~~~~~~~~~~~~~~ write "visibility": "unlisted"
           note: if it belongs to another program, add "unlisted" to 'ignoredKeys' in Content/site.json

        """#),
    Mistake(
      "an index",
      [
        "Content/trips/index.md": "---\ndraft: true\n---\n",
        "Content/index.json": #"{"published": false}"#,
      ],
      report: #"""
        Content/index.json:1:2: error[content-draft-index]: 'published: false' can't hide the text of the home page or a list, which is always public
            1 | {"published": false}
              |  ^~~~~~~~~~~~~~~~~~ move the file out of Content/ until everyone may see it
        Content/trips/index.md:2:1: error[content-draft-index]: 'draft: true' can't hide the text of the home page or a list, which is always public
            2 | draft: true
              | ^~~~~~~~~~~ move the file out of Content/ until everyone may see it

        """#),
  ]
}
