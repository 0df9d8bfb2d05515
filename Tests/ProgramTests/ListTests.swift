import Testing

/// The output of `zoetrope list` for published and unpublished models.
struct ListTests {
  private static let states = [
    ("draft", "draft: true"), ("later", "publishDate: 2026-07-01"),
    ("over", "expiryDate: 2026-05-31"), ("mine", "visibility: private"),
    ("known", "visibility: unlisted"), ("both", "draft: true\nexpiryDate: 2026-05-31"),
    ("shown", "tags: [rail]"),
  ]

  private func site() throws -> TestSite {
    var files = ["Content/site.json": TestSite.settings]
    for (name, keys) in Self.states {
      files["Content/trips/\(name).md"] = TestSite.trip("Porto", name, more: keys)
    }
    return try TestSite(files)
  }

  @Test(arguments: [
    ("drafts", ["both", "draft"]), ("future", ["later"]), ("expired", ["both", "over"]),
    ("private", ["mine"]),
    ("all", ["both", "draft", "known", "later", "mine", "over", "shown"]),
  ])
  func listsModelsByTheirState(what: String, names: [String]) throws {
    let site = try site()
    let run = try Program(folder: site.folder).run(["list", what] + TestSite.now).succeeded()
    #expect(run.error == "")
    let rows = run.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.map { $0[2] } == names.map { "/trips/\($0)/" })
    #expect(rows.map { $0[3] } == names.map { "Porto to \($0)" })
    #expect(rows.map { $0[4] } == names.map { "Content/trips/\($0).md" })
  }

  @Test func saysWhyNotEveryoneSeesAModel() throws {
    let site = try site()
    let run = try Program(folder: site.folder).run(["list", "all"] + TestSite.now).succeeded()
    let states = run.lines.map { $0.split(separator: "\t")[1] }
    #expect(
      states == [
        "draft, expired", "draft", "unlisted", "future", "private", "expired", "public",
      ])
  }

  @Test(
    arguments: [
      ("2026-05-30T12:00:00Z", ["later"], []),
      ("2026-06-30T23:59:59Z", ["later"], ["both", "over"]),
      ("2026-07-01T00:00:00Z", [], ["both", "over"]),
    ] as [(String, [String], [String])])
  func judgesByTheTimeThatIsAsked(now: String, future: [String], expired: [String]) throws {
    let site = try site()
    for (what, names) in [("future", future), ("expired", expired)] {
      let run = try site.run("list", what, "--now", now).succeeded()
      #expect(run.lines.map { $0.split(separator: "\t")[2] } == names.map { "/trips/\($0)/" })
    }
  }

  @Test func listsAsJSON() throws {
    let site = try site()
    let drafts = try Program(folder: site.folder).run(
      ["list", "drafts", "--json"] + TestSite.now
    ).succeeded()
    #expect(
      drafts.output == """
        [
        {"kind":"trip","states":"draft, expired","address":"/trips/both/","title":"Porto to both","source":"Content/trips/both.md"},
        {"kind":"trip","states":"draft","address":"/trips/draft/","title":"Porto to draft","source":"Content/trips/draft.md"}
        ]

        """)
    let routes = try Program(folder: site.folder).run(["list", "--json"] + TestSite.now)
      .succeeded()
    #expect(
      routes.lines.contains(
        #"{"kind":"page","address":"/tags/rail/","title":"rail","template":"term"},"#))
    #expect(
      routes.lines.contains {
        $0.replacing(/\.[0-9a-f]{8}\./, with: ".")
          == #"{"kind":"asset","address":"/assets/site.css"},"#
      })
    #expect(!routes.output.contains("draft"))
    let none = try site.run("list", "future", "--json", "--now", "2027-01-01").succeeded()
    #expect(none.output == "[]\n")
  }

  @Test func namesTheTemplateThatAPageSelects() throws {
    let site = try site()
    try site.write([
      "Content/trips/off.md": TestSite.trip("Porto", "off", more: "status: cancelled"),
      "Content/photos/gone.md":
        "---\ntitle: Gone\nurl: https://a.example/gone.png\nsold: true\n---\n",
      "Content/trips/own.md": TestSite.trip("Porto", "own", more: "template: trip-own"),
      "Templates/trip-own.html": "{{<page}}{{$main}}{{title}}{{/main}}{{/page}}\n",
    ])
    let rows = try site.run("list").succeeded().lines.map { $0.split(separator: "\t") }
    #expect(rows.first { $0[1] == "/trips/off/" }?.last == "trip.cancelled")
    #expect(rows.first { $0[1] == "/photos/gone/" }?.last == "photo.sold")
    #expect(rows.first { $0[1] == "/trips/own/" }?.last == "trip-own")
  }

  @Test(arguments: [
    ("1782863999", false), ("1782864000", true), ("", false),
  ])
  func takesTheTimeOfTheEnvironment(epoch: String, isShown: Bool) throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/trips/later.md": TestSite.trip(
        more: "publishDate: 2026-07-01\nexpiryDate: 2026-07-02"),
    ])
    let environment = ["SOURCE_DATE_EPOCH": epoch]
    let run = try site.run("list", environment: environment).succeeded()
    #expect(run.output.contains("/trips/later/") == isShown)
    // `--now` takes precedence over the environment.
    let asked = try site.run("list", "--now", "2026-07-01", environment: environment).succeeded()
    #expect(asked.output.contains("/trips/later/"))
  }

  @Test func refusesATimeOfTheEnvironmentThatIsNone() throws {
    let run = try site().run("list", environment: ["SOURCE_DATE_EPOCH": "tomorrow"])
    #expect(run.ending == .exit(64))
    #expect(
      run.error.contains(
        "SOURCE_DATE_EPOCH is 'tomorrow', which isn't a number of seconds since 1970."))
  }
}
