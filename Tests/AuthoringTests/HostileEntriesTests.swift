import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Files that are damaged, or were made to do harm.
struct HostileEntriesTests {
  private static let head = "Date,Payee,Amount\n"

  @Test func cleansTexts() throws {
    let text =
      Self.head + """
        2024-03-01,"=HYPERLINK(""x"")",-1.00
        2024-03-02,"\u{202E}\u{FFFE}evil\u{202C}\u{7}\u{1B}[2J",-1.00
        2024-03-03,"a: b # c\n- d",-1.00
        2024-03-04,\u{200B}\u{200D},-1.00
        2024-03-05,null,-1.00
        2024-03-06,2024-01-01,-1.00

        """
    let imports = try EntryImports("---\nname: Fund\noverdraft: true\n---\n")
    _ = try imports.run(text, writing: true)
    #expect(imports.site.report == "")
    #expect(
      imports.site.load().accounts.first?.model.postings.map(\.payee) == [
        "=HYPERLINK(\"x\")", "evil[2J", "a: b # c - d", "null", "2024-01-01",
      ])
  }

  @Test(arguments: [
    "", "\u{FEFF}", "\"", ";", ",,,\n", "Date,Payee,Amount", "Date,Payee,Amount\n\n\n",
    "Date,Payee,Amount\n,,\n", "Date,Payee,Amount\n\"2024",
    "Date,Date,Date,Amount,Payee\n1,2,3,4,5",
    "Date,Payee,Amount\n2024-02-30,A,-1\n99999999,A,1\n0000-00-00,A,1\n-1,A,1\n",
    "Date,Payee,Amount\n2024-03-01,A,99999999999999999999999999999999999999999999\n",
    "Date,Payee,Amount\n2024-03-01,A,.\n2024-03-01,A,-\n2024-03-01,A,--1\n2024-03-01,A,1.2.3,4\n",
    "Date,Payee,Amount\n2024-03-01,A,1e9\n2024-03-01,A,0x10\n2024-03-01,A,٣\n",
    "<OFX>", "OFXHEADER:100\n<", "<OFX><STMTTRN>", "<OFX></STMTTRN><>", "<OFX><!DOCTYPE x>",
    "<OFX><![CDATA[", "<OFX><?", "<OFX><STMTTRN><DTPOSTED>2<TRNAMT>x<NAME>a</STMTTRN>",
    "<OFX><STMTTRN><DTPOSTED>20240301<TRNAMT>9999999999999999999999999<NAME>a</STMTTRN>",
    "2024-01-01 *", "2024-01-01 * \"a", "2024-01-01 * \"a\"\n  Assets:A", "option \"",
    "2024-01-01 * \"a\"\n  Assets:A  1\n  Assets:B  1 EUR @\n  Assets:C  1 EUR @@ x",
    "2024-01-01 * \"a\"\n  Assets:A\n  Assets:B  170141183460469231731687303715884105727 EUR @ 9 EUR",
    "2024-01-01 * \"a\"\n  Assets:A\n  Assets:A\n",
  ])
  func survivesAnything(_ text: String) throws {
    let imports = try EntryImports()
    let before = imports.site.text("Content/accounts/fund.md")
    let told = try imports.run(text, writing: true)
    #expect(!told.contains { $0.hasPrefix("new") }, "\(told)")
    #expect(imports.site.text("Content/accounts/fund.md") == before)
  }

  @Test func survivesALineOfAMegabyte() throws {
    let long = String(repeating: "x", count: 1_000_000)
    let told = try EntryImports().run(Self.head + "2024-03-01,\(long),-1.00\n2024-03-01,A,-1.00\n")
    #expect(
      told.dropFirst() == [
        "new 2024-03-01 -1.00 EUR A", "2:warning one of its texts has more than 2000 bytes",
      ])
    _ = try EntryImports().run(long)
    _ = try EntryImports().run("<OFX><" + long)
    _ = try EntryImports().run("2024-01-01 * \"\(long)\"\n  Assets:\(long)  1 EUR")
    _ = try EntryImports().run(String(repeating: ",", count: 1_000_000))
  }

  @Test func survivesManyEqualEntries() throws {
    let rows = String(repeating: "2024-03-01,A,-1.00\n", count: 5_000)
    let imports = try EntryImports("{\"name\": \"Fund\", \"overdraft\": true}", at: "fund.json")
    #expect(try imports.run(Self.head + rows, writing: true).count == 5_003)
    #expect(try imports.run(Self.head + rows).count { $0.hasPrefix("known") } == 5_000)
  }

  /// Entries of damaged files load, and are recognised the next time.
  @Test func survivesRandomDamage() throws {
    var random = SplitMix(seed: 26)
    let texts = [
      ImportedEntriesTests.sgml, ImportedEntriesTests.xml, ImportedEntriesTests.journal,
      "Datum;Empfänger;Betrag;Währung\n1.3.2024;\"A;\nb\";-1.234,50;EUR\n2.3.2024;C;5;USD\n",
      Self.head + "03/04/2024,Shop,(1.50)\n13/04/2024,\"x\"\"y\",2.00\n",
    ]
    let accounts = [
      ("fund.md", "---\nname: Fund\noverdraft: true\n---\n"),
      ("fund.md", "+++\nname = \"Fund\"\noverdraft = true\nentries = []\n+++\n"),
      ("fund.json", "{\"name\": \"Fund\", \"overdraft\": true}"),
    ]
    var count = 0
    for text in texts {
      for round in 0..<20 {
        var bytes = Array(text.utf8)
        for _ in 0..<(round % 5) {
          bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 255)
        }
        let (path, account) = accounts[round % 3]
        let imports = try EntryImports(account, at: path)
        let told = try imports.run([("in", bytes)], writing: true) { $0.takesNotes = true }
        count += told.count { $0.hasPrefix("new") }
        #expect(imports.site.report == "", "\(told)")
        let again = try imports.run([("in", bytes)]) { $0.takesNotes = true }
        #expect(!again.contains { $0.hasPrefix("new") }, "\(told)")
      }
    }
    #expect(count > 100)
  }
}
