import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Statements, journals, doubles, categories and mappings.
struct ImportedEntriesTests {
  // MARK: - OFX

  static let sgml = """
    OFXHEADER:100
    DATA:OFXSGML
    VERSION:102
    ENCODING:USASCII
    CHARSET:1252

    <OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR
    <BANKACCTFROM><BANKID>1<ACCTID>DE12</BANKACCTFROM>
    <BANKTRANLIST><DTSTART>20240301
    <STMTTRN>
    <TRNTYPE>DEBIT
    <DTPOSTED>20240301120000[+1:CET]
    <TRNAMT>-12,50
    <FITID>1
    <NAME>Müller &amp; Söhne
    <MEMO>Danke
    </STMTTRN>
    <STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20240302<TRNAMT>1000<FITID>2<NAME>Lohn<BANKACCTTO><ACCTID>DE99</BANKACCTTO></STMTTRN>
    <STMTTRN><DTPOSTED>20240302<TRNAMT>-1<FITID>2<NAME>Again</STMTTRN>
    <STMTTRN><DTPOSTED>20240399<TRNAMT>-1<FITID>4<NAME>Day</STMTTRN>
    <STMTTRN><DTPOSTED>20240301<TRNAMT>1,000.00<FITID>5<NAME>Marks</STMTTRN>
    <STMTTRNP><DTTRAN>20240303<TRNAMT>-1<NAME>Soon</STMTTRNP>
    </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

    """

  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
    <!-- a remark -->
    <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF>
    <CCACCTFROM><ACCTID>4111</ACCTID></CCACCTFROM><BANKTRANLIST>
    <STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20240302</DTPOSTED><TRNAMT>-9.99</TRNAMT>
    <FITID>1</FITID><PAYEE><NAME>Fish &lt;&amp;&gt; Chips &eacute;</NAME></PAYEE>
    <CURRENCY><CURRATE>1.26</CURRATE><CURSYM>GBP</CURSYM></CURRENCY></STMTTRN>
    <STMTTRN><DTPOSTED>20240303</DTPOSTED><TRNAMT>-1.00</TRNAMT><FITID>2</FITID>
    <NAME><![CDATA[<Bakery>]]></NAME><MEMO>Bread</MEMO></STMTTRN>
    </BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>
    """

  @Test func readsOFXOfVersion1() throws {
    let latin = Self.sgml.unicodeScalars.map { UInt8($0.value) }
    #expect(
      try EntryImports().run([("in.ofx", latin)]) == [
        "OFX: Windows-1252, EUR, account DE12", "new 2024-03-01 -12.50 EUR Müller & Söhne",
        "new 2024-03-01 1000.00 EUR Marks", "new 2024-03-02 1000.00 EUR Lohn",
        "new 2024-03-02 -1.00 EUR Again", "20:warning '20240399' isn't a date such as 20240301",
        "22:warning it isn't booked",
      ])
  }

  @Test func readsOFXOfVersion2() throws {
    let rates = ["Content/rates.csv": "date,from,to,rate\n2024-01-01,GBP,USD,1.25\n"]
    let imports = try EntryImports(currency: "USD", others: rates)
    #expect(
      try imports.run(Self.xml, named: "in.qfx", writing: true) { $0.takesNotes = true } == [
        "OFX: UTF-8, USD, account 4111", "new 2024-03-02 -9.99 GBP Fish <&> Chips é",
        "new 2024-03-03 -1.00 USD <Bakery>", "written Content/accounts/fund.md",
      ])
    #expect(
      imports.site.text("Content/accounts/fund.md")?.contains(
        #"{date: 2024-03-03, payee: "<Bakery>", amount: -1.00, note: Bread, source: "2"}"#) == true)
    #expect(imports.site.report == "")
  }

  @Test func asksForTheAccountOfAStatement() throws {
    let two = Self.sgml + Self.sgml.replacing("DE12", with: "DE13")
    #expect(try EntryImports().run(two) == ["0:error the file has entries of several accounts"])
    #expect(
      try EntryImports().run(two) { $0.from = "DE1" }
        == ["0:error the file has no entries of the account 'DE1'"])
    #expect(try EntryImports().run(two) { $0.from = "DE13" }.count == 7)
  }

  // MARK: - Beancount

  static let journal = """
    option "operating_currency" "EUR"
    include "other.beancount"
    2024-01-01 open Assets:Fund EUR
      note: "mine"
    2024-01-01 * "Opening balance"
      Assets:Fund  100.00 EUR
      Equity:Opening-Balances  -100.00 EUR
    2024-03-01 * "REWE" "Milk; and bread" #food ^link
      category: "Eating out"
      Assets:Fund  -12.50 EUR ; a remark
      Expenses:Food
    2024-03-02 ! "Ramen"
      Assets:Fund
      Expenses:Eating-Out  1200 JPY @ 0.0062 EUR
    2024-03-03 txn "Ramen again" ""
      Assets:Fund  -7.45 EUR
      Expenses:Food:Noodles  1,200 JPY @@ 7.45 EUR
    2024-03-04 * "Split"
      Assets:Fund  -10.00 EUR
      Expenses:Food  4.00 EUR
      Expenses:Household  6.00 EUR
    2024-03-05 * "Third"
      Assets:Fund
      Expenses:Food  1.00 EUR
      Expenses:Food  0.333 EUR
    2024-03-06 * "Shares"
      Assets:Fund  -10.00 EUR
      Assets:Broker  1 ABC {10.00 EUR}
    2024-03-07 * "Sum"
      Assets:Fund  -10/3 EUR
      Expenses:Food
    2024-03-08 * "Abroad"
      Assets:Fund  -20.00 USD @@ 18.50 EUR
      Expenses:Food
    2024-03-09 balance Assets:Fund 1.00 EUR

    """

  @Test func readsAJournal() throws {
    let account = """
      ---
      name: Fund
      overdraft: true
      entries:
        - {date: 2020-01-01, payee: Café, amount: -1.00, category: Eating out}
      ---

      """
    let imports = try EntryImports(account)
    #expect(
      try imports.run(Self.journal, named: "main.beancount", writing: true) == [
        "Beancount: account Assets:Fund", "new 2024-03-01 -12.50 EUR REWE Eating out",
        "new 2024-03-02 -7.44 EUR Ramen Eating out",
        "new 2024-03-03 -1200 JPY (-7.45 EUR) Ramen again Food:Noodles",
        "new 2024-03-04 -10.00 EUR Split Household",
        "new 2024-03-08 -20.00 USD (-18.50 EUR) Abroad Food",
        "2:warning included files aren't read",
        "5:warning it opens the account: write its amount as 'openingBalance'",
        "22:warning '-1.333' has more decimals than EUR allows",
        "26:warning it contains a holding with a cost", "30:warning '-10/3' isn't a number",
        "written Content/accounts/fund.md",
      ])
    #expect(imports.site.report == "")
    #expect(imports.site.text("Content/accounts/fund.md")?.contains("Milk; and bread") == true)
  }

  @Test func readsDaysAsBeancountDoesAndTellsOfThoseThatAreNone() throws {
    let imports = try EntryImports(currency: "USD")
    let told = try imports.run(
      """
      2024-01-02 * "Good"
        Assets:Cash  -5.00 USD
        Expenses:Food
      2024/1/3 * "Short day"
        Assets:Cash  -6.00 USD
        Expenses:Food
      2024-02-30 * "Bad day"
        Assets:Cash  -9.00 USD
        Expenses:Food

      """, named: "in.beancount")
    #expect(
      told.dropFirst() == [
        "new 2024-01-02 -5.00 USD Good Food", "new 2024-01-03 -6.00 USD Short day Food",
        "7:warning '2024-02-30' isn't a date",
      ])
  }

  /// Otherwise the balance before the account's entries would be lost.
  @Test func asksWhichBalanceAnAccountWithoutEntriesStates() throws {
    let imports = try EntryImports("---\nname: Fund\nbalance: 500\n---\n")
    let csv = "Date,Payee,Amount\n2024-01-02,Baker,-12.50\n"
    let told = try imports.run(csv, writing: true)
    #expect(
      told.last
        == "3:error the account has no entries, so it isn't known whether its 'balance' is the "
        + "one before or after the imported entries")
  }

  @Test func takesTheAccountThatIsNamed() throws {
    let told = try EntryImports().run(Self.journal) { $0.from = "Assets:Broker" }
    #expect(told.first == "Beancount: account Assets:Broker")
    #expect(
      try EntryImports().run(Self.journal) { $0.from = "Assets:Fun" }
        == ["0:error the file has no entries of the account 'Assets:Fun'"])
    #expect(
      try EntryImports().run("2024-01-01 * \"A\"\n  Income:A  1 EUR\n  Expenses:B\n")
        == ["0:error the journal has no posting to an account under Assets or Liabilities"])
  }

  // MARK: - Doubles and categories

  @Test func countsDoublesOnce() throws {
    let account = """
      ---
      name: Fund
      overdraft: true
      entries:
        - {date: 2024-03-01, payee: Coffee, amount: -2.00}
        - {date: 2024-03-01, payee: Coffee to go, amount: -2.00}
        - {date: 2024-03-02, payee: Ramen, amount: -1200, currency: JPY, charged: -7.45}
        - {date: 2024-03-03, payee: Soon, amount: -5.00, planned: true}
      ---

      """
    let csv = """
      Date,Payee,Amount
      2024-03-01,COFFEE,-2.00
      2024-03-01,Coffee,-2.00
      2024-03-01,Coffee,-2.00
      2024-03-01,Tea,-2.00
      2024-03-02,Ramen Ichiban,-7.45
      2024-03-03,Soon,-5.00

      """
    let imports = try EntryImports(account)
    #expect(
      try imports.run(csv).dropFirst() == [
        "known 2024-03-01 -2.00 EUR COFFEE", "known 2024-03-01 -2.00 EUR Coffee",
        "new 2024-03-01 -2.00 EUR Coffee", "new 2024-03-01 -2.00 EUR Tea",
        "known 2024-03-02 -7.45 EUR Ramen Ichiban", "new 2024-03-03 -5.00 EUR Soon",
      ])
    let twice = try EntryImports().run([("a.csv", Array(csv.utf8)), ("b.csv", Array(csv.utf8))])
    #expect(twice.count { $0.hasPrefix("new") } == 6)
    #expect(twice.count { $0.hasPrefix("known") } == 6)
  }

  @Test func proposesCategories() throws {
    let account = """
      ---
      name: Fund
      overdraft: true
      entries:
        - {date: 2023-01-01, payee: REWE, amount: -1.00, category: Groceries}
        - {date: 2024-01-01, payee: Rewe, amount: -1.00, category: Food}
        - {date: 2024-01-01, payee: Bar Centrale, amount: -1.00, category: Coffee}
      ---

      """
    let other = [
      "Content/accounts/other.md": """
      ---
      name: Other
      overdraft: true
      entries:
        - {date: 2024-02-01, payee: Deutsche Bahn, amount: -1.00, category: Trains}
      ---
      """,
      "Content/accounts/fund.mapping": #"{"categories": {"Hotel": "Beds", "hotel bar": "COFFEE"}}"#,
    ]
    let csv = """
      Date,Payee,Amount
      2024-03-01,REWE Markt 123,-2.00
      2024-03-02,DEUTSCHE  BAHN,-3.00
      2024-03-03,Hotel Okura,-4.00
      2024-03-04,Grand Hotel Bar,-4.00
      2024-03-05,Barber,-4.00

      """
    let imports = try EntryImports(account, others: other)
    #expect(
      try imports.run(csv, writing: true).dropFirst() == [
        "new 2024-03-01 -2.00 EUR REWE Markt 123 Food",
        "new 2024-03-02 -3.00 EUR DEUTSCHE  BAHN Trains",
        "new 2024-03-03 -4.00 EUR Hotel Okura Beds",
        "new 2024-03-04 -4.00 EUR Grand Hotel Bar Coffee", "new 2024-03-05 -4.00 EUR Barber",
        "written Content/accounts/fund.md",
      ])
    #expect(imports.site.report == "")
  }

  // MARK: - Mappings

  @Test func readsTheColumnsThatAMappingNames() throws {
    let mapping = """
      {
        "columns": {"date": "Tag", "payee": "Wer", "amount": "Wieviel", "category": "Art"},
        "separator": "|", "decimal": ",", "dates": "mdy", "negated": true
      }
      """
    let imports = try EntryImports(others: ["Content/accounts/fund.mapping": mapping])
    #expect(
      try imports.run("x\nTag|Wer|Wieviel|Art\n03/04/2024|A|1.000|Food\n") == [
        "CSV: '|', UTF-8, decimal comma, month/day/year; date from 'Tag', amount from 'Wieviel', "
          + "payee from 'Wer', category from 'Art'",
        "new 2024-03-04 -1000.00 EUR A Food",
      ])
    // The mapping is neither a model nor a file of the site.
    #expect(imports.site.report == "")
    #expect(imports.site.load().assets.isEmpty)
  }

  @Test func tellsTheMistakesOfAMapping() throws {
    let mapping = """
      {
        "columns": {"date": 1, "payees": "A"},
        "separator": "x", "decimal": "points"
      }
      """
    let imports = try EntryImports(others: ["Content/accounts/fund.mapping": mapping])
    #expect(
      try imports.run("Date,Payee,Amount\n2024-03-01,A,-1.00\n", writing: true) == [
        "2:error 'columns.date' must be text or a list of texts, but is a number",
        "2:warning a list of columns has no key 'columns.payees'",
        "3:error 'separator' must be one of ';', ',', '|' and a tab, but it isn't one",
        "3:error 'decimal' must be one of '.', ',', but is 'points'",
      ])
    #expect(imports.site.text("Content/accounts/fund.mapping") == mapping)
  }

  @Test func writesNoMappingOfFilesThatDiffer() throws {
    let imports = try EntryImports()
    let told = try imports.run(
      [
        ("a.csv", Array("Date,Payee,Amount\n2024-03-01,A,-1.00\n".utf8)),
        ("b.csv", Array("Datum;Empfänger;Betrag\n2024-03-01;B;-1,00\n".utf8)),
      ], writing: true)
    #expect(told.filter { $0.hasPrefix("written") } == ["written Content/accounts/fund.md"])
  }

  // MARK: - The account

  @Test func tellsThatAStatedBalanceDiffers() throws {
    let account = """
      ---
      name: Fund
      openingBalance: 10.00
      balance: 10.00
      balances:
        - {date: 2024-03-31, balance: 10.00}
      ---

      """
    let csv = "Date,Payee,Amount\n2024-03-01,A,-1.00\n"
    #expect(
      try EntryImports(account).run(csv).last
        == "6:warning with these entries, the account has 9.00 EUR at the end of 2024-03-31, but "
        + "'balance' is 10.00 EUR")
    let bare = account.replacing(/balances:\n.*\n/, with: "")
    #expect(
      try EntryImports(bare).run(csv).last
        == "4:warning with these entries, the account has 9.00 EUR, but 'balance' is 10.00 EUR")
  }

  @Test func refusesASumBeyond64Bits() throws {
    let account = "---\nname: Fund\nopeningBalance: -92233720368547758.07\n---\n"
    let imports = try EntryImports(account)
    let csv = "Date,Payee,Amount\n2024-03-01,A,-1.00\n2024-03-01,B,-92233720368547758.09\n"
    #expect(
      try imports.run(csv, writing: true).dropFirst() == [
        "new 2024-03-01 -1.00 EUR A",
        "3:warning '-92233720368547758.09' is too large",
        "1:error with these entries, the account's balance would be too large",
      ])
    #expect(imports.site.text("Content/accounts/fund.md") == account)
  }

  @Test func namesTheAccountThatWasMeant() throws {
    let imports = try EntryImports()
    let unknown = #expect(throws: AuthoringFault.self) { try imports.run([], into: "fnud") }
    #expect(
      try TerminalWriter(colours: false).text([#require(unknown).diagnostic]) == """
        error[import-unknown-account]: the site has no account 'fnud'
           did you mean 'fund'?

        """)
    let mistaken = try EntryImports("---\nname: 1 2\nbalance: x\n---\n")
    let fault = #expect(throws: AuthoringFault.self) { try mistaken.run([]) }
    #expect(
      try TerminalWriter(colours: false).text([#require(fault).diagnostic]) == """
        Content/accounts/fund.md: error[import-mistaken-account]: the account 'fund' can't be read, because its file has a mistake
           fix it first: 'zoetrope check' shows where it is

        """)
  }

  @Test func writesNothingIfAFileIsWrong() throws {
    let imports = try EntryImports()
    let before = imports.site.allText
    let told = try imports.run(
      [
        ("a.csv", Array("Date,Payee,Amount\n2024-03-01,A,-1.00\n".utf8)),
        ("b.png", [0x89, 0x50, 0, 0]), ("c.txt", Array("hello\n".utf8)),
      ], writing: true)
    #expect(
      told.dropFirst(2) == [
        "0:error this isn't text, or its encoding is unknown",
        "0:error this isn't a CSV file with column names, an OFX file or a Beancount journal",
      ])
    #expect(imports.site.allText == before)
  }
}
