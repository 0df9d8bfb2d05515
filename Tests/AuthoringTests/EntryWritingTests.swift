import Content
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Authoring

/// Account files with new entries. The existing text stays, byte for byte.
struct EntryWritingTests {
  private static let csv = "Date,Payee,Amount\n2024-03-01,\"A, \"\"b\"\"\",-1.50\n2024-03-02,C,2\n"

  /// A file before and after. The new part is between « and ».
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String

    init(_ name: String, _ path: String, _ text: String) {
      (testDescription, self.path, self.text) = (name, path, text)
    }

    var before: String { text.replacing(/«[^»]*»/.dotMatchesNewlines(), with: "") }
    var after: String { text.filter { $0 != "«" && $0 != "»" } }
  }

  @Test(arguments: cases)
  func addsEntriesAtTheEnd(_ file: Case) throws {
    let imports = try EntryImports(file.before, at: file.path)
    let told = try imports.run(Self.csv, writing: true)
    #expect(told.contains("written Content/accounts/\(file.path)"), "\(told)")
    #expect(imports.site.text("Content/accounts/\(file.path)") == file.after)
    #expect(imports.site.report == "")
    #expect(try imports.run(Self.csv).count { $0.hasPrefix("known") } == 2)
  }

  private static let cases = [
    Case(
      "YAML, a block list", "fund.md",
      #"""
      ---
      name: Fund
      entries:
      - date: 2023-01-01
        payee: >
          Several
          lines
        amount: -1.00
        note: |
          And
          more

      «- {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50}
      - {date: 2024-03-02, payee: C, amount: 2.00}
      »# a remark
      overdraft: true
      ---
      Text: - {date: 2024}
      """#),
    Case(
      "YAML, an indented list", "fund.md",
      #"""
      ---
      entries:
          - {date: 2023-01-01, payee: Ä, amount: -1.00}   # a remark
      «    - {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50}
          - {date: 2024-03-02, payee: C, amount: 2.00}
      »
      name: Fund
      overdraft: true
      ---
      """#),
    Case(
      "YAML, a list in brackets", "fund.md",
      #"""
      ---
      name: Fund
      entries: [{date: 2023-01-01, payee: A, amount: 5.00}«, {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50}, {date: 2024-03-02, payee: C, amount: 2.00}»]
      ---
      """#),
    Case(
      "YAML, a list in brackets of several lines", "fund.md",
      #"""
      ---
      name: Fund
      entries: [
          {date: 2023-01-01, payee: A, amount: 5.00}«,
          {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50},
          {date: 2024-03-02, payee: C, amount: 2.00}»,
        ]
      ---
      """#),
    Case(
      "YAML, an empty list", "fund.md",
      #"""
      ---
      name: Fund
      entries: [«
        {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50},
        {date: 2024-03-02, payee: C, amount: 2.00}»]
      overdraft: true
      ---
      """#),
    Case(
      "YAML, a key without a value", "fund.md",
      #"""
      ---
      name: Fund
      entries:   # to come
      «  - {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50}
        - {date: 2024-03-02, payee: C, amount: 2.00}
      »overdraft: true
      ---
      """#),
    Case(
      "YAML, no list", "fund/index.md",
      #"""
      ---
      name: Fund
      overdraft: true
      «entries:
        - {date: 2024-03-01, payee: "A, \"b\"", amount: -1.50}
        - {date: 2024-03-02, payee: C, amount: 2.00}
      »---
      """#),
    Case(
      "TOML, tables", "fund.md",
      #"""
      +++
      name = "Fund"

      [[entries]]
      date = 2023-01-01
      payee = "A"
      amount = 5.00

      [[balances]]
      date = 2023-01-01
      balance = 5.00
      «
      [[entries]]
      date = 2024-03-01
      payee = "A, \"b\""
      amount = -1.50

      [[entries]]
      date = 2024-03-02
      payee = "C"
      amount = 2.00
      »+++
      """#),
    Case(
      "TOML, a list in brackets", "fund.md",
      #"""
      +++
      name = "Fund"
      entries = [
        {date = 2023-01-01, payee = "A", amount = 5.00}«,
        {date = 2024-03-01, payee = "A, \"b\"", amount = -1.50},
        {date = 2024-03-02, payee = "C", amount = 2.00}», # a remark
      ]
      +++
      """#),
    Case(
      "TOML, an empty list", "fund.md",
      #"""
      +++
      name = "Fund"
      overdraft = true
      entries = [«
        {date = 2024-03-01, payee = "A, \"b\"", amount = -1.50},
        {date = 2024-03-02, payee = "C", amount = 2.00}
      »]
      +++
      """#),
    Case(
      "TOML, no list", "fund.md",
      #"""
      +++
      name = "Fund"
      overdraft = true
      «
      [[entries]]
      date = 2024-03-01
      payee = "A, \"b\""
      amount = -1.50

      [[entries]]
      date = 2024-03-02
      payee = "C"
      amount = 2.00
      »+++
      """#),
    Case(
      "JSON, a list of lines", "fund.json",
      #"""
      {
      	"name": "Fund",
      	"entries": [
      		{"date": "2023-01-01", "payee": "A", "amount": 5.00}«,
      		{"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50},
      		{"date": "2024-03-02", "payee": "C", "amount": 2.00}»
      	],
      	"overdraft": true
      }
      """#),
    Case(
      "JSON, a list in a line", "fund.json",
      #"{"name": "Fund", "entries": [{"date": "2023-01-01", "payee": "A", "amount": 5}«, {"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50}, {"date": "2024-03-02", "payee": "C", "amount": 2.00}»]}"#
    ),
    Case(
      "JSON, an empty list", "fund.json",
      #"""
      {
        "entries": [«
          {"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50},
          {"date": "2024-03-02", "payee": "C", "amount": 2.00}
        »],
        "overdraft": true,
        "name": "Fund"
      }
      """#),
    Case(
      "JSON, no list", "fund.json",
      #"""
      {
        "name": "Fund",
        "overdraft": true«,
        "entries": [
          {"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50},
          {"date": "2024-03-02", "payee": "C", "amount": 2.00}
        ]»
      }
      """#),
    Case(
      "JSON, no list in a line", "fund.json",
      #"{"overdraft": true, "name": "Fund"«, "entries": [{"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50}, {"date": "2024-03-02", "payee": "C", "amount": 2.00}]»}"#
    ),
    Case(
      "JSON, one of several accounts", "all.json",
      #"""
      [
        {"slug": "other", "name": "Other", "entries": []},
        {
          "slug": "fund", "name": "Fund", "overdraft": true,
          "entries": [«
            {"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50},
            {"date": "2024-03-02", "payee": "C", "amount": 2.00}
          »]
        }
      ]
      """#),
    Case(
      "JSON as front matter", "fund.md",
      #"""
      {
        "name": "Fund", "overdraft": true,
        "entries": [«
          {"date": "2024-03-01", "payee": "A, \"b\"", "amount": -1.50},
          {"date": "2024-03-02", "payee": "C", "amount": 2.00}
        »]
      }

      Text.
      """#),
  ]

  @Test func keepsTheEndsOfLinesAndRights() throws {
    let text =
      "---\r\nname: Fund\r\noverdraft: true\r\nentries:\r\n- {date: 2023-01-01, payee: A, amount: 1}\r\n---\r\n"
    let imports = try EntryImports(text)
    let path = "\(imports.site.folder)/Content/accounts/fund.md"
    chmod(path, 0o640)
    _ = try imports.run("Date,Payee,Amount\n2024-03-01,A,-1.50\n", writing: true)
    #expect(
      imports.site.text("Content/accounts/fund.md")
        == text.replacing(
          "1}\r\n", with: "1}\r\n- {date: 2024-03-01, payee: A, amount: -1.50}\r\n"))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(imports.site.everything.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test(arguments: [
    ("fund.md", "---\nname: Fund\nentries: ~\n---\n"),
    ("fund.json", "{\"name\": \"Fund\", \"entries\": null}"),
  ])
  func refusesAListWhoseEndIsUncertain(_ path: String, _ text: String) throws {
    let imports = try EntryImports(text, at: path)
    let told = try imports.run(Self.csv, writing: true)
    #expect(
      told.last
        == "0:error the entries can't be added to this file: Zoetrope can't tell where its list "
        + "of entries ends")
    #expect(imports.site.text("Content/accounts/\(path)") == text)
  }

  @Test func saysThatFrontMatterHasNoRoom() throws {
    let rows = (1...2000).map { "2024-03-01,Payee \($0),-1.50\n" }.joined()
    let imports = try EntryImports()
    let told = try imports.run("Date,Payee,Amount\n" + rows, writing: true)
    #expect(
      told.last == "0:error the entries can't be added to this file: it would then have mistakes")
    #expect(
      imports.site.text("Content/accounts/fund.md") == "---\nname: Fund\noverdraft: true\n---\n")
    let json = try EntryImports("{\"name\": \"Fund\", \"overdraft\": true}", at: "fund.json")
    _ = try json.run("Date,Payee,Amount\n" + rows, writing: true)
    #expect(json.site.load().accounts.first?.model.postings.count == 2000)
  }

  @Test func writesNothingOverAChangeMeanwhile() throws {
    let imports = try EntryImports()
    let account = try ImportedAccount(
      "fund", imports.site.load(), imports.site.folder, [])
    try imports.site.write("Content/accounts/fund.md", "---\nname: Other\n---\n")
    #expect(
      throws: AuthoringFault.system(
        path: "Content/accounts/fund.md", reason: "it has changed since Zoetrope read it")
    ) { try account.replace([]) }
  }
}
