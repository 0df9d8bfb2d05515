import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Files of banks that were once imported incorrectly, each by its name, and similar ones.
struct BankCasesTests {
  private static func run(
    _ name: String, currency: String = "EUR",
    _ change: (inout EntryOptions) -> Void = { _ in }
  ) throws -> [String] {
    let path = Repository.path("Tests/Fixtures/Cases/domain/\(name)")
    let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
    let imports = try EntryImports(currency: currency)
    let told = try imports.run([("in", bytes)], writing: true, change)
    #expect(!imports.site.allText.contains("\u{FFFD}"))
    #expect(imports.site.mistakes == "")
    return told.filter { !$0.hasPrefix("written") }
  }

  private static func entries(_ told: [String]) -> [String] { Array(told.dropFirst()) }

  @Test(arguments: [
    (
      "ofx/ampersand.ofx",
      ["new 2025-02-14 -12.50 EUR BED & BREAKFAST <3", "new 2025-02-15 -1.00 EUR NEXT"]
    ),
    (
      "ofx/check.ofx",
      ["new 2019-02-21 -19.87 EUR Check 1090381", "new 2019-02-22 -300.00 EUR ATM"]
    ),
    ("ofx/cp850.ofx", ["new 2025-02-14 -12.50 EUR CAFé"]),
    ("ofx/entities.ofx", ["new 2025-02-14 -12.50 EUR CAFé & BAR  X"]),
    (
      "ofx/nofitid.ofx",
      [
        "new 2025-02-14 -2.50 EUR METRO", "new 2025-02-14 -2.50 EUR METRO",
        "new 2025-02-14 -9.50 EUR OTHER",
      ]
    ),
    ("ofx/space.ofx", ["new 2025-02-14 -1200.50 EUR RENT", "new 2025-02-15 -12.50 EUR CAFE"]),
    ("ofx/uminus.ofx", ["new 2025-02-14 -12.50 EUR CAFE"]),
    ("bank/cp1250.csv", ["new 2025-02-14 -12.50 EUR ŻABKA ŁÓDŹ"]),
    (
      "bank/cututf8.csv",
      ["new 2025-02-14 -4.50 EUR Café Müller", "new 2025-02-15 -2.00 EUR Bäcker"]
    ),
    ("bank/mint.csv", ["new 2018-09-21 -1.10 EUR Diner", "new 2018-10-13 4.40 EUR Payment"]),
    ("bank/sjis.csv", ["new 2025-02-14 -500.00 EUR コンビニ"]),
  ])
  func readsACase(name: String, entries: [String]) throws {
    #expect(try Self.entries(Self.run(name)) == entries)
  }

  @Test func takesAnotherTransactionOfOneName() throws {
    #expect(
      try Self.entries(Self.run("ofx/bb.ofx", currency: "BRL")) == [
        "new 2026-09-01 -10.00 BRL Pix A", "new 2026-09-02 -20.00 BRL Pix B",
      ])
  }

  @Test func asksWhatACommaBeforeThreeDigitsIs() throws {
    #expect(
      try Self.run("ofx/thousands-eur.ofx") == [
        "15:error '-1,200' has decimals or thousands, and nothing tells which"
      ])
    #expect(
      try Self.entries(Self.run("ofx/thousands-eur.ofx") { $0.decimal = .point }) == [
        "new 2025-02-14 -1200.00 EUR RENT", "new 2025-02-15 -1400.82 EUR X",
      ])
  }

  @Test(arguments: [
    ("bank/cp1250.csv", "Windows-1250"), ("bank/sjis.csv", "code page 932"),
    ("ofx/cp850.ofx", "code page 850"), ("bank/cututf8.csv", "UTF-8 with damaged characters"),
  ])
  func namesTheEncoding(name: String, encoding: String) throws {
    #expect(try Self.run(name)[0].contains(encoding))
  }

  // MARK: - Encodings

  private static func bytes(_ text: String, _ page: CodePage) throws -> [UInt8] {
    let encoding: String.Encoding =
      switch page {
      case .windows1252: .windowsCP1252
      case .windows1250: .windowsCP1250
      case .windows1251: .windowsCP1251
      case .cp932: String.Encoding(rawValue: 0x8000_0420)
      case .cp850: String.Encoding(rawValue: 0x8000_0410)
      }
    return Array(try #require(text.data(using: encoding)))
  }

  @Test(arguments: [
    ("Bäcker", CodePage.windows1252), ("Málaga, Peña y Niños", .windows1252),
    ("Crêperie à l’Étoile", .windows1252), ("Smørrebrød på Åen", .windows1252),
    ("5 € – “Café”", .windows1252), ("Škoda Plzeň, řízek", .windows1250),
    ("Książki i wędliny", .windows1250), ("Kőbánya füred", .windows1250),
    ("Пятёрочка Москва", .windows1251), ("МАГАЗИН", .windows1251), ("Müller Straße", .cp850),
    ("Crème brûlée", .cp850), ("東京駅 カフェ", .cp932), ("JR東日本", .cp932), ("ｾﾌﾞﾝ 日本", .cp932),
  ])
  func recognisesACodePage(payee: String, page: CodePage) throws {
    let text = "Date;Payee;Amount\n2025-02-14;\"\(payee)\";-2.00\n"
    let read = try EntryText(Self.bytes(text, page))
    #expect(read.text == text)
  }

  @Test func asksWhichOfTwoCodePagesItIs() throws {
    let bytes = try Self.bytes("Date;Payee;Amount\n2025-02-14;Mère;-2.00\n", .windows1252)
    let imports = try EntryImports()
    #expect(
      try imports.run([("in.csv", bytes)]) == [
        "2:error the file isn't UTF-8, and its letters may be those of Windows-1252 or Windows-1250"
      ])
    #expect(
      try imports.run([("in.csv", bytes)]) { $0.encoding = .windows1250 }.last
        == "new 2025-02-14 -2.00 EUR Mčre")
    // Athens in the letters of Windows-1253.
    let unknown =
      Array("Date;Payee;Amount\n2025-02-14;".utf8) + [0xC1, 0xE8, 0xDE, 0xED, 0xE1]
      + Array(";-2.00\n".utf8)
    #expect(
      try imports.run([("in.csv", unknown)]).first?.contains("no encoding that is known") == true)
  }

  @Test func leavesAnEntryWhosePayeeIsDamaged() throws {
    let text = Array("Datum;Empfänger;Betrag\n2025-02-14;Müller;-1,00\n2025-02-15;Caf".utf8)
    let bytes = text + [0xC3] + Array(";-2,00\n".utf8)
    #expect(
      try EntryImports().run([("in.csv", bytes)]).dropFirst() == [
        "new 2025-02-14 -1.00 EUR Müller",
        "3:warning a character of 'Caf\u{FFFD}' can't be read",
      ])
    // A damaged column name doesn't get into a mapping either.
    let head = Array("Datum;Empfänger;Betrag;Zweck".utf8) + [0xC3]
    let imports = try EntryImports()
    _ = try imports.run(
      [("in.csv", head + Array("\n2025-02-14;Müller;-1,00;x\n".utf8))], writing: true
    ) { $0.takesNotes = true }
    #expect(!imports.site.allText.contains("\u{FFFD}") && imports.site.allText.contains("Müller"))
  }

  // MARK: - Signs

  @Test(arguments: [
    ("Art,Betrag", ["Belastung,1.10", "Gutschrift,4.40"]),
    ("Sens,Montant", ["Débit,1.10", "Crédit,4.40"]),
    ("Tipo,Importe", ["Cargo,1.10", "Abono,4.40"]),
    ("Vorzeichen,Betrag", ["-,1.10", "+,4.40"]),
    ("Soll/Haben,Betrag", ["S,1.10", "H,4.40"]),
    ("Type,Amount", ["DEBIT,1.10", "CREDIT,4.40"]),
    // Debits with a minus, too.
    ("Type,Amount", ["DEBIT,-1.10", "CREDIT,4.40"]),
  ])
  func takesTheSignFromAColumn(head: String, rows: [String]) throws {
    let text = "Date,Payee,\(head)\n" + rows.map { "2025-02-14,A,\($0)\n" }.joined()
    #expect(
      try EntryImports().run(text).dropFirst()
        == ["new 2025-02-14 -1.10 EUR A", "new 2025-02-14 4.40 EUR A"])
  }

  @Test(arguments: [
    (["1.00,", "2.00,", "-3.00,", ",4.00"], ["-1.00", "-2.00", "3.00", "4.00"]),
    (["-1.00,", "-2.00,", "3.00,", ",4.00"], ["-1.00", "-2.00", "3.00", "4.00"]),
    (["1.00,", "-3.00,"], ["-1.00", "3.00"]), (["-1.00,", ",-4.00"], ["-1.00", "-4.00"]),
  ])
  func takesARefundInAColumnOfDebits(rows: [String], amounts: [String]) throws {
    let text = "Date,Payee,Debit,Credit\n" + rows.map { "2025-02-14,A,\($0)\n" }.joined()
    #expect(
      try EntryImports().run(text).dropFirst() == amounts.map { "new 2025-02-14 \($0) EUR A" }[...])
  }

  @Test func refusesThousandsWhereDecimalsAreBehindTheirMark() throws {
    let text = "Date;Payee;Amount\n2025-02-14;A;-1,200\n2025-02-15;B;-1.400,82\n"
    #expect(
      try EntryImports().run(text).dropFirst() == [
        "new 2025-02-15 -1400.82 EUR B",
        "2:warning '-1,200' has decimals or thousands: add --decimal point or --decimal comma",
      ])
  }

  // MARK: - Statements

  private static func statement(_ transactions: [String]) -> String {
    let lines = transactions.map { "<STMTTRN><TRNTYPE>DEBIT\($0)</STMTTRN>\n" }.joined()
    return "OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>EUR<BANKTRANLIST>\n\(lines)</BANKTRANLIST>"
      + "</STMTRS></OFX>\n"
  }

  private static func transaction(
    _ id: String, _ day: String, _ amount: String, _ name: String = "A", _ more: String = ""
  ) -> String {
    "<DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(id)<NAME>\(name)\(more)"
  }

  @Test func readsStatementsOfSeveralMonthsWithTheSameNames() throws {
    let months = ["20250114", "20250214", "20250314"].map { day in
      ("\(day).ofx", Array(Self.statement([Self.transaction("1", day, "-1.00")]).utf8))
    }
    let told = try EntryImports().run(months)
    #expect(told.filter { $0.hasPrefix("new") }.count == 3)
    // Importing the same statement again adds nothing new.
    let twice = [months[0], ("again.ofx", months[0].1)]
    #expect(try EntryImports().run(twice).last == "known 2025-01-14 -1.00 EUR A")
  }

  @Test func knowsAnEntryWhosePayeeItsAuthorChanged() throws {
    let imports = try EntryImports()
    let text = Self.statement([Self.transaction("x1", "20250114", "-1.00", "SHOP 42 BERLIN")])
    _ = try imports.run(text, named: "in.ofx", writing: true)
    let file = try #require(imports.site.text("Content/accounts/fund.md"))
    #expect(file.contains("source: x1"))
    try imports.site.write(
      "Content/accounts/fund.md", file.replacing("SHOP 42 BERLIN", with: "Groceries"))
    #expect(
      try imports.run(text, named: "in.ofx").last == "known 2025-01-14 -1.00 EUR SHOP 42 BERLIN")
    #expect(imports.site.mistakes == "")
  }

  @Test func correctsEntriesOfTheSameRun() throws {
    let text = Self.statement([
      Self.transaction("1", "20250114", "-1.00"), Self.transaction("2", "20250115", "-2.00"),
      Self.transaction("3", "20250116", "-3.00", "B", "<CORRECTFITID>1<CORRECTACTION>REPLACE"),
      Self.transaction("4", "20250116", "-2.00", "C", "<CORRECTFITID>2<CORRECTACTION>DELETE"),
    ])
    #expect(
      try EntryImports().run(text, named: "in.ofx").dropFirst() == ["new 2025-01-16 -3.00 EUR B"])
  }

  @Test func tellsWhatTheBankHasCorrected() throws {
    let imports = try EntryImports()
    let first = Self.statement([
      Self.transaction("1", "20250114", "-1.00"), Self.transaction("2", "20250115", "-2.00"),
    ])
    _ = try imports.run(first, named: "in.ofx", writing: true)
    let second = Self.statement([
      Self.transaction("3", "20250116", "-3.00", "B", "<CORRECTFITID>1<CORRECTACTION>REPLACE"),
      Self.transaction("4", "20250116", "-2.00", "C", "<CORRECTFITID>2<CORRECTACTION>DELETE"),
      Self.transaction("5", "20250116", "-2.00", "C", "<CORRECTFITID>9<CORRECTACTION>DELETE"),
    ])
    #expect(
      try imports.run(second, named: "in.ofx").dropFirst() == [
        "5:warning the bank has corrected this entry",
        "6:warning the bank has cancelled this entry",
        "6:warning this cancels an entry that the account doesn't have under the bank's name '9'",
      ])
  }

  @Test(arguments: [
    ("fund.md", "---\nname: Fund\noverdraft: true\n---\n"),
    ("fund.json", #"{"name": "Fund", "overdraft": true}"#),
  ])
  func changesWhatTheBankHasCorrected(path: String, account: String) throws {
    let imports = try EntryImports(account, at: path)
    let first = Self.statement([
      Self.transaction("1", "20250114", "-1.00"), Self.transaction("2", "20250115", "-2.00", "B"),
    ])
    _ = try imports.run(first, named: "in.ofx", writing: true)
    let before = try #require(imports.site.text("Content/accounts/\(path)"))
    let second = Self.statement([
      Self.transaction("3", "20250116", "-13.00", "A", "<CORRECTFITID>1<CORRECTACTION>REPLACE"),
      Self.transaction("4", "20250117", "-2.00", "C", "<CORRECTFITID>2<CORRECTACTION>REPLACE"),
      Self.transaction("5", "20250118", "-5.00"),
    ])
    let told = try imports.run(second, named: "in.ofx", writing: true) { $0.updates = true }
    #expect(told.contains("updated 2025-01-16 -13.00 EUR A"))
    // The author may have changed its payee, so the entry is left.
    #expect(told.contains { $0.hasSuffix("warning the bank has corrected this entry") })
    let after = try #require(imports.site.text("Content/accounts/\(path)"))
    #expect(
      after.hasPrefix(
        before.replacing("2025-01-14", with: "2025-01-16").replacing("-1.00", with: "-13.00")
          .prefix(before.count - 10)))
    #expect(imports.site.load().accounts.map(\.model.postings.count) == [3])
    #expect(imports.site.mistakes == "")
  }

  @Test(arguments: [
    ("A &amp; B", "A & B"), ("Caf&eacute; &Uuml;ber", "Café Über"), ("&#xE9;&#233;", "éé"),
    ("&bogus; &", "&bogus; &"), ("&amp;lt;", "&lt;"), ("&#0;x&#10;", "&#0;x&#10;"),
    ("&euro;5&nbsp;x", "€5 x"), ("&", "&"), ("&;", "&;"), ("Fa&szlig;", "Faß"),
  ])
  func decodesEntities(written: String, text: String) {
    #expect(CharacterEntities.decode(written) == text)
  }
}
