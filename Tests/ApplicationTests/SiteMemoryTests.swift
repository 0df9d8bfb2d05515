import Foundation
import TestSupport
import Testing

@testable import Application

/// A site made with the memory of an earlier one equals one made without.
@Suite struct SiteMemoryTests {
  /// A file to write, or to remove if there is no text.
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
