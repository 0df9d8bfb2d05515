import Content
import Diagnostics
import Domain
import Markdown
import Testing

struct ModelTests {
  @Test func readsAnArticleWithItsFrontMatter() throws {
    let site = try TestSite([
      "Content/pages/article.md": """
      ---
      title: An article
      date: "2014-06-09 11:00:00"
      tags: article
      category: "13"
      author:
        - name: Ana Lima
          url: https://ana.example
      ---
      The *text*.
      """
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let page = try #require(loaded.content.pages.first)
    #expect(page.model.title == "An article")
    #expect(page.attributes.title == "An article")
    #expect(page.attributes.date?.instant.seconds == 1_402_311_600)
    #expect(page.attributes.tags == ["article"])
    #expect(page.attributes.category == "13")
    #expect(page.attributes.authors == [.named("Ana Lima", url: "https://ana.example")])
    #expect(page.publishedPath == "/article/")
    #expect(try String(decoding: page.body.bytes(), as: UTF8.self) == "The *text*.")
    #expect(page.place(of: "category").line == 5)
    #expect(page.place(of: "category").column == 11)
  }

  /// The page of each tag would show all of them.
  @Test func refusesMoreTagsThanPagesCanShow() throws {
    let tags = (1...101).map { "t\($0)" }
    func load(_ tags: some Sequence<String>) throws -> Loaded {
      try TestSite([
        "Content/pages/a.md":
          "---\ntitle: A\ntags: [\(tags.joined(separator: ", "))]\n---\n"
      ]).load()
    }
    #expect(try load(tags.dropLast()).report == "")
    let loaded = try load(tags)
    #expect(loaded.content.pages.isEmpty)
    #expect(
      loaded.report.hasPrefix(
        "Content/pages/a.md:3:7: error[content-too-many-tags]: there are 101 tags, more than the limit of 100"
      ))
  }

  @Test func readsATripWithAllItsKeys() throws {
    let site = try TestSite([
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/trips/lisbon.md": """
      ---
      departure: 2015-10-09T14:09:53
      arrival: "2015-10-09T15:26:33+02:00"
      actualDeparture: 1444396493
      origin: {name: Lisbon, timeZone: Europe/Lisbon, latitude: 38.7, longitude: -9.1}
      destination: Porto
      mode: train
      provider: CP
      number: 121
      status: cancelled
      people: ana
      ---
      """,
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let trip = try #require(loaded.content.trips.first)
    // Its title is a sentence in the site's language, made later.
    #expect(trip.statedTitle == nil)
    #expect(trip.attributes.title == "lisbon")
    #expect(trip.model.departure.instant.seconds == 1_444_396_193)
    #expect(trip.model.departure.zone.identifier == "Europe/Lisbon")
    #expect(trip.model.arrival.zone.identifier == "GMT+02:00")
    #expect(trip.model.duration == .seconds(1000))
    #expect(trip.model.delay == .seconds(300))
    #expect(trip.model.origin?.coordinate?.longitude == -9.1)
    #expect(trip.model.mode == .train)
    #expect(trip.model.number == "121")
    #expect(trip.model.isCancelled)
    #expect(trip.model.people.map(\.text) == ["ana"])
    #expect(trip.publishedPath == "/trips/lisbon/")
  }

  @Test func keepsTheOrderOfPhotosWithoutDates() throws {
    let site = try TestSite([
      "Content/photos/sold.json": """
      [
        {"id": "pli", "title": "Misery Ridge", "file": "p1.jpg", "price": 25.99,
         "buyURL": "https://shop.example/pli", "sold": true},
        {"id": "jyg", "title": "Grand Teton Sunset", "file": "p2.jpg", "price": 15.99},
        {"id": "rdz", "title": "Orange Icebergs", "file": "p3.jpg", "price": "27.99"},
        {"id": "aqs", "title": "Grand Teton Sunrise", "file": "p4.jpg", "price": 35.99}
      ]
      """
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let photos = loaded.content.photos
    #expect(photos.map(\.slug.text) == ["pli", "jyg", "rdz", "aqs"])
    #expect(photos.map(\.model.price?.decimal) == ["25.99", "15.99", "27.99", "35.99"])
    #expect(photos.map(\.model.isSold) == [true, false, false, false])
    #expect(photos.map(\.model.price?.currency) == [.usd, .usd, .usd, .usd])
  }

  @Test func readsTheOlderNameOfAKeyAndSaysSoOnce() throws {
    func photo(_ keys: String) -> String {
      "---\ntitle: A\nfile: p.jpg\n\(keys)\n---\n"
    }
    let loaded = try TestSite([
      "Content/photos/a.md": photo("bought: true"), "Content/photos/b.md": photo("bought: false"),
      "Content/photos/c.md": photo("sold: true"),
      "Content/photos/d.md": photo("sold: false\nbought: true"),
      "Content/photos/e.md": photo("bought: null"), "Content/photos/f.md": photo("bougth: true"),
    ]).load()
    #expect(
      loaded.report == """
        Content/photos/a.md:4:1: warning[content-older-key]: 'bought' is read as 'sold'
            4 | bought: true
              | ^~~~~~ write 'sold'
           note: it is in 3 files
        Content/photos/d.md:5:1: warning[content-older-key]: 'bought' has no effect next to 'sold'
            5 | bought: true
              | ^~~~~~ remove it
        Content/photos/f.md:4:1: warning[content-unknown-key]: a photo has no key 'bougth'
            4 | bougth: true
              | ^~~~~~ did you mean 'sold'?

        """)
    #expect(loaded.content.photos.map(\.model.isSold) == [true, false, true, false, false, false])
  }

  @Test func readsAnAccountWithItsEntries() throws {
    let site = try TestSite([
      "Content/site.json": #"{"currency": "EUR"}"#,
      "Content/accounts/plain.json":
        #"{"name": "Plain", "balance": 6729383.99, "currency": "USD"}"#,
      "Content/accounts/travel.json": """
      {"name": "Travel", "openingBalance": 100, "balance": "61.50", "entries": [
        {"date": "2015-10-09", "payee": "Metro", "amount": -38.5}
      ]}
      """,
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let accounts = loaded.content.accounts
    #expect(
      accounts.map(\.model.balance) == [
        Money(minorUnits: 672_938_399, .usd), Money(minorUnits: 6150, .eur),
      ])
    #expect(accounts[1].model.postings.first?.payee == "Metro")
    #expect(accounts[1].attributes.title == "Travel")
  }

  @Test(arguments: ["0", "\"1970-01-01\"", "\"0\""])
  func readsAPersonBornIn1970(birthdate: String) throws {
    let site = try TestSite([
      "Content/people/first.json": """
      {"salutation": "Dr.", "firstName": "first", "lastName": "last", "birthdate": \(birthdate)}
      """
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let person = try #require(loaded.content.people.first)
    #expect(person.model.birthdate == (try CalendarDate(year: 1970, month: 1, day: 1)))
    #expect(person.model.salutation == "Dr.")
    #expect(person.attributes.title == "first last")
  }

  @Test(arguments: [#""""#, #""  ""#, #""\u00A0""#, "null"])
  func takesAnEmptySalutationForNone(salutation: String) throws {
    let loaded = try TestSite([
      "Content/people/first.json":
        #"{"salutation": \#(salutation), "firstName": "first", "lastName": "last"}"#
    ]).load()
    #expect(loaded.report == "")
    let person = try #require(loaded.content.people.first)
    #expect(person.model.salutation == nil)
  }

  @Test func takesASingleTripWithoutSettings() throws {
    let loaded = try TestSite([
      "Content/trips/x.md": "---\ndeparture: 0\narrival: 0\n---\n"
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.trips.map(\.attributes.title) == ["x"])
    #expect(loaded.content.settings == SiteSettings())
  }

  @Test func takesAPersonByKeyOfAuthors() throws {
    let loaded = try TestSite([
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/pages/a.md": "---\ntitle: A\nauthor: [ana, {name: Bo}]\n---\n",
      "Content/pages/b.md": "---\ntitle: B\nauthor: ana\n---\n",
    ]).load()
    #expect(loaded.report == "")
    let ana = Author.person(try Slug("ana"))
    #expect(
      loaded.content.pages.map(\.attributes.authors) == [[ana, .named("Bo", url: nil)], [ana]])
  }

  @Test func placesTheTextOfJSONInItsFile() throws {
    let loaded = try TestSite([
      "Content/pages/a.json": #"""
      {
        "title": "A",
        "body": "é\n\t\u00e9\ud83d\ude00[x](y)"
      }
      """#
    ]).load()
    #expect(loaded.report == "")
    let body = try #require(loaded.content.pages.first?.body)
    #expect(try String(decoding: body.bytes(), as: UTF8.self) == "é\n\té😀[x](y)")
    let links = RecordedLinks()
    _ = try MarkdownDocument(body.markdown()).render(resolver: links)
    let place = try #require(links.places.first)
    #expect(place.line == 3)
    #expect(place.column == 39)
    #expect(place.length == 1)
  }
}

/// Places of a text's links. A class, because methods of a resolver don't mutate it.
private final class RecordedLinks: LinkResolver {
  private(set) var places: [SourceRange] = []

  func resolve(link: MarkdownLink) -> LinkResolution {
    places.append(link.place)
    return .asWritten
  }

  func resolve(image: MarkdownLink) -> ImageResolution { .asWritten }
}
