import Foundation
import Testing

/// Facts that must be exact, in the locale `en_US` and the zone UTC. They repeat parts of the
/// golden files, because someone might record these again without noticing a change.
struct FactTests {
  private let facts = GoldenCase(name: "facts")

  @Test func showsALateTrip() throws {
    let page = try facts.make().text("trips/late/index.html")
    #expect(page.contains(">10/9/15<"))
    // ICU puts U+202F, the narrow no-break space, before AM and PM.
    #expect(page.contains(">1:09\u{202F}PM<"))
    #expect(page.contains(">1:26\u{202F}PM<"))
    #expect(page.contains(">16 min<"))
    #expect(page.contains("<span class=\"delay\">5 minutes delay</span>"))
    #expect(page.contains("--departure: #ff0000; --departure-in-dark: #ff0000"))
    #expect(page.contains("datetime=\"2015-10-09T13:09:53Z\""))
  }

  /// Compares code points, because a space of another kind looks the same and compares unequal.
  @Test func separatesTheTimeFromItsHalfOfTheDayByOneNarrowNoBreakSpace() throws {
    let page = try facts.make().text("trips/late/index.html")
    let time = try #require(page.firstMatch(of: /1:09[^P]*PM/)).output
    #expect(
      time.unicodeScalars.map(\.value) == [0x31, 0x3A, 0x30, 0x39, 0x202F, 0x50, 0x4D])
  }

  @Test func hidesTheDelayThatIsUnknown() throws {
    let page = try facts.make().text("trips/unknown/index.html")
    #expect(!page.contains("delay"))
    #expect(page.contains("--departure: #000066; --departure-in-dark: #a8c0ff"))
    #expect(!page.contains("#ff0000"))
    #expect(page.contains(">1:09\u{202F}PM<"))
  }

  @Test(arguments: [("doctor", "Dr. first last"), ("plain", "first last")])
  func namesAPerson(slug: String, name: String) throws {
    let page = try facts.make().text("people/\(slug)/index.html")
    #expect(page.contains(">\(name)</h1>"))
  }

  @Test func showsABirthdate() throws {
    let made = try facts.make()
    #expect(try made.text("people/doctor/index.html").contains("Born: Thursday January 1, 1970<"))
    #expect(try !made.text("people/plain/index.html").contains("Born"))
  }

  @Test func showsABalance() throws {
    let page = try facts.make().text("accounts/fund/index.html")
    #expect(page.contains(">Your balance is $6,729,383.99<"))
  }

  /// Titles and prices in the order of their file.
  private static let photos: [(id: String, title: String, price: String)] = [
    ("pli", "Misery Ridge", "$25.99"), ("jyg", "Grand Teton Sunset", "$15.99"),
    ("rdz", "Orange Icebergs", "$27.99"), ("aqs", "Grand Teton Sunrise", "$35.99"),
    ("dfc", "Milky Tail", "$18.99"), ("gbh", "White Sands National Monument", "$24.99"),
    ("hnj", "Stonehenge Storm", "$25.99"), ("jkr", "Mountain Sunrise", "$30.99"),
    ("pah", "Colours of Middle Earth", "$50.99"),
  ]

  @Test func listsNinePhotosInTheirOrder() throws {
    let page = try facts.make().text("photos/index.html")
    #expect(page.contains(">9 photos<"))
    let titles = page.matches(of: /<p class="card-title"><a href="\/photos\/(\w+)\/">([^<]*)</)
      .map { [String($0.1), String($0.2)] }
    #expect(titles == Self.photos.map { [$0.id, $0.title] })
    let prices = page.matches(of: /<p class="(price|sold)">([^<]*)</)
      .map { [String($0.1), String($0.2)] }
    #expect(
      prices
        == [["sold", "Sold for $25.99"]] + Self.photos.dropFirst().map { ["price", $0.price] })
  }

  @Test func offersTheEightPhotosThatAreNotSold() throws {
    let page = try facts.make().text("photos/index.html")
    let links = page.matches(of: /<a class="button" href="([^"]*)">([^<]*)</)
      .map { [String($0.1), String($0.2)] }
    #expect(
      links
        == Self.photos.dropFirst().map {
          ["/photos/\($0.id)/buy/", "Buy \($0.title) for \($0.price)"]
        })
  }

  @Test func leadsFromAPhotoToItsPayment() throws {
    let made = try facts.make()
    for photo in Self.photos.dropFirst() {
      let page = try made.text("photos/\(photo.id)/buy/index.html")
      #expect(page.contains("href=\"https://pay.example.org/\(photo.id)\""))
      #expect(page.contains("Pay \(photo.price) for \(photo.title)"))
    }
    #expect(!made.paths.contains("photos/pli/buy/index.html"))
  }

  @Test func showsEveryKeyOfAnArticle() throws {
    let page = try facts.make().text("article/index.html")
    #expect(page.contains(">Frames in motion</h1>"))
    #expect(page.contains("<time datetime=\"2014-06-09T11:00:00Z\">June 9, 2014</time>"))
    #expect(page.contains("<li><a href=\"/tags/article/\" rel=\"tag\">article</a></li>"))
    #expect(
      page.contains("<dt>Category</dt><dd><a href=\"/categories/13/\" rel=\"tag\">13</a></dd>"))
    #expect(page.contains("<a href=\"https://example.org/ana\">Ana Reis</a>"))
    #expect(page.contains("<a href=\"https://example.org/tom\">Tom Weaver</a>"))
  }
}
