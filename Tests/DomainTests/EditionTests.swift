import Domain
import Testing

struct EditionTests {
  private func edition(
    _ name: String = "Large", price: Int64? = 5_000, _ currency: Currency = .usd,
    count: Int? = nil, sold: Int = 0, buyURL: String? = nil
  ) throws -> Edition {
    try Edition(
      name: name, price: price.map { Money(minorUnits: $0, currency) }, count: count, sold: sold,
      buyURL: buyURL)
  }

  private func photo(
    _ editions: [Edition], price: Int64? = nil, isSold: Bool = false, buyURL: String? = nil
  ) throws -> Photo {
    try Photo(
      title: "Pli", source: .file("pli.jpg"), price: price.map { Money(minorUnits: $0, .usd) },
      editions: editions, isSold: isSold, buyURL: buyURL)
  }

  @Test(arguments: [
    (10, 0, 10, false), (10, 8, 2, false), (10, 10, 0, true), (nil, 99, nil, false),
  ])
  func knowsHowManyAreLeft(count: Int?, sold: Int, left: Int?, isSoldOut: Bool) throws {
    let edition = try edition(count: count, sold: sold)
    #expect(edition.left == left)
    #expect(edition.isSoldOut == isSoldOut)
  }

  @Test func refusesMoreThanThereAreAndLessThanNothing() {
    #expect(throws: EditionFault.soldMore(11, of: 10)) { try edition(count: 10, sold: 11) }
    #expect(throws: EditionFault.negativePrice(Money(minorUnits: -1, .usd))) {
      try edition(price: -1)
    }
  }

  @Test func findsEveryConflict() throws {
    let editions = try [
      edition(), edition("Small", .eur), edition(), edition("Tiny", price: nil),
    ]
    #expect(
      EditionConflict.all(in: editions, price: nil) == [
        .otherCurrency(1, .eur, than: .usd), .again(2),
      ])
    #expect(
      EditionConflict.all(in: [editions[0]], price: Money(minorUnits: 1, .eur)) == [
        .otherCurrency(0, .usd, than: .eur)
      ])
    #expect(throws: PhotoFault.conflict(.otherCurrency(1, .eur, than: .usd))) {
      try photo(editions)
    }
  }

  @Test func aPhotoIsSoldWithItsLastEdition() throws {
    let out = try edition(count: 1, sold: 1, buyURL: "https://shop.example")
    let open = try edition("Small", buyURL: "https://shop.example")
    #expect(try photo([out]).isSold)
    #expect(try !photo([out, open]).isSold)
    #expect(try photo([out, open]).isForSale)
    #expect(try photo([out, open], isSold: true).isOffered == false)
    #expect(try photo([out]).hasPayment)
  }

  @Test func isOfferedWithAPriceAndBoughtWithAPayment() throws {
    let asked = try photo([edition()])
    #expect(asked.isOffered && !asked.isForSale && !asked.hasPayment)
    #expect(try photo([], price: 5).isOffered)
    #expect(try !photo([]).isOffered)
    // The only edition that can be paid for is sold out.
    let mixed = try photo([
      edition(count: 1, sold: 1, buyURL: "https://shop.example"), edition("Small"),
    ])
    #expect(mixed.isOffered && !mixed.isForSale && mixed.hasPayment)
  }

  @Test func saysTheLeastPriceThatIsLeft() throws {
    let cheap = try edition("Small", price: 100, count: 1, sold: 1)
    let editions = try [cheap, edition(price: 300), edition("Huge", price: 900)]
    let least = try #require(try photo(editions).leastPrice)
    #expect(least.price.minorUnits == 300 && least.isOneOfSeveral)
    let sold = try #require(try photo(editions, isSold: true).leastPrice)
    #expect(sold.price.minorUnits == 100)
    let one = try #require(try photo([], price: 700).leastPrice)
    #expect(one.price.minorUnits == 700 && !one.isOneOfSeveral)
    #expect(try photo([edition(price: nil)]).leastPrice == nil)
  }
}
