import Diagnostics
import Domain
import TestSupport
import Testing

@testable import Application

/// Entries of accounts, exported for other programs.
@Suite struct EntryExportTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/site.json": #"{"title": "A \"site\"", "currency": "EUR"}"#,
    "Content/rates.csv": "date,from,to,rate\n2024-01-01,EUR,JPY,160\n",
    "Content/people/ana.json": #"{"firstName": "Ana", "lastName": "Lima"}"#,
    "Content/accounts/straße.md": """
    ---
    name: "Fund: \\"ours\\""
    owner: ana
    openingBalance: 100
    balances: [{date: 2024-03-02, balance: 63.76}]
    entries:
      - {date: 2024-03-02, payee: "Café; \\"Sol\\"", amount: -5.10, category: Food & drink, note: late}
      - {date: 2024-03-01, payee: 旅館, amount: -5000, currency: JPY, tags: [a b, c], sharedBy: ana}
      - {date: 2024-03-01, payee: Coat, amount: 0.11}
      - {date: 2024-03-05, payee: Moved, amount: -3, transfer: purse}
      - {date: 2024-04-05, payee: Plan, amount: -9, planned: true}
    ---

    """,
    "Content/accounts/purse.md": """
    ---
    name: Purse
    entries: [{date: 2024-03-06, payee: Moved, amount: 3, transfer: straße}]
    ---

    """,
    "Content/accounts/secret.md": """
    ---
    name: Secret
    visibility: private
    entries: [{date: 2024-03-06, payee: Ring, amount: 777}]
    ---

    """,
  ]

  private static func exported(
    _ format: EntryExportFormat, of slug: String? = nil, withAll isWhole: Bool = false
  ) throws -> String? {
    let collector = DiagnosticCollector()
    let site = try TemporaryFolder(files).loaded(Asked(), collector)
    #expect(!collector.hasErrors)
    return try site.entries(as: format, of: slug.map { try Slug($0) }, withAll: isWhole)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func writesARecordForEachEntry() throws {
    let table = try #require(try Self.exported(.csv, of: "straße"))
    #expect(
      table.split(separator: "\r\n").map(String.init) == [
        "account,date,payee,amount,currency,original_amount,original_currency,category,note,tags,"
          + "trip,paid_by,shared_by,transfer,planned,balance",
        "straße,2024-03-01,旅館,-31.25,EUR,-5000,JPY,,,a b; c,,,ana 1,,,68.75",
        "straße,2024-03-01,Coat,0.11,EUR,,,,,,,,,,,68.86",
        #"straße,2024-03-02,"Café; ""Sol""",-5.10,EUR,,,Food & drink,late,,,,,,,63.76"#,
        "straße,2024-03-05,Moved,-3.00,EUR,,,,,,,,,purse,,60.76",
        "straße,2024-04-05,Plan,-9.00,EUR,,,,,,,,,,true,",
      ])
  }

  @Test func writesAJournalOfBeancount() throws {
    #expect(
      try Self.exported(.beancount) == #"""
        option "title" "A \"site\""
        option "operating_currency" "EUR"
        plugin "beancount.plugins.auto_accounts"

        ; Purse
        2024-03-06 open Assets:Purse EUR
        2024-03-06 * "Moved" ""
          transfer: "straße"
          Assets:Purse  3.00 EUR
          Assets:Transfers  -3.00 EUR

        ; Fund: "ours"
        2024-03-01 open Assets:Stra-e EUR
        2024-03-01 * "Opening balance"
          Assets:Stra-e  100.00 EUR
          Equity:Opening-Balances  -100.00 EUR
        2024-03-01 * "旅館" "" #a-b #c
          shared-by: "ana 1"
          Assets:Stra-e  -31.25 EUR
          Expenses:Uncategorized  5000 JPY @@ 31.25 EUR
        2024-03-01 * "Coat" ""
          Assets:Stra-e  0.11 EUR
          Income:Other  -0.11 EUR
        2024-03-02 * "Café; \"Sol\"" "late"
          category: "Food & drink"
          Assets:Stra-e  -5.10 EUR
          Expenses:Food-drink  5.10 EUR
        2024-03-05 * "Moved" ""
          transfer: "purse"
          Assets:Stra-e  -3.00 EUR
          Assets:Transfers  3.00 EUR
        2024-03-03 balance Assets:Stra-e 63.76 EUR

        """#)
  }

  @Test func writesAJournalOfHledger() throws {
    #expect(
      try Self.exported(.hledger, of: "straße") == """
        decimal-mark .
        commodity 1000.00 EUR

        ; Fund: "ours"
        2024-03-01 * Opening balance
            Assets:Stra-e  100.00 EUR
            Equity:Opening-Balances  -100.00 EUR
        2024-03-01 * 旅館
            ; tag: a b
            ; tag: c
            ; shared-by: ana 1
            Assets:Stra-e  -31.25 EUR
            Expenses:Uncategorized  5000 JPY @@ 31.25 EUR
        2024-03-01 * Coat
            Assets:Stra-e  0.11 EUR
            Income:Other  -0.11 EUR
        2024-03-02 * Café  "Sol" | late
            ; category: Food & drink
            Assets:Stra-e  -5.10 EUR
            Expenses:Food-drink  5.10 EUR
        2024-03-05 * Moved
            ; transfer: purse
            Assets:Stra-e  -3.00 EUR
            Assets:Transfers  3.00 EUR
        2024-03-02 * Balance
            Assets:Stra-e  0 EUR = 63.76 EUR

        """)
  }

  @Test func tellsWhatIsPublishedUnlessAllIsAskedFor() throws {
    #expect(try Self.exported(.csv)?.contains("777") == false)
    #expect(try Self.exported(.csv, of: "secret") == nil)
    #expect(try Self.exported(.csv, of: "secret", withAll: true)?.contains("777.00") == true)
    #expect(try Self.exported(.csv, of: "nobody", withAll: true) == nil)
  }

  /// People without a page have no name in exports either, but keep their parts.
  @Test func namesNobodyWhoHasNoPage() throws {
    let files: [String: TemporaryFolder.File] = [
      "Content/people/ana.json": #"{"firstName": "Ana", "lastName": "Lima"}"#,
      "Content/people/mai.json":
        #"{"firstName": "Mai", "lastName": "Ito", "visibility": "private"}"#,
      "Content/trips/kyoto.json":
        #"{"title": "Kyoto", "departure": "2024-03-01", "arrival": "2024-03-02", "draft": true}"#,
      "Content/accounts/purse.json": #"""
      {"name": "Purse", "overdraft": true, "entries": [
        {"date": "2024-03-01", "payee": "Inn", "amount": -9, "trip": "kyoto", "paidBy": "mai",
         "sharedBy": {"mai": 2, "ana": 1}}]}
      """#,
    ]
    let site = try TemporaryFolder(files).loaded(Asked(), DiagnosticCollector())
    func row(withAll isWhole: Bool) throws -> String {
      let table = try #require(site.entries(as: .csv, withAll: isWhole))
      return String(decoding: table, as: UTF8.self).split(separator: "\r\n").last.map(String.init)
        ?? ""
    }
    #expect(
      try row(withAll: false)
        == "purse,2024-03-01,Inn,-9.00,USD,,,,,,,somebody,somebody 2; ana 1,,,-9.00")
    #expect(
      try row(withAll: true)
        == "purse,2024-03-01,Inn,-9.00,USD,,,,,,kyoto,mai,mai 2; ana 1,,,-9.00")
  }

  @Test func namesDifferThoughTheirLettersAreTheSame() {
    var names = JournalNames()
    #expect(names.name(of: "Trains & trams") == "Trains-trams")
    #expect(names.name(of: "trains-trams") == "Trains-trams-2")
    #expect(names.name(of: "Nächte") == "Nachte")
    #expect(names.name(of: "…") == "X")
    #expect(names.name(of: "Trains & trams") == "Trains-trams")
    #expect(names.name(of: "2024") == "2024")
  }
}
