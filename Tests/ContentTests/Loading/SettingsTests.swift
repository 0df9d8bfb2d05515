import Content
import Domain
import Testing

struct SettingsTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let cases = [
    Mistake(
      "looks that can't be",
      [
        "Content/site.json": ##"""
        {
          "icon": [7],
          "themeColor": "blue",
          "accent": "#e08a00",
          "font": "comic",
          "license": {"name": "CC BY 4.0"},
          "contact": "ana at ana.example"
        }
        """##
      ],
      report: ##"""
        Content/site.json:2:12: error[content-wrong-type]: an element of 'icon' must be text, but is a number
            2 |   "icon": [7],
              |            ^ put it in quotes
        Content/site.json:3:17: error[content-wrong-type]: 'themeColor' must be a colour such as #1b3fa8, but 'blue' isn't one
            3 |   "themeColor": "blue",
              |                 ^~~~~~ write #0000ff
        Content/site.json:4:13: error[content-wrong-type]: 'accent' must be a readable colour such as #1b3fa8, but its text has a contrast of only 2.4 to 1 on #f3f3ee, and needs 4.5
            4 |   "accent": "#e08a00",
              |             ^~~~~~~~~ the nearest readable colour is '#9e6100'
        Content/site.json:5:11: error[content-wrong-type]: 'font' must be one of 'serif', 'system', 'humanist', 'geometric', 'slab', 'mono', but is 'comic'
            5 |   "font": "comic",
              |           ^~~~~~~ write one of them
        Content/site.json:6:14: error[content-missing-key]: a licence needs the key 'license.url'
            6 |   "license": {"name": "CC BY 4.0"},
              |              ^~~~~~~~~~~~~~~~~~~~~ add "url": …
           note: 'license.url' is a path such as /trips/ or an address such as https://ana.example
        Content/site.json:7:14: error[content-wrong-type]: 'contact' must be an address such as ana@ana.example, /contact/ or https://ana.example/contact, but 'ana at ana.example' isn't one
            7 |   "contact": "ana at ana.example"
              |              ^~~~~~~~~~~~~~~~~~~~

        """##),
    Mistake(
      "an accent for each look, neither of which can be read",
      [
        "Content/site.json": ##"""
        {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
        """##
      ],
      report: ##"""
        Content/site.json:1:22: error[content-wrong-type]: 'accent.light' must be a readable colour such as #1b3fa8, but its text has a contrast of only 4.0 to 1 on #f3f3ee, and needs 4.5
            1 | {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
              |                      ^~~~~~ the nearest readable colour is '#6f6f6f'
        Content/site.json:1:38: error[content-wrong-type]: 'accent.dark' must be a readable colour such as #1b3fa8, but its text has a contrast of only 1.8 to 1 on #1d2026, and needs 4.5
            1 | {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
              |                                      ^~~~~~~~~ the nearest readable colour is '#6e85c8'
        Content/site.json:1:64: error[content-missing-key]: a pair of colours needs the key 'themeColor.light'
            1 | {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
              |                                                                ^~~~~~~~~~~~~~~ add "light": …
           note: 'themeColor.light' is a colour such as #1b3fa8
        Content/site.json:1:73: error[content-wrong-type]: 'themeColor.dark' must be a colour such as #1b3fa8, but '#12' isn't one
            1 | {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
              |                                                                         ^~~~~ write '#' and six digits from 0 to f
        Content/site.json:1:81: warning[content-unknown-key]: the site has no key 'licence'
            1 | {"accent": {"light": "#777", "dark": "#1b3fa8"}, "themeColor": {"dark": "#12"}, "licence": {}}
              |                                                                                 ^~~~~~~~~ did you mean 'license'?

        """##),
    Mistake(
      "every wrong setting",
      [
        "Content/site.json": #"""
        {
          "title": "",
          "baseURL": "https://ana.example/?q",
          "locale": "english",
          "timeZone": "PST",
          "currency": "usd",
          "author": "ana",
          "pageSize": 0,
          "navigation": [{"name": "Home", "url": "home"}, {"url": "/"}],
          "unsafeHTML": "true",
          "baseUrl": ""
        }
        """#
      ],
      report: #"""
        Content/site.json:2:12: error[content-wrong-type]: 'title' must be text, but it is empty
            2 |   "title": "",
              |            ^~
        Content/site.json:3:14: error[content-wrong-type]: 'baseURL' must be an address such as https://ana.example/journal, but it has a query or a fragment
            3 |   "baseURL": "https://ana.example/?q",
              |              ^~~~~~~~~~~~~~~~~~~~~~~~
        Content/site.json:4:13: error[content-wrong-type]: 'locale' must be a locale such as en_US or pt_PT, but 'english' isn't one
            4 |   "locale": "english",
              |             ^~~~~~~~~ write the codes of a language and a country, such as en_GB
        Content/site.json:5:15: error[content-wrong-type]: 'timeZone' must be a time zone such as Europe/Lisbon, but there is no zone 'PST'
            5 |   "timeZone": "PST",
              |               ^~~~~ write its continent and a large city, such as Europe/Lisbon
        Content/site.json:6:15: error[content-wrong-type]: 'currency' must be a currency code of ISO 4217 such as EUR, but there is no 'usd'
            6 |   "currency": "usd",
              |               ^~~~~ did you mean 'USD'?
        Content/site.json:7:13: error[content-missing-reference]: 'author' names the person 'ana', which doesn't exist
            7 |   "author": "ana",
              |             ^~~~~ make Content/people/ana.md
        Content/site.json:8:15: error[content-wrong-type]: 'pageSize' must be a whole number from 1 to 1000, but it is 0
            8 |   "pageSize": 0,
              |               ^ write 1 or more
        Content/site.json:9:42: error[content-wrong-type]: 'navigation.url' must be a path such as /trips/ or an address such as https://ana.example, but 'home' isn't one
            9 |   "navigation": [{"name": "Home", "url": "home"}, {"url": "/"}],
              |                                          ^~~~~~ write /home
        Content/site.json:9:51: error[content-missing-key]: a navigation link needs the key 'navigation.name'
            9 |   "navigation": [{"name": "Home", "url": "home"}, {"url": "/"}],
              |                                                   ^~~~~~~~~~~~ add "name": …
           note: 'navigation.name' is text
        Content/site.json:10:17: error[content-wrong-type]: 'unsafeHTML' must be true or false, but is text
           10 |   "unsafeHTML": "true",
              |                 ^~~~~~ write it without quotes
        Content/site.json:11:3: warning[content-unknown-key]: the site has no key 'baseUrl'
           11 |   "baseUrl": ""
              |   ^~~~~~~~~ did you mean 'baseURL'?

        """#),
    Mistake(
      "settings that are aList",
      [
        "Content/site.json": #"""
        []
        """#
      ],
      report: #"""
        Content/site.json:1:1: error[content-wrong-type]: the site must be an object, but is a list
            1 | []
              | ^~

        """#),
  ]
}

struct SettingsValueTests {
  @Test func tellsOfUnknownAndDoubledSwitches() throws {
    let loaded = try TestSite([
      "Content/site.json": """
      {"switches": ["dark", "minions",
      "dark", 3, "minion"]}
      """
    ]).load()
    #expect(
      loaded.report == """
        Content/site.json:1:23: error[content-wrong-type]: an element of 'switches' must be one of 'dark', 'minion', but is 'minions'
            1 | {"switches": ["dark", "minions",
              |                       ^~~~~~~~~ did you mean 'minion'?
        Content/site.json:2:1: error[content-wrong-type]: an element of 'switches' must be named once, but 'dark' is repeated
            2 | "dark", 3, "minion"]}
              | ^~~~~~ remove it
        Content/site.json:2:9: error[content-wrong-type]: an element of 'switches' must be one of 'dark', 'minion', but is a number
            2 | "dark", 3, "minion"]}
              |         ^ put it in quotes

        """)
    #expect(loaded.content.settings.switches == [])
    let text = try TestSite(["Content/site.json": #"{"switches": "dark"}"#]).load()
    #expect(
      text.report == """
        Content/site.json:1:14: error[content-wrong-type]: 'switches' must be a list, each element one of 'dark', 'minion', but is text
            1 | {"switches": "dark"}
              |              ^~~~~~ put [ and ] around it

        """)
  }

  @Test func takesAnAddressOrASentenceForTheLicenceOfPhotos() throws {
    for text in [
      "https://ana.example/license/", "HTTP://ana.example", "Ask me.", "Licence: ask me",
      "CC-BY-4.0", "See https://ana.example/license/", "許可:要相談",
    ] {
      let settings = "{\"photos\": {\"license\": \"\(text)\"}}"
      let loaded = try TestSite(["Content/site.json": settings]).load()
      #expect(loaded.report == "")
      #expect(loaded.content.settings.photos.license == text)
    }
    let path = try TestSite(["Content/site.json": #"{"photos": {"license": "/license/"}}"#]).load()
    #expect(
      path.report == """
        Content/site.json:1:24: error[content-wrong-type]: 'photos.license' must be an address such as https://ana.example/license/, or a sentence, but '/license/' is a path
            1 | {"photos": {"license": "/license/"}}
              |                        ^~~~~~~~~~~ write the full address, because it is written into pictures

        """)
  }

  @Test(arguments: [
    ("https://", "it has no host", "write an address such as https://ana.example/license/"),
    (
      "javascript:alert(1)", "it doesn't start with https:// or http://",
      "write an address such as https://ana.example/license/"
    ),
    (
      "https://ana.example/l says how", "there is more text after the address",
      "write only the address, or a sentence that starts with a word"
    ),
    (
      "https://ana@b.example", "it contains a name before '@', which every visitor would see",
      "remove it"
    ),
  ])
  func takesNoPartOfAnAddressForASentence(text: String, reason: String, fix: String) throws {
    let start = #"{"photos": {"license": "#
    let loaded = try TestSite(["Content/site.json": "\(start)\"\(text)\"}}"]).load()
    let marks = "^" + String(repeating: "~", count: text.utf8.count + 1)
    #expect(
      loaded.report == """
        Content/site.json:1:24: error[content-wrong-type]: 'photos.license' must be an address such as https://ana.example/license/, or a sentence, but \(reason)
            1 | \(start)"\(text)"}}
              |                        \(marks) \(fix)

        """)
    #expect(loaded.content.settings.photos.license == nil)
  }

  @Test func readsEverySetting() throws {
    let loaded = try TestSite([
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/site.json": """
      {
        "title": "Ana", "baseURL": "https://ana.example/journal/", "locale": "pt-PT",
        "timeZone": "Europe/Lisbon", "currency": "EUR", "description": "Trips", "author": "ana",
        "pageSize": 5, "navigation": [{"name": "Trips", "url": "/trips/"}], "unsafeHTML": true,
        "switches": ["minion", "dark"]
      }
      """,
    ]).load()
    #expect(loaded.report == "")
    var expected = SiteSettings()
    expected.lacksBaseURL = false
    expected.title = "Ana"
    expected.baseURL = try BaseURL("https://ana.example/journal")
    expected.lacksBaseURL = false
    expected.locale = "pt_PT"
    expected.timeZone = Zone(named: "Europe/Lisbon")
    expected.currency = .eur
    expected.description = "Trips"
    expected.author = try Slug("ana")
    expected.pageSize = 5
    expected.navigation = [SiteSettings.NavigationItem(name: "Trips", url: "/trips/")]
    expected.unsafeHTML = true
    expected.switches = [.minion, .dark]
    #expect(loaded.content.settings == expected)
  }

  /// If the settings or the address are wrong, that is reported already.
  @Test(
    arguments: [
      (nil, true), ("{}", true), (#"{"title": 5}"#, true), (#"{"baseURL": "https://a.b"}"#, false),
      (#"{"baseURL": "a.b"}"#, false), ("{", false), ("[]", false),
    ] as [(String?, Bool)])
  func knowsWhetherABaseURLIsMissing(settings: String?, isMissing: Bool) throws {
    let site = try TestSite(settings.map { ["Content/site.json": $0] } ?? [:])
    #expect(site.load().content.settings.lacksBaseURL == isMissing)
  }

  @Test(arguments: [
    ("en_US", 0), ("zh-TW", 0), ("zh_Hant_TW", 0), ("en_PT", 0), ("de", 0), ("", 1), ("xx_US", 1),
    ("en_ZZZ", 1), ("en_US_", 1), ("../en", 1),
  ])
  func knowsLocales(locale: String, mistakes: Int) throws {
    let loaded = try TestSite(["Content/site.json": "{\"locale\": \"\(locale)\"}"]).load()
    #expect(loaded.diagnostics.count == mistakes)
  }
}
