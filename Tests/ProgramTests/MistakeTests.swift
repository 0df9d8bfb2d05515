import Foundation
import TestSupport
import Testing

struct MistakeTests {
  private struct Told: Decodable, Equatable {
    let id: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  /// Three files with three mistakes each, marked at their places.
  private static let wrong = [
    (
      "Content/people/ana.md", ["content-wrong-type", "content-wrong-type", "content-wrong-type"],
      """
      ---
      firstName: 1️⃣[Ana]
      lastName: Sá
      birthdate: 2️⃣1985-02-30
      url: 3️⃣ana.example
      ---
      Writes.
      """
    ),
    (
      "Content/trips/lisbon.md",
      ["content-wrong-type", "content-missing-reference", "link-broken"],
      """
      ---
      departure: 1️⃣2026-05-01T25:00:00Z
      arrival: 2026-05-01T12:00:00Z
      people: [ana, 2️⃣nobody]
      ---
      To [Faro](3️⃣faro.md), with [Ana](../people/ana.md).
      """
    ),
    (
      "Content/photos/pli.json",
      ["content-wrong-type", "content-wrong-type", "content-wrong-type"],
      """
      {
        "title": 1️⃣5,
        "file": "pli.jpg",
        "price": 2️⃣"25,99",
        "sold": 3️⃣"yes"
      }
      """
    ),
  ]

  /// Fifty correct files that refer to the three.
  private static let good: [String: String] = {
    var files = [
      "Content/site.json": #"{ "baseURL": "https://ana.example", "author": "ana" }"#
    ]
    for number in 1...20 {
      files["Content/trips/trip-\(number).md"] = TestSite.trip(
        more: "people: [ana]\nauthor: ana",
        body: "With [Ana](../people/ana.md) [to Lisbon](lisbon.md), ![](../photos/pli.json).")
      files["Content/photos/photo-\(number).json"] = """
        { "title": "Photo \(number)", "file": "p.png", "alt": "A", "trip": "lisbon" }
        """
    }
    for number in 1...10 {
      files["Content/accounts/account-\(number).json"] = """
        { "name": "Account \(number)", "owner": "ana", "openingBalance": 5,
          "entries": [{ "date": "2026-05-01", "payee": "Rail", "amount": -5, "trip": "lisbon" }] }
        """
    }
    return files
  }()

  private static let mended = [
    "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Sá\n---\nWrites.",
    "Content/trips/lisbon.md": TestSite.trip(),
    "Content/photos/pli.json": #"{ "title": "Misery Ridge", "file": "p.png", "alt": "A" }"#,
  ]

  @Test func tellsNineMistakesInThreeFilesAndNothingOfWhatRefersToThem() throws {
    let site = try TestSite(Self.good)
    try site.write(Journal.beach, to: "Content/photos/p.png")
    try site.write(Self.mended)
    try site.build()
    try site.write(["Output/CNAME": "ana.example", "Output/notes/mine.txt": "mine"])
    try site.build()
    let before = try site.tree()
    #expect(before.entries.count > 50)

    var expected: [Told] = []
    for (file, ids, marked) in Self.wrong {
      let text = MarkedText(marked)
      try site.write([file: text.text])
      for (number, id) in zip(1..., ids) {
        let mark = try #require(text.marks[number])
        expected.append(Told(id: id, file: file, line: mark.line, column: mark.column))
      }
    }
    let run = try site.run("build", "--diagnostics", "json")
    #expect(run.ending == .exit(1))
    let told = try JSONDecoder().decode([Told].self, from: Data(run.output.utf8))
    #expect(told.count == 9)
    func order(_ a: Told, _ b: Told) -> Bool {
      (a.file ?? "", a.line ?? 0) < (b.file ?? "", b.line ?? 0)
    }
    #expect(told == expected.sorted(by: order))

    #expect(try site.tree().changes(since: before) == [])
    let text = try site.run("build")
    #expect(text.output.isEmpty)
    #expect(text.error.hasSuffix("\n9 errors; nothing was published\n"))
  }

  @Test func publishesNothingOnAWarningWhereStrict() throws {
    let site = try Journal.site()
    try site.build()
    let before = try Tree(of: site.folder)
    try site.write(["Content/pages/about.md": "---\ntitle: About\ncolour: red\n---\nHello."])
    let edited = try Tree(of: site.folder)
    #expect(try site.run("build", "--strict").ending == .exit(1))
    #expect(try Tree(of: site.folder).changes(since: edited) == [])
    let run = try site.run("build").succeeded()
    #expect(
      run.error == """
        Content/pages/about.md:3:1: warning[content-unknown-key]: a page has no key 'colour'
            3 | colour: red
              | ^~~~~~ remove it: Zoetrope doesn't use it
        1 warning

        """)
    #expect(try Tree(of: site.folder).changes(since: before) != [])
  }

  // MARK: For tools

  @Test(arguments: ["build", "check"])
  func writesJSONAloneToStandardOutput(command: String) throws {
    let site = try Journal.site()
    #expect(try site.run(command, "--diagnostics", "json").succeeded().output == "[]\n")
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\n[Ana](ana.md)\n"])
    let run = try site.run(command, "--diagnostics", "json")
    #expect(run.ending == .exit(1))
    #expect(
      run.output == """
        [
          {"id": "link-broken", "severity": "error", "file": "Content/pages/about.md", "line": 4, \
        "column": 7, "length": 6, "message": "this link leads to a file that doesn't exist", "fix": \
        "did you mean '../people/ana.md'?"}
        ]

        """)
    #expect(run.error.isEmpty)
  }

  @Test func writesWorkflowCommands() throws {
    let site = try Journal.site()
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\n[Ana](ana.md)\n"])
    let run = try site.run("check", "--diagnostics", "github")
    #expect(run.ending == .exit(1))
    #expect(
      run.output == """
        ::error file=Content/pages/about.md,line=4,col=7,endColumn=13,title=link-broken::this link leads to a file that doesn't exist%0Adid you mean '../people/ana.md'?

        """)
  }

  @Test func namesFilesFromTheWorkingFolder() throws {
    let site = try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\n[x](y.md)\n"], name: "a b")
    for (folder, option) in [(site.parent, "a b/"), ("\(site.folder)/Content", "../../a b")] {
      let run = try Program(folder: folder).run(
        "check", "--site", option, "--base-url", "https://a.b")
      let shown = option.hasSuffix("/") ? String(option.dropLast()) : option
      #expect(run.error.hasPrefix("\(shown)/Content/pages/a.md:4:5: error[link-broken]: "))
    }
  }
}
