import Foundation
import TestSupport
import Testing

@testable import Application

/// A site made with the memory of an earlier one equals one made without.
@Suite struct SiteMemoryTests {
  /// A file to write, or to remove if its text is `nil`.
  typealias Edit = (path: String, text: String?)

  /// Successive edits, each with text that the site must show afterwards.
  private static let edits: [(edit: Edit, expected: String)] = [
    (("Content/trips/a.md", trip("Day one")), "Day one"),
    (("Templates/trip.html", "<title>{{page.pageTitle}}</title><p>Mine: {{{body}}}</p>"), "Mine:"),
    (("Templates/trip.html", "{{oops}}"), "template-unknown-name"),
    (("Content/trips/a.md", trip("Day two")), "template-unknown-name"),
    (("Templates/trip.html", nil), "Day two"),
    (("Templates/words/en.json", #"{"departure": "Leaves", "strange": "Odd"}"#), "Leaves"),
    (("Content/site.json", #"{"title": "Log", "locale": "de_DE"}"#), "Log"),
    (("Content/site.json", #"{"title": "Log"}"#), "Log"),
    (("Templates/assets/site.css", "body { background: url(paper.png) }"), "asset-broken-link"),
    (("Templates/assets/paper.css", "p { color: red }"), "asset-unused"),
    (("Templates/assets/site.css", "@import \"paper.css\";"), "paper."),
    (("Templates/diary.html", "<title>{{page.pageTitle}}</title>Diary"), "template-unselected"),
    (("Content/trips/a.md", trip("Day three", "template: diary")), "Diary"),
    (("Content/trips/a.md", trip("Day four", "template: dairy")), "diary"),
    (("Content/trips/b.md", trip("Day five")), "Day five"),
    (("Content/trips/a.md", nil), "Day five"),
  ]

  private static func trip(_ title: String, _ line: String = "draft: false") -> String {
    """
    ---
    title: \(title)
    departure: 2025-05-01T10:00:00
    arrival: 2025-05-01T12:00:00
    \(line)
    ---
    [Home](/) and ![](/assets/paper.png).

    """
  }

  /// A file that could not be read for a moment is read again, though it has not changed.
  @Test func remembersNoTemplatesThatCouldNotBeRead() throws {
    let site = try TemporaryFolder([
      "Content/index.md": "# Home\n", "Templates/words/en.json": #"{"photos": "Shots"}"#,
    ])
    let (templates, away) = (site.path + "/Templates", site.path + "/away")
    try FileManager.default.moveItem(atPath: templates, toPath: away)
    try FileManager.default.createSymbolicLink(
      atPath: templates, withDestinationPath: "Templates")
    var asked = Asked()
    asked.memory = SiteMemory()
    #expect(try site.make(asked).report.contains("Templates: error[content-unreadable]"))
    try FileManager.default.removeItem(atPath: templates)
    try FileManager.default.moveItem(atPath: away, toPath: templates)
    asked.changed = []
    let again = try site.make(asked)
    #expect(!again.report.contains("unreadable"))
    #expect(again.files == (try site.make()).files)
  }

  @Test func makesWhatASiteWithoutMemoryMakes() throws {
    let site = try TemporaryFolder(["Content/index.md": "# Home\n"])
    var (watched, unwatched) = (Asked(), Asked())
    watched.memory = SiteMemory()
    unwatched.memory = SiteMemory()
    for (edit, expected) in Self.edits {
      if let text = edit.text {
        try site.write(.text(text), to: edit.path)
      } else {
        try site.remove(edit.path)
      }
      watched.changed = [edit.path]
      let fresh = try site.make()
      #expect(fresh.report.contains(expected) || !fresh.paths(with: expected).isEmpty)
      for asked in [watched, unwatched] {
        let again = try site.make(asked)
        #expect(again.report == fresh.report)
        #expect(again.files == fresh.files, "after \(edit.path)")
      }
    }
  }

  /// A file's published name depends on its bytes, even if the file is only linked to.
  @Test func renamesAFileWhoseBytesChange() throws {
    let film = "Content/pages/walk/VID_20250611_101533.mov"
    let site = try TemporaryFolder([
      "Content/pages/walk/index.md": "---\ntitle: Walk\n---\n[Film](VID_20250611_101533.mov)\n",
      film: "one",
    ])
    var asked = Asked()
    asked.memory = SiteMemory()
    let first = try site.make(asked)
    #expect(first.files == (try site.make()).files)
    try site.write(.text("another"), to: film)
    asked.changed = [film]
    let again = try site.make(asked)
    #expect(again.files == (try site.make()).files)
    #expect(again.files != first.files)
  }

  @Test func showsTimesOfPhotosAsTheSettingsSay() throws {
    let site = try TemporaryFolder([
      "Content/site.json": #"{"title": "Log"}"#,
      "Content/photos/pli.md":
        "---\ntitle: A\nfile: pli.gif\nalt: A\ntakenAt: 2024-05-17T09:41:07+09:00\n---\n",
      "Content/photos/pli.gif": .gif(4, 3),
    ])
    var asked = Asked()
    asked.memory = SiteMemory()
    for time in ["", #", "photos": {"time": true}"#, #", "photos": {"time": false}"#] {
      try site.write(.text(#"{"title": "Log"\#(time)}"#), to: "Content/site.json")
      let fresh = try site.make()
      #expect(fresh.paths(with: "09:41:07").isEmpty != time.contains("true"))
      for changed in [["Content/site.json"], nil] as [Set<String>?] {
        asked.changed = changed
        #expect(try site.make(asked).files == fresh.files)
      }
    }
  }

  private static func placed(_ line: String) -> String {
    """
    ---
    departure: 2025-05-01T10:00:00
    arrival: 2025-05-01T12:00:00
    \(line)
    ---

    """
  }

  private static func account(_ name: String, _ entry: String) -> String {
    """
    ---
    name: \(name)
    entries:
      - {date: 2025-05-01, amount: -5, \(entry)}
    ---
    See [a bill](bill.txt).

    """
  }

  /// Facts that affect a site's pages, files and mistakes, before and after an edit of them.
  private static let facts: [(path: String, before: String, after: String)] = [
    (
      "Content/trips/b.md", placed("origin: A"),
      placed("origin: {name: A, latitude: 1, longitude: 2}")
    ),
    (
      "Content/trips/b.md", placed("origin: {name: A, latitude: 1, longitude: 2}"),
      placed("origin: {name: A, latitude: 1, longitude: 2}\nstatus: cancelled")
    ),
    ("Content/trips/b.md", placed("tags: []"), placed("budget: 100")),
    (
      "Content/photos/al/index.md", "---\nkind: album\ntitle: One\n---\n",
      "---\nkind: album\ntitle: Two\n---\n"
    ),
    (
      "Content/photos/p.md", "---\ntitle: P\nfile: p.png\nalt: P\nsold: false\n---\n",
      "---\ntitle: P\nfile: p.png\nalt: P\neditions: [{name: A, price: 5}]\n---\n"
    ),
    (
      "Content/accounts/c.md", account("Cash", "payee: A, receipt: bill.txt"),
      account("Cash", "payee: A, receipt: {file: bill.txt, public: true}")
    ),
    (
      "Content/accounts/c.md", account("Cash", "payee: A, category: Food"),
      account("Cash", "payee: A, category: food")
    ),
    (
      "Content/accounts/c.md", account("Cash", "transfer: d"),
      account("Cash", "transfer: d, disclosure: rounded")
    ),
    (
      "Content/accounts/c.md", account("Cash", "payee: A"),
      account("Cash", "payee: A, receipt: none.txt")
    ),
  ]

  @Test(arguments: facts.indices, [false, true])
  func decidesAnewWhatFactsDecide(index: Int, isReversed: Bool) throws {
    let (path, one, other) = Self.facts[index]
    let (before, after) = isReversed ? (other, one) : (one, other)
    let site = try TemporaryFolder([
      "Content/index.md": "# Home\n", "Content/trips/a.md": .text(Self.trip("Day one")),
      "Content/accounts/d.md": .text(
        Self.account("Bank", "payee: A, category: Food").replacing("bill.txt", with: "c.md")),
      "Content/accounts/bill.txt": "A bill.\n", "Content/photos/p.png": .png(8, 6),
      path: .text(before),
    ])
    var asked = Asked()
    asked.memory = SiteMemory()
    let first = try site.make(asked)
    try site.write(.text(after), to: path)
    asked.changed = [path]
    let (again, fresh) = (try site.make(asked), try site.make())
    #expect(again.report == fresh.report)
    #expect(again.files == fresh.files)
    #expect(first.files != fresh.files || first.report != fresh.report)
  }

  @Test func compilesOnceForWhatIsTheSame() throws {
    let site = try TemporaryFolder(["Content/trips/a.md": .text(Self.trip("Day one"))])
    var asked = Asked()
    asked.memory = SiteMemory()
    _ = try site.make(asked)
    try site.write("<title>{{oops}}</title>", to: "Templates/trip.html")
    // Only a new compilation finds the mistake.
    asked.changed = ["Content/trips/a.md"]
    #expect(!(try site.make(asked).ids.contains("template-unknown-name")))
    asked.changed = ["Templates/trip.html"]
    #expect(try site.make(asked).ids.contains("template-unknown-name"))
  }
}
