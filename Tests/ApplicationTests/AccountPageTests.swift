import Content
import Diagnostics
import Presentation
import TestSupport
import Testing

@testable import Application

/// Numbers of accounts on pages.
@Suite struct AccountPageTests {
  private static let people: [String: TemporaryFolder.File] = [
    "Content/people/ana.json": #"{"firstName": "Ana", "lastName": "Lima"}"#,
    "Content/people/tom.json": #"{"firstName": "Tom", "lastName": "Reed"}"#,
    "Content/site.json": #"{"currency": "EUR"}"#,
    "Content/rates.csv": "date,from,to,rate\n2024-01-01,EUR,JPY,100\n2024-06-01,EUR,JPY,200\n",
    "Content/trips/day.json":
      #"{"title": "A day", "departure": "2024-03-01", "arrival": "2024-03-01"}"#,
  ]

  private static func context(_ files: [String: TemporaryFolder.File]) throws -> SiteContext {
    try SiteContext.of(people.merging(files) { $1 })
  }

  /// Income isn't anyone's cost, even if people share the account's costs.
  @Test func incomeIsNotShared() throws {
    let context = try Self.context([
      "Content/accounts/a.json": #"""
      {"name": "A", "owner": "ana", "sharedBy": ["ana", "tom"], "entries": [
        {"date": "2024-03-01", "payee": "Top-up", "amount": 1000},
        {"date": "2024-03-02", "payee": "Meal", "amount": -10}]}
      """#
    ])
    let overview = AccountsOverview(in: context)
    #expect(overview.settlements.map(\.payments) == [["Tom Reed pays Ana Lima €5.00"]])
  }

  @Test func costsOfTwoCurrenciesHaveASumInOne() throws {
    let context = try Self.context([
      "Content/accounts/a.json": #"""
      {"name": "A", "overdraft": true, "entries": [
        {"date": "2024-03-01", "payee": "Tea", "amount": -5, "trip": "day", "tags": ["x", "y"]}]}
      """#,
      "Content/accounts/b.json": #"""
      {"name": "B", "currency": "JPY", "overdraft": true, "entries": [
        {"date": "2024-03-01", "payee": "Tram", "amount": -400, "trip": "day"}]}
      """#,
    ])
    let trip = try #require(context.site.content.trips.first)
    let costs = try #require(context.costs(of: trip).viewModel)
    #expect(costs.totals == ["€5.00", "¥400"])
    #expect(costs.figures.map(\.value) == ["≈ €9.00"])
    #expect(costs.entries.map(\.tags) == ["x, y", nil])
    // Balances use the newest rate, 200.
    #expect(AccountsOverview(in: context).figures.map(\.value) == ["≈ -€7.00"])
  }

  /// A receipt is published only if its entry says so, and only by its account's page.
  @Test func receiptsArePrivateUnlessTheySaySo() throws {
    let site = try made(
      Self.people.merging([
        "Content/accounts/hotel.pdf": "%PDF-1.7",
        "Content/accounts/shop.pdf": "%PDF-1.7",
        "Content/accounts/a.json": #"""
        {"name": "A", "overdraft": true, "entries": [
          {"date": "2024-03-01", "payee": "Inn", "amount": -5, "receipt": "hotel.pdf"},
          {"date": "2024-03-01", "payee": "Shop", "amount": -5,
           "receipt": {"file": "shop.pdf", "public": true}}]}
        """#,
      ]) { $1 })
    #expect(!site.report.contains("unnamed"))
    #expect(site.files["accounts/hotel.pdf"] == nil)
    #expect(site.files["accounts/shop.pdf"] != nil)
    #expect(site["accounts/a/index.html"].contains(#"<a href="/accounts/shop.pdf">Receipt</a>"#))
  }

  @Test func plannedCostsSayThatTheyAre() throws {
    let context = try Self.context([
      "Content/accounts/a.json": #"""
      {"name": "A", "overdraft": true, "entries": [
        {"date": "2024-03-01", "payee": "Tea", "amount": -5, "trip": "day", "planned": true}]}
      """#
    ])
    let trip = try #require(context.site.content.trips.first)
    let costs = try #require(context.costs(of: trip).viewModel)
    #expect(costs.entries.map(\.isPlanned) == [true])
  }
}
