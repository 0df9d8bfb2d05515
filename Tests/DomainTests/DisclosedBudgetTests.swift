import TestSupport
import Testing

@testable import Domain

struct DisclosedBudgetTests {
  private static func dollars(_ amount: Int64) -> Money {
    Money(minorUnits: amount * 100, .usd)
  }

  private static func posting(
    _ category: String?, _ disclosure: Disclosure = .exact, transfer: Slug? = nil
  ) throws -> Posting {
    Posting(
      date: try CalendarDate(year: 2024, month: 3, day: 1), payee: "A", amount: dollars(-10),
      category: category, transfer: transfer, disclosure: disclosure)
  }

  private static func budget(
    _ postings: [Posting], total: Int64? = 100, _ rules: DisclosureRules = DisclosureRules()
  ) throws -> DisclosedBudget? {
    let parts = [Budget.Part("Food", dollars(60)), Budget.Part("Gifts", dollars(30))]
    let account = try Account(
      name: "A", currency: .usd, postings: postings,
      budget: try Budget(total: total.map(dollars), parts: parts), rules: rules)
    return account.disclosedBudget
  }

  @Test func isWholeWhereAmountsAreDisclosed() throws {
    let budget = try #require(
      try Self.budget([Self.posting("Food"), Self.posting("Gifts", .rounded)]))
    #expect(budget.total == Self.dollars(100))
    #expect(budget.isWhole)
    #expect(budget.parts.map(\.category) == ["Food", "Gifts"])
  }

  @Test func leavesOutThePartOfAHiddenEntry() throws {
    let budget = try #require(
      try Self.budget([Self.posting("Food"), Self.posting("Gifts", .hidden)]))
    #expect(budget.total == Self.dollars(100))
    #expect(!budget.isWhole)
    #expect(budget.parts.map(\.category) == ["Food"])
  }

  /// The total minus the other parts could reveal how much may be spent on it.
  @Test(arguments: [100, nil] as [Int64?])
  func leavesOutTheTotalBesideAHiddenCategory(total: Int64?) throws {
    let budget = try #require(
      try Self.budget(
        [Self.posting("Food")], total: total, DisclosureRules(categories: ["Gifts": .hidden])))
    #expect(budget.total == nil)
    #expect(!budget.isWhole)
    #expect(budget.parts.map(\.category) == ["Food"])
  }

  @Test func isWholeWhereHiddenAmountsAreOfOtherCategories() throws {
    let postings = [try Self.posting("Food"), try Self.posting("Rent", .hidden)]
    let parts = try #require(try Self.budget(postings, total: nil))
    #expect(parts.isWhole)
    #expect(parts.total == Self.dollars(90))
    let all = try #require(try Self.budget(postings))
    #expect(!all.isWhole)
    #expect(all.parts.count == 2)
  }

  @Test func countsNoHiddenTransfer() throws {
    let budget = try Self.budget([
      Self.posting("Food"), Self.posting(nil, .hidden, transfer: try Slug("savings")),
    ])
    #expect(budget?.isWhole == true)
  }

  @Test func dependsOnNoHiddenAmount() throws {
    let small = try Self.posting(nil, .hidden)
    let income = small.changing { $0.amount = $0.amount.opposite }
    #expect(try Self.budget([small]) == Self.budget([income]))
  }

  @Test(arguments: [Disclosure.shares, .hidden])
  func isNoneWhereNoAmountIsDisclosed(disclosure: Disclosure) throws {
    #expect(try Self.budget([Self.posting("Food")], DisclosureRules(disclosure)) == nil)
  }
}
