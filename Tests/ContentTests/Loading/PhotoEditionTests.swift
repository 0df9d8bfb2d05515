import Content
import Diagnostics
import Domain
import Testing

/// Editions of photos, as their files and the settings say.
struct PhotoEditionTests {
  private func photo(
    _ lines: String, settings: String = "{}"
  ) throws -> (photo: Photo, report: String) {
    let loaded = try TestSite([
      "Content/site.json": settings,
      "Content/photos/a.md": "---\ntitle: A\nfile: p.jpg\nalt: A\n\(lines)\n---\n",
    ]).load()
    return (try #require(loaded.content.photos.first?.model), loaded.report)
  }

  @Test func anEditionHasThePhotosPriceAndPaymentUnlessItStatesItsOwn() throws {
    let (photo, report) = try photo(
      """
      price: 20
      currency: EUR
      buyURL: https://shop.example/a
      editions:
        - {name: Large, price: 90, buyURL: https://shop.example/b, size: A3, paper: cotton, count: 5, sold: 2}
        - {name: Small}
      """)
    #expect(report == "")
    #expect(photo.editions.map(\.price?.decimal) == ["90.00", "20.00"])
    #expect(photo.editions.allSatisfy { $0.price?.currency == .eur })
    #expect(
      photo.editions.map(\.buyURL) == ["https://shop.example/b", "https://shop.example/a"])
    #expect(photo.editions.map(\.left) == [3, nil])
  }

  @Test func pricesAreInTheCurrencyThatAnEditionStates() throws {
    let (photo, report) = try photo(
      "editions: [{name: Large, price: 5, currency: JPY}, {name: Small, price: 3, currency: JPY}]",
      settings: #"{"contact": "ana@ana.example"}"#)
    #expect(report == "")
    #expect(photo.editions.map(\.price?.currency.code) == ["JPY", "JPY"])
  }

  @Test(arguments: [
    ("mailto:ana@ana.example", "mailto:ana@ana.example"),
    ("ana@ana.example", "mailto:ana@ana.example"),
    ("ana@ana.example?subject=A%20print", "mailto:ana@ana.example?subject=A%20print"),
    ("https://shop.example/?a=b@c.example", "https://shop.example/?a=b@c.example"),
  ])
  func isPaidForOnTheWebOrOrderedByMail(written: String, address: String) throws {
    let (photo, report) = try photo("buyURL: \(written)")
    #expect(report == "")
    #expect(photo.buyURL == address)
  }

  private static let settings = """
    {"currency": "EUR", "contact": "/about/", "photos": {"editions": [
      {"name": "Large", "price": 90, "count": 10}]}}
    """

  @Test(arguments: [
    ("buyURL: https://shop.example", 1), ("price: 5", 0), ("sold: true", 0), ("editions: []", 0),
    ("editions: [{name: A}, {name: B}]", 2), ("currency: USD", 1),
  ])
  func takesTheEditionsOfTheSettings(lines: String, count: Int) throws {
    let (photo, report) = try photo(lines, settings: Self.settings)
    #expect(report == "")
    #expect(photo.editions.count == count)
    if count == 1 {
      #expect(photo.editions[0].price == Money(minorUnits: 9_000, .eur))
      #expect(photo.editions[0].buyURL == photo.buyURL)
    }
  }

  @Test(arguments: [
    ("{}", 1), (#"{"contact": "ana@ana.example"}"#, 0),
    (#"{"photos": {"contact": "https://ana.example"}}"#, 0),
  ])
  func tellsWhereNobodyCanAsk(settings: String, count: Int) throws {
    for lines in ["price: 5", "editions: [{name: Large, price: 5}]"] {
      let loaded = try TestSite([
        "Content/site.json": settings,
        "Content/photos/a.md": "---\ntitle: A\nfile: p.jpg\nalt: A\n\(lines)\n---\n",
      ]).load()
      #expect(
        loaded.diagnostics.count { $0.id == "content-price-without-payment" } == count)
    }
  }
}
