import Testing

struct AccountMistakeTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static func account(_ name: String, _ keys: String) -> (String, String) {
    ("Content/accounts/\(name).md", "---\nname: A\nopeningBalance: 100\n\(keys)---\n")
  }

  private static func mistake(
    _ name: String, _ keys: String, report: String, and others: [(String, String)] = []
  ) -> Mistake {
    Mistake(
      name, Dictionary(uniqueKeysWithValues: [account("a", keys)] + others), report: report)
  }

  private static let ana = (
    "Content/people/ana.json", #"{"firstName": "Ana", "lastName": "Lima"}"# + "\n"
  )

  private static let trip = (
    "Content/trips/t.md",
    """
    ---
    origin: {name: Lisbon, timeZone: Europe/Lisbon}
    destination: {name: Kyoto, timeZone: Asia/Tokyo}
    departure: 2024-03-01 10:00
    arrival: 2024-03-02 10:00
    budget: 500
    budgetCurrency: EUR
    ---

    """
  )

  private static let cases = [
    mistake(
      "balance of a day",
      """
      balances:
        - {date: 2024-03-01, balance: 90}
        - {date: 2024-03-03, balance: 60.50}
      entries:
        - {date: 2024-03-03, payee: Museum, amount: -20}
        - {date: 2024-03-01, payee: Bakery, amount: -10}

      """,
      report: """
        Content/accounts/a.md:6:33: error[content-wrong-balance]: the balance at the end of 2024-03-03 is 60.50, but the entries add up to 70.00
            6 |   - {date: 2024-03-03, balance: 60.50}
              |                                 ^~~~~ correct the entries, which differ by -9.50, or write 70.00
           note: the entries since the previous balance:
           note: 2024-03-03 Museum: -20.00

        """),
    mistake(
      "no overdraft",
      """
      overdraft: false
      entries:
        - {date: 2024-03-01, payee: Bakery, amount: -101}

      """,
      report: """
        Content/accounts/a.md:6:5: warning[content-overdrawn-by]: the account has 'overdraft: false', but 'Bakery' takes it to -1.00 on 2024-03-01
            6 |   - {date: 2024-03-01, payee: Bakery, amount: -101}
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ correct the amounts, or remove 'overdraft: false' if the account may fall below 0

        """),
    mistake(
      "no rate", "entries: [{date: 2024-03-01, payee: B, amount: -500, currency: JPY}]\n",
      report: """
        Content/accounts/a.md:4:64: error[content-no-rate]: there is no rate from JPY to USD
            4 | entries: [{date: 2024-03-01, payee: B, amount: -500, currency: JPY}]
              |                                                                ^~~ add the line '2024-03-01,JPY,USD,…' to 'Content/rates.csv', or write 'charged' with the amount charged in USD, or 'rate' with the USD for one JPY

        """),
    mistake(
      "rate of later", "entries: [{date: 2024-03-01, payee: B, amount: -500, currency: JPY}]\n",
      report: """
        Content/accounts/a.md:4:64: error[content-no-rate]: the first rate from JPY to USD is from 2024-03-02, after this day
            4 | entries: [{date: 2024-03-01, payee: B, amount: -500, currency: JPY}]
              |                                                                ^~~ add the line '2024-03-01,JPY,USD,…' to 'Content/rates.csv', or write 'charged' with the amount charged in USD, or 'rate' with the USD for one JPY

        """,
      and: [("Content/rates.csv", "date,from,to,rate\n2024-03-02,USD,JPY,150\n")]),
    mistake(
      "rate of 0", "entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, rate: 0}]\n",
      report: """
        Content/accounts/a.md:4:73: error[content-wrong-type]: 'entries.rate' must be a number above 0 such as 162.35, but it is 0
            4 | entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, rate: 0}]
              |                                                                         ^ write how much one unit is worth

        """),
    mistake(
      "rate for nothing", "entries: [{date: 2024-03-01, payee: B, amount: -5, rate: 2}]\n",
      report: """
        Content/accounts/a.md:4:58: error[content-needless-rate]: 'rate' isn't needed: the amount is already in the account's currency, USD
            4 | entries: [{date: 2024-03-01, payee: B, amount: -5, rate: 2}]
              |                                                          ^ write the amount's 'currency', or remove 'rate'

        """),
    mistake(
      "charge of the other sign",
      "entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, charged: 6}]\n",
      report: """
        Content/accounts/a.md:4:76: error[content-wrong-charge]: 'charged' is 6.00, but the amount is -5.00
            4 | entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, charged: 6}]
              |                                                                            ^ write a minus in both, or in neither

        """),
    mistake(
      "transfer with one side",
      "entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: b}]\n",
      report: """
        Content/accounts/a.md:4:66: error[content-transfer]: 'b' has no matching entry for this transfer
            4 | entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: b}]
              |                                                                  ^ add an entry to 'b' on 2024-03-01, or within a week of it, with the amount 40.00 and 'transfer: a'

        """, and: [account("b", "")]),
    mistake(
      "sides that differ",
      "entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: b}]\n",
      report: """
        Content/accounts/a.md:4:66: error[content-transfer]: 'b' has 39.00 USD on 2024-03-02 for this transfer, not 40.00 USD
            4 | entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: b}]
              |                                                                  ^ write the same amount on both sides, once with a minus
           note: Content/accounts/b.md:4:65: the other side is here

        """,
      and: [account("b", "entries: [{date: 2024-03-02, payee: Cash, amount: 39, transfer: a}]\n")]),
    mistake(
      "a rate that is wrong is one mistake",
      "entries: [{date: 2024-03-01, payee: Cash, amount: -40, currency: EUR}]\n",
      report: """
        Content/rates.csv:1:20: error[content-wrong-type]: 'rate' must be a number above 0 such as 162.35, but '1e300' isn't one
            1 | 2024-01-01,EUR,USD,1e300
              |                    ^~~~~ write digits and a decimal point

        """, and: [("Content/rates.csv", "2024-01-01,EUR,USD,1e300\n")]),
    mistake(
      "transfer to itself",
      "entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: a}]\n",
      report: """
        Content/accounts/a.md:4:66: error[content-transfer]: this transfers money to the account it comes from
            4 | entries: [{date: 2024-03-01, payee: Cash, amount: -40, transfer: a}]
              |                                                                  ^ write the slug of the other account

        """),
    mistake(
      "shares of nothing",
      "owner: ana\nentries: [{date: 2024-03-01, payee: B, amount: -4, sharedBy: {ana: 0}}]\n",
      report: """
        Content/accounts/a.md:5:62: error[content-shares]: the parts of 'entries.sharedBy' add up to 0
            5 | entries: [{date: 2024-03-01, payee: B, amount: -4, sharedBy: {ana: 0}}]
              |                                                              ^~~~~~~~ give at least one person a part of 1 or more, or write [] if the entry isn't shared

        """, and: [ana]),
    mistake(
      "shared without a payer",
      "entries: [{date: 2024-03-01, payee: B, amount: -4, sharedBy: ana}]\n",
      report: """
        Content/accounts/a.md:4:62: error[content-shares]: this entry is shared, but it isn't known who paid
            4 | entries: [{date: 2024-03-01, payee: B, amount: -4, sharedBy: ana}]
              |                                                              ^~~ add 'paidBy' with the slug of a person, or an 'owner' to the account

        """, and: [ana]),
    mistake(
      "budget above its total", "budget: {total: 10, Food: 8, Trains: 4}\n",
      report: """
        Content/accounts/a.md:4:9: error[content-wrong-budget]: the categories add up to 12.00, more than the total of 10.00
            4 | budget: {total: 10, Food: 8, Trains: 4}
              |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ write 12.00 or more, or remove 'total'

        """),
    mistake(
      "category of another spelling",
      """
      entries:
        - {date: 2024-03-01, payee: B, amount: -4, category: Food}
        - {date: 2024-03-01, payee: B, amount: -4, category: food}

      """,
      report: """
        Content/accounts/a.md:6:56: error[content-category-spelling]: the category 'food' differs from 'Food' only in case
            6 |   - {date: 2024-03-01, payee: B, amount: -4, category: food}
              |                                                        ^~~~ write 'Food'
           note: Content/accounts/a.md:5:56: 'Food' is written here

        """),
    mistake(
      "entry far from its trip",
      "entries: [{date: 2042-03-01, payee: B, amount: -4, trip: t}]\n",
      report: """
        Content/accounts/a.md:4:18: warning[content-entry-off-trip]: 2042-03-01 is far after the trip 't', which ends on 2024-03-02
            4 | entries: [{date: 2042-03-01, payee: B, amount: -4, trip: t}]
              |                  ^~~~~~~~~~ correct the year or the trip

        """,
      and: [
        ("Content/trips/t.md", "---\ntitle: T\ndeparture: 2024-03-01\narrival: 2024-03-02\n---\n")
      ]),
    mistake(
      "receipt that isn't there",
      "entries: [{date: 2024-03-01, payee: B, amount: -4, receipt: r.pdf}]\n",
      report: """
        Content/accounts/a.md:4:61: error[content-receipt]: there is no file 'r.pdf' next to this one
            4 | entries: [{date: 2024-03-01, payee: B, amount: -4, receipt: r.pdf}]
              |                                                             ^~~~~ write the receipt's path relative to this file, such as receipts/hotel.pdf

        """),
    Mistake(
      "contradicting rates",
      [
        "Content/rates.csv": """
        date,from,to,rate
        2024-03-01,EUR,USD,1.08

        # Later
        2024-03-01, EUR , USD ,1.09
        2024-03-02,EUR,EUR,1
        2024-03-02,EUR,ABC,1

        """
      ],
      report: """
        Content/rates.csv:5:24: error[content-wrong-rates]: there is another rate from EUR to USD for 2024-03-01
            5 | 2024-03-01, EUR , USD ,1.09
              |                        ^~~~ keep one of them
           note: Content/rates.csv:2:20: the other one is here
        Content/rates.csv:6:16: error[content-wrong-rates]: 'from' and 'to' are both EUR
            6 | 2024-03-02,EUR,EUR,1
              |                ^~~ name two different currencies
        Content/rates.csv:7:16: error[content-wrong-type]: 'to' must be a currency code of ISO 4217 such as EUR, but there is no 'ABC'
            7 | 2024-03-02,EUR,ABC,1
              |                ^~~

        """),
    Mistake(
      "decimal comma among commas",
      ["Content/rates.csv": "date,from,to,rate\n2024-03-01,EUR,USD,1,08\n"],
      report: """
        Content/rates.csv:2:1: error[content-wrong-rates]: the line has more cells than columns
            2 | 2024-03-01,EUR,USD,1,08
              | ^~~~~~~~~~~~~~~~~~~~~~~ write rates with a decimal point, or separate the cells with semicolons

        """),
    mistake(
      "decimal comma in an entry", "entries: [{date: 2024-03-01, payee: B, amount: -12,50}]\n",
      report: """
        Content/accounts/a.md:4:52: error[content-wrong-amount]: the comma ends the amount: it is -12, without '50'
            4 | entries: [{date: 2024-03-01, payee: B, amount: -12,50}]
              |                                                    ^~ write -12.50

        """),
    mistake(
      "misspelt disclosure", "disclosur: hidden\n",
      report: """
        Content/accounts/a.md:4:1: error[content-foreign-draft]: 'disclosur' isn't the key 'disclosure', so it would have no effect: a letter is missing
            4 | disclosur: hidden
              | ^~~~~~~~~~~~~~~~~ write disclosure: hidden
           note: if it belongs to another program, add "disclosur" to 'ignoredKeys' in Content/site.json

        """),
    mistake(
      "disclosure of a category that isn't there",
      """
      categoryDisclosure: {Gift: hidden}
      entries: [{date: 2024-03-01, payee: B, amount: -1, category: Gifts}]

      """,
      report: """
        Content/accounts/a.md:4:22: error[content-unknown-category]: no entry has the category 'Gift', so this hides nothing
            4 | categoryDisclosure: {Gift: hidden}
              |                      ^~~~ did you mean 'Gifts'?

        """),
    mistake(
      "budget of two totals", "budget: {total: 20, Total: 30}\n",
      report: """
        Content/accounts/a.md:4:21: error[content-wrong-budget]: the budget already has a total
            4 | budget: {total: 20, Total: 30}
              |                     ^~~~~ write 'total' once

        """),
    mistake(
      "budget of a category that isn't there",
      """
      budget: {Total: 20, fod: 10, trains: 5}
      entries: [{date: 2024-03-01, payee: B, amount: -1, category: food}]

      """,
      report: """
        Content/accounts/a.md:4:21: warning[content-budget-category]: no entry has the category 'fod', so this part of the budget is never used
            4 | budget: {Total: 20, fod: 10, trains: 5}
              |                     ^~~ did you mean 'food'?

        """),
    mistake(
      "budget without a rate",
      "tripDisclosure: exact\nentries: [{date: 2024-03-01, payee: B, amount: -1, trip: t}]\n",
      report: """
        Content/trips/t.md:6:9: warning[content-budget-rate]: there is no rate from USD to EUR for 'B' on 2024-03-01, so the remaining budget isn't shown
            6 | budget: 500
              |         ^~~ add the line '2024-03-01,USD,EUR,…' to 'Content/rates.csv'

        """, and: [trip]),
    mistake(
      "budget beside sums",
      """
      disclosure: hidden
      tripDisclosure: exact
      entries:
        - {date: 2024-03-01, payee: B, amount: -1, trip: t}
        - {date: 2024-03-01, payee: B, amount: -2, trip: t}

      """,
      report: """
        Content/accounts/a.md:4:13: note[content-hidden-sums]: the page of 'A' doesn't show the balance, because this hides amounts
            4 | disclosure: hidden
              |             ^~~~~~ write 'exact' or 'rounded' to show them
        Content/trips/t.md:6:9: warning[content-budget-rate]: an account shows only its totals for trips, in USD; they have no day and so no rate to EUR, and the remaining budget isn't shown
            6 | budget: 500
              |         ^~~ write "budgetCurrency": "USD", and the budget in that currency

        """, and: [trip]),
    mistake(
      "empty name", "budget: {food: 2, ' ': 5}\n",
      report: """
        Content/accounts/a.md:4:19: error[content-empty-name]: a name in 'budget' is empty
            4 | budget: {food: 2, ' ': 5}
              |                   ^~~ write a name, or remove the entry

        """),
    mistake(
      "two balances of a day",
      """
      balances:
        - {date: 2024-03-01, balance: 100}
        - {date: 2024-03-01, balance: 101}
        - {date: 2024-03-01, balance: 100.00}

      """,
      report: """
        Content/accounts/a.md:6:33: error[content-wrong-balance]: there is already another balance for 2024-03-01
            6 |   - {date: 2024-03-01, balance: 101}
              |                                 ^~~ keep one of them
           note: Content/accounts/a.md:5:33: the other one is here

        """),
    mistake(
      "fractions as shares",
      "entries: [{date: 2024-03-01, payee: B, amount: -1, paidBy: ana, sharedBy: {ana: 0.5}}]\n",
      report: """
        Content/accounts/a.md:4:81: error[content-wrong-type]: 'entries.sharedBy.ana' must be a whole number of parts from 0 to 1000000, but it is 0.5
            4 | entries: [{date: 2024-03-01, payee: B, amount: -1, paidBy: ana, sharedBy: {ana: 0.5}}]
              |                                                                                 ^~~ write whole numbers of parts, such as {ana: 1, tom: 2} for one third and two thirds

        """, and: [ana]),
    mistake(
      "rate of twenty digits",
      "entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, rate: 12345678901234567890}]\n",
      report: """
        Content/accounts/a.md:4:73: error[content-wrong-type]: 'entries.rate' must be a number above 0 such as 162.35, but it has more than 18 digits
            4 | entries: [{date: 2024-03-01, payee: B, amount: -5, currency: EUR, rate: 12345678901234567890}]
              |                                                                         ^~~~~~~~~~~~~~~~~~~~ write how much one unit is worth

        """),
    Mistake(
      "unknown columns", ["Content/rates.csv": "day,of,in,is\n2024-03-01,EUR,USD,1.08\n"],
      report: """
        Content/rates.csv:1:1: error[content-wrong-rates]: the first line must name the columns 'date', 'from', 'to' and 'rate'
            1 | day,of,in,is
              | ^~~~~~~~~~~~ write date,from,to,rate; or use the European Central Bank's table unchanged, with the columns 'Date' and currencies

        """),
  ]
}
