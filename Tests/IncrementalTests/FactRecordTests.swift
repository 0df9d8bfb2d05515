import TestSupport
import Testing

@testable import Incremental

/// Products that depend on facts of other models: of an edited one, or of all models of a kind.
@Suite struct FactRecordTests {
  /// The place of a TOML table is the place of its header. Its keys come after it.
  @Test(arguments: [
    ("shop.example/1", "shop.example/2"), ("price = 25", "price = 30"), ("\"Sand\"", "\"Beach\""),
  ])
  func makesThePagesOfAPhotoInATOMLTable(old: String, new: String) throws {
    let path = "Content/photos/iceland/index.md"
    let author = try Author([
      "Content/site.json": #"{ "pageSize": 1, "currency": "EUR" }"#,
      "Content/photos/iceland/sand.gif": .gif(1, 1), "Content/photos/iceland/sea.gif": .gif(1, 1),
      "Content/photos/iceland/index.md": """
      +++
      title = "Iceland"
      [[photos]]
      file = "sand.gif"
      title = "Sand"
      slug = "sand"
      price = 25
      buyURL = "https://shop.example/1"
      [[photos]]
      file = "sea.gif"
      title = "Sea"
      slug = "sea"
      +++

      """,
    ])
    #expect(try author.build().contains("photos/sand/buy/index.html"))
    try author.edit(old, new, in: path)
    #expect(try author.build().contains("photos/sand/buy/index.html"))
  }

  /// The names of an account and of its owner appear only in the filter of accounts.
  @Test func makesNoCalendarAndNoFilterForFactsOfOtherKinds() throws {
    let author = try Author()
    try author.folder.write(#"{ "pageSize": 1 }"#, to: "Content/site.json")
    for name in ["a", "b"] {
      try author.folder.write(
        .text(#"{"name": "Purse \#(name)", "owner": "ana", "entries": []}"#),
        to: "Content/accounts/\(name).json")
    }
    try author.folder.write(
      #"{"firstName": "Ana", "lastName": "Lima"}"#, to: "Content/people/ana.json")
    #expect(try author.build().contains("accounts/filter.json"))
    try author.edit("Purse a", "Wallet", in: "Content/accounts/a.json")
    var made = try author.build()
    #expect(made.filter { $0.hasSuffix("filter.json") } == ["accounts/filter.json"])
    #expect(!made.contains { $0.hasSuffix(".ics") })
    try author.edit("Lima", "Sousa", in: "Content/people/ana.json")
    made = try author.build()
    #expect(made.filter { $0.hasSuffix("filter.json") } == ["accounts/filter.json"])
  }

  /// A trip's page doesn't read an account that reveals nothing about the trip.
  @Test(arguments: [
    ("hidden exact", "rounded exact"), ("exact hidden", "exact rounded"),
    ("exact exact hidden", "exact exact rounded"),
  ])
  func makesPagesOfWhichAnAccountBeginsOrEndsToTell(less: String, more: String) throws {
    func cash(_ levels: String) -> String {
      let levels = levels.split(separator: " ")
      return """
        ---
        name: Cash
        disclosure: \(levels[0])
        \(levels.count > 2 ? "tripDisclosure: \(levels[2])" : "tags: []")
        entries:
          - {date: 2025-05-01, payee: Shop, amount: -3.20, trip: lisbon, disclosure: \(levels[1])}
        ---

        """
    }
    for (before, after) in [(less, more), (more, less)] {
      let author = try Author()
      let path = "Content/accounts/cash.md"
      try author.folder.write(.text(cash(before)), to: path)
      try author.build()
      try author.edit(cash(before), cash(after), in: path)
      #expect(try author.build().contains("trips/lisbon/index.html"), "\(before), \(after)")
      #expect(try author.build() == [])
    }
  }

  /// No page reads a private account. So its sums are compared, and which of them are approximate.
  @Test func makesPagesWithASumOfAPrivateAccountThatBecomesExact() throws {
    func cash(_ level: String) -> String {
      """
      ---
      name: Cash
      visibility: private
      tripDisclosure: exact
      entries:
        - {date: 2025-05-01, payee: A, amount: -100, trip: lisbon, disclosure: rounded}
        - {date: 2025-05-01, payee: B, amount: -300, trip: lisbon, planned: true}
        - date: 2025-05-01
          payee: C
          amount: -400
          trip: lisbon
          planned: true
          disclosure: \(level)
      ---

      """
    }
    let author = try Author()
    let path = "Content/accounts/cash.md"
    for (before, after) in [("rounded", "exact"), ("exact", "rounded")] {
      try author.folder.write(.text(cash(before)), to: path)
      try author.build()
      try author.edit(cash(before), cash(after), in: path)
      #expect(try author.build().contains("trips/lisbon/index.html"))
    }
  }

  @Test func makesTheLogbookForAFactOfATripAlone() throws {
    let author = try Author()
    let page = "logbook/index.html"
    #expect(try author.build().contains(page))
    try author.edit("By tram", "By bus")
    #expect(try !author.build().contains(page))
    try author.folder.write("---\ntitle: Of us\n---\nHello.\n", to: "Content/pages/about.md")
    #expect(try !author.build().contains(page))
    try author.edit("tags: [rail]", "tags: [rail]\nmode: tram")
    #expect(try author.build().contains(page))
    try author.edit("mode: tram", "mode: tram\nstatus: cancelled")
    #expect(try author.build().contains(page))
  }

  @Test func makesTheLogbookOnceATripHasArrived() throws {
    let author = try Author()
    author.now = "2025-05-02T12:00:00Z"
    let page = "logbook/index.html"
    #expect(try author.build().contains(page))
    #expect(try author.build() == [])
    author.now = "2025-05-03T00:00:00Z"
    #expect(try author.build().contains(page))
  }

  /// Edits in JSON of one item, of amounts, or of how a file is written don't change the shape.
  @Test(arguments: [
    ("\"body\": \"Two.\"", "\"body\": \"Too.\"", "Content/trips/many.json", ["trips/b/index.html"]),
    ("\"amount\": -5", "\"amount\": -6", "Content/accounts/purse.json", ["trips/a/index.html"]),
    ("\"price\": 20", "\"price\": 21", "Content/photos/sea.json", ["trips/a/index.html"]),
    (
      "\"title\": \"B\",", "\n\n\"title\": \"Bee\",", "Content/trips/many.json",
      ["trips/b/index.html"]
    ),
  ])
  func makesFewProductsForAnEditInJSON(
    old: String, new: String, file: String, expected: [String]
  ) throws {
    func trip(_ slug: String, _ body: String) -> String {
      """
      {"slug": "\(slug)", "title": "\(slug.uppercased())", "departure": "2025-05-01T10:00Z",
       "arrival": "2025-05-01T12:00Z", "body": "\(body)"}
      """
    }
    let author = try Author([
      "Content/trips/many.json": .text("[\(trip("a", "One.")), \(trip("b", "Two."))]"),
      "Content/accounts/purse.json": """
      {"name": "Purse", "currency": "EUR", "entries": [
        {"date": "2025-05-01", "payee": "Bar", "amount": -5, "trip": "a"}]}
      """,
      "Content/photos/s.gif": .gif(1, 1),
      "Content/photos/sea.json": """
      {"title": "Sea", "file": "s.gif", "price": 20, "buyURL": "https://pay.example", "trip": "a"}
      """,
      "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
    ])
    let all = try author.build()
    try author.restart()
    try author.edit(old, new, in: file)
    let made = try author.build()
    for path in expected { #expect(made.contains(path)) }
    #expect(!made.contains("about/index.html"))
    #expect(made.count < all.count)
    #expect(try author.build() == [])
  }
}
