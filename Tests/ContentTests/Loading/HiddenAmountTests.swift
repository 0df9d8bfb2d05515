import Testing

/// Notes about budgets, tables and costs that pages lack because amounts are hidden.
struct HiddenAmountTests {
  @Test(arguments: cases)
  func saysWhatAHiddenAmountHides(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static func account(_ keys: String) -> (String, String) {
    ("Content/accounts/a.md", "---\nname: A\nopeningBalance: 100\n\(keys)---\n")
  }

  private static func note(
    _ name: String, _ keys: String, and others: [(String, String)] = [], report: String
  ) -> Mistake {
    Mistake(name, Dictionary(uniqueKeysWithValues: [account(keys)] + others), report: report)
  }

  private static func trip(_ name: String) -> (String, String) {
    ("Content/trips/\(name).md", "---\ntitle: \(name)\ndeparture: 2024-03-01\n---\n")
  }

  private static let cases = [
    note(
      "an entry",
      """
      budget: {Food: 50, Gifts: 30}
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, category: Food}
        - {date: 2024-03-02, payee: Shop, amount: -20, category: Gifts, disclosure: hidden}
        - {date: 2024-04-02, payee: Shop, amount: -5, category: Gifts, disclosure: shares}

      """,
      report: """
        Content/accounts/a.md:7:79: note[content-hidden-sums]: the page of 'A' doesn't show the balance, the budget, the remaining budget, the budget of 'Gifts', the table by category and the table by time, because this hides amounts
            7 |   - {date: 2024-03-02, payee: Shop, amount: -20, category: Gifts, disclosure: hidden}
              |                                                                               ^~~~~~ write 'exact' or 'rounded' to show them

        """),
    note(
      "a category",
      """
      categoryDisclosure: {Gifts: hidden}
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, category: Food}
        - {date: 2024-03-02, payee: Shop, amount: -20, category: Gifts}

      """,
      report: """
        Content/accounts/a.md:4:22: note[content-hidden-sums]: the page of 'A' doesn't show the balance and the table by category, because this hides amounts
            4 | categoryDisclosure: {Gifts: hidden}
              |                      ^~~~~ give it 'exact' or 'rounded' to show them

        """),
    note(
      "all entries, of a trip, too",
      """
      disclosure: hidden
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}

      """,
      and: [trip("lisbon")],
      report: """
        Content/accounts/a.md:4:13: note[content-hidden-costs]: the trip 'lisbon' shows no costs, because this hides amounts
            4 | disclosure: hidden
              |             ^~~~~~ write 'exact' or 'rounded' to show them
        Content/accounts/a.md:4:13: note[content-hidden-sums]: the page of 'A' doesn't show the balance, because this hides amounts
            4 | disclosure: hidden
              |             ^~~~~~ write 'exact' or 'rounded' to show them

        """),
    note(
      "trips of a private account, once for all",
      """
      visibility: private
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: porto}

      """,
      and: [trip("lisbon"), trip("porto")],
      report: """
        Content/accounts/a.md:4:13: note[content-hidden-costs]: the trips 'lisbon' and 'porto' show no costs, because the account is private
            4 | visibility: private
              |             ^~~~~~~ add 'tripDisclosure: rounded' to show sums of at least two amounts

        """),
    note(
      "a sum of one amount",
      """
      visibility: private
      tripDisclosure: exact
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}

      """,
      and: [trip("lisbon")],
      report: """
        Content/accounts/a.md:5:17: note[content-hidden-costs]: the trip 'lisbon' shows no costs, because the sum of a single amount would reveal it
            5 | tripDisclosure: exact
              |                 ^~~~~ the sum appears when the trip has at least two amounts

        """),
    note(
      "a planned amount hidden from trips",
      """
      tripDisclosure: shares
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon, planned: true}

      """,
      and: [trip("lisbon")],
      report: """
        Content/accounts/a.md:4:17: note[content-hidden-costs]: the trip 'lisbon' shows no costs, because this hides their sum
            4 | tripDisclosure: shares
              |                 ^~~~~~ write 'exact' or 'rounded' to show it

        """),
    note(
      "balances of which one is left",
      """
      disclosure: hidden
      entries: []

      """,
      and: [("Content/accounts/b.md", "---\nname: B\nopeningBalance: 100\n---\n")],
      report: """
        Content/accounts/a.md:4:13: note[content-hidden-balances]: the list of accounts doesn't show the balances in USD, because this hides one and fewer than two remain
            4 | disclosure: hidden
              |             ^~~~~~ write 'exact' or 'rounded' in two accounts to show them
        Content/accounts/a.md:4:13: note[content-hidden-sums]: the page of 'A' doesn't show the balance, because this hides amounts
            4 | disclosure: hidden
              |             ^~~~~~ write 'exact' or 'rounded' to show them

        """),
    note(
      "nothing where another amount of the trip is told",
      """
      tripDisclosure: rounded
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}
      """ + "\n",
      and: [trip("lisbon")], report: ""),
    note(
      "nothing where rounded amounts show all",
      """
      disclosure: rounded
      budget: 50
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, category: Food}

      """, report: ""),
    note(
      "nothing of a draft, of which nothing is shown",
      """
      draft: true
      disclosure: hidden
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -10, trip: lisbon}

      """, and: [trip("lisbon")], report: ""),
  ]
}
