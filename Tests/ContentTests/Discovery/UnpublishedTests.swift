import Content
import Diagnostics
import Domain
import Foundation
import Testing

/// Files and folders that are left out because of their names.
@Suite struct UnpublishedTests {
  private static func page(_ title: String, _ text: String = "") -> String {
    "---\ntitle: \(title)\n---\n\(text)"
  }

  private static func slugs(_ loaded: Loaded) -> [String] {
    loaded.content.pages.map(\.slug.text).sorted()
  }

  // MARK: Private folders

  @Test(arguments: ["dra\u{200B}fts", "\u{FEFF}private", "dr\u{430}ft"])
  func seesThroughLettersThatLookTheSame(name: String) throws {
    let loaded = try TestSite([
      "Content/pages/\(name)/b.md": Self.page("B"), "Content/\(name)/f.pdf": "x",
    ]).load()
    #expect(Self.slugs(loaded) == [] && loaded.content.assets == [])
    #expect(loaded.ids == ["content-drafts-folder", "content-drafts-folder"])
  }

  @Test(arguments: [
    "draft", "drafts", "private", "unpublished", "Drafts", "PRIVATE", "_drafts", ".drafts",
    "_private", ".Unpublished", "__draft", "01-private", "drafts (1)", "private.", "Entwürfe",
    "privé", "_Brouillons",
  ])
  func readsAndPublishesNothingInAPrivateFolder(name: String) throws {
    let loaded = try TestSite([
      "Content/pages/a.md": Self.page("A"),
      "Content/pages/\(name)/b.md": "---\n[\n---\n",
      "Content/pages/\(name)/deep/index.md": Self.page("C"),
      "Content/pages/\(name)/c.pdf": "x",
      "Content/pages/deep/down/\(name)/d.jpg": "x",
      "Content/public/\(name)/e.txt": "x",
      "Content/\(name)/f.md": Self.page("F"),
    ]).load()
    #expect(Self.slugs(loaded) == ["a"])
    #expect(loaded.content.assets == [])
    #expect(
      Set(loaded.report.split(separator: "\n"))
        == Set(
          """
          Content/\(name): warning[content-drafts-folder]: '\(name)' is a private folder, so the file in it isn't published
             to publish a file, move it to another folder; to silence this, move the folder out of Content
          Content/pages/\(name): warning[content-drafts-folder]: '\(name)' is a private folder, so the 3 files in it aren't published
             to publish a file, move it to another folder; to silence this, move the folder out of Content
          Content/pages/deep/down/\(name): warning[content-drafts-folder]: '\(name)' is a private folder, so the file in it isn't published
             to publish a file, move it to another folder; to silence this, move the folder out of Content
          Content/public/\(name): warning[content-drafts-folder]: '\(name)' is a private folder, so the file in it isn't published
             to publish a file, move it to another folder; to silence this, move the folder out of Content
          """.split(separator: "\n")))
  }

  @Test(arguments: [
    "draft.md", "private.md", "drafts-of-maps/a.md", "privates/a.md", "my drafts/a.md",
  ])
  func otherNamesArePublished(path: String) throws {
    let loaded = try TestSite(["Content/pages/\(path)": Self.page("A")]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 1)
  }

  @Test func anEmptyPrivateFolderIsNotReported() throws {
    let site = try TestSite(["Content/pages/a.md": Self.page("A")])
    try FileManager.default.createDirectory(
      atPath: site.folder + "/Content/pages/drafts", withIntermediateDirectories: true)
    #expect(site.load().report == "")
  }

  @Test func aLinkIntoAPrivateFolderPublishesNothing() throws {
    let site = try TestSite(["Content/pages/drafts/x/a.md": Self.page("A")])
    try site.link("Content/pages/b.md", to: "drafts/x/a.md")
    try site.link("Content/pages/c", to: "drafts/x")
    let loaded = site.load()
    #expect(Self.slugs(loaded) == [])
    #expect(
      loaded.report == """
        Content/pages/b.md: warning[content-drafts-folder]: this link leads into the private folder 'Content/pages/drafts', so it isn't published
           move its target to another folder to publish it, or remove the link
        Content/pages/c: warning[content-drafts-folder]: this link leads into the private folder 'Content/pages/drafts', so the file in it isn't published
           move its target to another folder to publish it, or remove the link
        Content/pages/drafts: warning[content-drafts-folder]: 'drafts' is a private folder, so the file in it isn't published
           to publish a file, move it to another folder; to silence this, move the folder out of Content

        """)
  }

  @Test func referencesIntoAPrivateFolderNameIt() throws {
    let loaded = try TestSite([
      "Content/trips/drafts/lisbon.md": "---\ndeparture: 0\narrival: 0\n---\n",
      "Content/people/private/ana/index.md": "---\nfirstName: Ana\nlastName: Lima\n---\n",
      "Content/photos/a.md":
        "---\ntitle: A\nfile: private/a.jpg\ntrip: lisbon\nauthor: ana\n---\n",
      "Content/photos/private/a.jpg": "x",
    ]).load()
    let report = loaded.report
    #expect(
      report.contains(
        """
        Content/photos/a.md:4:7: error[content-missing-reference]: 'trip' names the trip 'lisbon', which isn't published, because it is in the private folder 'Content/trips/drafts'
            4 | trip: lisbon
              |       ^~~~~~ name another trip, or move the file to another folder

        """), "\(report)")
    #expect(
      report.contains(
        """
        'author' names the person 'ana', which isn't published, because it is in the private folder \
        'Content/people/private'
        """), "\(report)")
  }

  @Test func aTrackInAPrivateFolderIsNoTrack() throws {
    let report = try TestSite([
      "Content/trips/a.md": "---\ndeparture: 0\narrival: 0\ntrack: private/a.gpx\n---\n",
      "Content/trips/private/a.gpx": "<gpx/>",
    ]).load().report
    #expect(
      report.contains(
        """
        Content/trips/a.md:4:8: error[content-track-missing]: the track 'private/a.gpx' is ignored, because it is in the private folder 'Content/trips/private'
            4 | track: private/a.gpx
              |        ^~~~~~~~~~~~~ move the file to another folder, or name another file

        """), "\(report)")
  }

  // MARK: Marks of programs

  @Test(arguments: [
    "a.sync-conflict-20240101-120000-ABCDEFG.md", "a (Ana's conflicted copy 2024-01-01).md",
    "a (conflicted copy 2024-01-01 120000).md", "a (Copie en conflit de Ana 2024-01-01).md",
    "a (In Konflikt stehende Kopie von Ana 2024-01-01).md",
    "a (Copia en conflicto de Ana 2024-01-01).md", "a (Copia in conflitto di Ana 2024-01-01).md",
    "a (Cópia em conflito de Ana 2024-01-01).md", "a (Ana の競合コピー 2024-01-01).md",
    "a (Конфликтующая копия Ana 2024-01-01).md", "a (Ana 的冲突副本 2024-01-01).md",
    "a_conflict-20240101-120000.md", "a (SFConflict ana@b.example 2024-01-01-12-00-00).md",
    "a_Laptop_Jan-01-120000-2024_Conflict.md", "a.conflict1.md", "a_BACKUP_1234.md",
    "a_LOCAL_1234.md", "a_REMOTE_1234.md", "a_BASE_1234.md", "~$a.md", "a.md.BACKUP.123.md",
    "a.md.BASE.123.md", "a.LOCAL.123.md", "a.md.REMOTE.123.md", "a (Case Conflict 1).md",
    "a (Ana's MacBook (Case Conflict)).md", "a (Unicode Encoding Conflict).md",
    "a (Selective Sync Conflict).md", "a_NAS_Jan-01-1200-2024_Conflict.md",
    "a (conflict 2024-01-01-12-00-00).md", "a (copy: conflict #1 on 2024-01-01).md",
  ])
  func aFileWithAMarkOfAProgramIsLeftOut(name: String) throws {
    let loaded = try TestSite([
      "Content/pages/a.md": Self.page("A"), "Content/pages/\(name)": Self.page("B"),
      "Content/public/\(name)": "x", "Content/pages/b/\(name)/c.pdf": "x",
    ]).load()
    #expect(Self.slugs(loaded) == ["a"])
    #expect(loaded.content.assets == [])
    #expect(loaded.ids == Array(repeating: "content-conflict-copy", count: 3))
  }

  @Test(arguments: [
    "world-conflict-1939.md", "conflict.md", "sync-conflict.md", "my_LOCAL_tips.md",
    "conflict-1.md", "syria-conflict-20110315.md", "Syria (conflict 20110315).md",
    "Björn (Köln).md", "a [Conflict].md", "a (conflict).md", "a-LISBON.md", "a.BASE.md",
    "The conflict (1939).md", "Zambia (copper conflict).md", "1914-1918_conflict.md", "a$b.md",
  ])
  func aNameThatAPersonMayWriteIsPublished(name: String) throws {
    let loaded = try TestSite(["Content/pages/\(name)": Self.page("A")]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 1)
  }

  @Test func saysWhichProgramLeftAFile() throws {
    let report = try TestSite([
      "Content/pages/a.sync-conflict-20240101-120000-ABCDEFG.md": "x",
      "Content/public/a_LOCAL_1.txt": "x", "Content/public/~$a.docx": "x",
    ]).load().report
    #expect(
      report == """
        Content/pages/a.sync-conflict-20240101-120000-ABCDEFG.md: warning[content-conflict-copy]: this isn't published, because a sync program made it when two versions differed
           copy what you need and delete it; if you wrote this file, rename it
        Content/public/a_LOCAL_1.txt: warning[content-conflict-copy]: this isn't published, because 'git mergetool' made it during a merge
           copy what you need and delete it; if you wrote this file, rename it
        Content/public/~$a.docx: warning[content-conflict-copy]: this isn't published, because Microsoft Office created it for an open document
           close the document, or delete this file

        """)
  }

  // MARK: Copies

  private static let copies = [
    "a 2", "a copy", "a copy 2", "a - Copy", "a - Copy (2)", "a (1)", "a(1)", "Copy of a", "a-copy",
    "a_copy", "a (copy)", "a (another copy)", "a (3rd copy)", "a Kopie", "a - Kopie", "Kopie von a",
    "a - Copie", "Copie de a", "a - copia", "a - Cópia", "aのコピー", "a - 副本", "a — копия",
    "Copy of Copy of a", "a [Conflict]", "a (Conflict)", "a (conflicted)",
    "a (Ana's conflict 2024)",
    "a.Conflict", "a-conflict-2024-01-01", "a_conflict_2", "a-copy-2", "a-DESKTOP-AB12CD3",
    "a-LAPTOP", "a-DESKTOP-AB12CD3-2", "a-Anas-MacBook-Pro", "a [conflict 2]",
    "conflict-20240101-a",
    "conflict-a", "a-backup", "a old", "Copy-of-a",
  ]

  @Test(arguments: copies) func aCopyOfTheSameBytesIsLeftOut(name: String) throws {
    let loaded = try TestSite([
      "Content/pages/a.md": Self.page("A"), "Content/pages/\(name).md": Self.page("A"),
      "Content/pages/x/a.pdf": "x", "Content/pages/x/\(name).pdf": "x",
    ]).load()
    #expect(Self.slugs(loaded) == ["a"])
    #expect(loaded.content.assets.map(\.path) == ["Content/pages/x/a.pdf"])
    #expect(
      loaded.report == """
        Content/pages/\(name).md: warning[content-copy]: this isn't published, because it is a copy of 'a.md'
           delete it, or give it another name to publish both
        Content/pages/x/\(name).pdf: warning[content-copy]: this isn't published, because it is a copy of 'a.pdf'
           delete it, or give it another name to publish both

        """)
  }

  @Test(arguments: copies) func aFileNamedAsACopyThatIsNoneIsPublished(name: String) throws {
    let loaded = try TestSite([
      "Content/pages/a.md": Self.page("A"), "Content/pages/\(name).md": Self.page("B"),
      "Content/pages/b/\(name).md": "---\nslug: alone\ntitle: A\n---\n",
      "Content/public/a.pdf": "x", "Content/public/\(name).pdf": "y",
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 3)
    #expect(loaded.content.assets.count == 2)
  }

  @Test(arguments: [
    ("md", "---\ntitle: A\n---\nOld.", "---\ntitle: A\n---\nNew."),
    ("md", "+++\ntitle = \"A\"\n+++\nOld.", "---\ntitle: A\n---\nNew."),
    ("json", #"{"title": "A", "body": "Old."}"#, #"{"title": "A", "body": "New."}"#),
    (
      "json", #"[{"slug": "x", "title": "A"}]"#,
      #"[{"slug": "y", "title": "A"}, {"slug": "z", "title": "B"}]"#
    ),
  ])
  func aCopyWithTheSameTitleIsLeftOut(ending: String, old: String, new: String) throws {
    let loaded = try TestSite([
      "Content/pages/a 2.\(ending)": old, "Content/pages/a.\(ending)": new,
    ]).load()
    #expect(!Self.slugs(loaded).contains { $0 == "a 2" || $0 == "x" })
    #expect(
      loaded.report == """
        Content/pages/a 2.\(ending): warning[content-copy]: this isn't published, because it counts as a copy of 'a.\(ending)', which has the same title
           delete it, or give it another title or another name to publish both

        """)
  }

  @Test(arguments: [
    ("c.md", "---\ntitle: C\n---\nNew.", "c 2.json", #"{"title": "C", "body": "Old."}"#),
    ("c.json", #"{"title": "C", "body": "New."}"#, "c copy.md", "---\ntitle: C\n---\nOld."),
    ("c/index.md", "---\ntitle: C\n---\nNew.", "c 2.md", "---\ntitle: C\n---\nOld."),
    ("c.md", "---\ntitle: C\n---\nNew.", "c 2/index.md", "---\ntitle: C\n---\nOld."),
    (
      "c/index.json", #"{"title": "C", "body": "New."}"#, "c 2/index.md", "---\ntitle: C\n---\nOld."
    ),
    ("c.md", "---\ntitle: C\n---\nNew.", "c-DESKTOP-1.md", "---\ntitle: C\n---\nOld."),
  ])
  func aCopyInAnotherFormOrFolderIsLeftOut(
    original: String, text: String, copy: String, copied: String
  ) throws {
    let loaded = try TestSite([
      "Content/pages/\(original)": text, "Content/pages/\(copy)": copied,
    ]).load()
    #expect(Self.slugs(loaded) == ["c"])
    #expect(loaded.ids == ["content-copy"])
  }

  @Test func aCopyWithoutATitleIsLeftOut() throws {
    let ana = "---\nfirstName: Ana\nlastName: Lima\n---\n"
    let loaded = try TestSite([
      "Content/people/ana.md": ana + "New.", "Content/people/ana 2.md": ana + "Old.",
      "Content/people/ana 3.md": "---\nfirstName: Ana\nlastName: Silva\n---\nOther.",
      "Content/people/ben.md": "---\nsummary: a\n---\n",
      "Content/people/ben 2.md": "---\nsummary: b\n---\n",
      "Content/trips/a.md": "---\ntitle: A\ndeparture: 2025-03-01\narrival: 2025-03-01\n---\n",
      "Content/trips/a 2.md": "---\ndeparture: 2025-03-01\narrival: 2025-03-01\n---\nOld.",
    ]).load()
    #expect(loaded.content.trips.map(\.slug.text) == ["a"])
    #expect(
      loaded.content.unpublished.files == [
        "Content/people/ana 2.md", "Content/people/ben 2.md", "Content/trips/a 2.md",
      ])
  }

  @Test func aCopyOfATripWithoutATitleHasItsDeparture() throws {
    func trip(_ day: Int, _ text: String) -> String {
      "---\ndeparture: 2025-03-0\(day)\narrival: 2025-03-0\(day)\n---\n\(text)"
    }
    let loaded = try TestSite([
      "Content/trips/a.md": trip(1, "A"), "Content/trips/a (1).md": trip(1, "B"),
      "Content/trips/a (2).md": trip(2, "B"),
    ]).load()
    #expect(loaded.content.trips.map(\.slug.text) == ["a (2)", "a"])
    #expect(loaded.ids == ["content-copy"])
  }

  @Test func whatDiffersWithoutATitleIsNoCopy() throws {
    func trip(_ to: String) -> String {
      "---\ndeparture: 2025-03-01\narrival: 2025-03-01\ndestination: \(to)\n---\n"
    }
    func legs(_ day: Int) -> String {
      """
      ---
      legs:
        - {departure: 2025-04-0\(day), arrival: 2025-04-0\(day), origin: A, destination: B}
        - {departure: 2025-05-0\(day), arrival: 2025-05-0\(day), origin: B, destination: A}
      ---

      """
    }
    let loaded = try TestSite([
      "Content/trips/run.md": trip("Sintra"), "Content/trips/run 2.md": trip("Cascais"),
      "Content/trips/tour.md": legs(1), "Content/trips/tour 2.md": legs(2),
      "Content/pages/iceland/index.md": "A", "Content/pages/iceland/a.pdf": "1",
      "Content/pages/iceland 2/index.md": "B", "Content/pages/iceland 2/a.pdf": "2",
      "Content/pages/malta/index.md": "A", "Content/pages/malta/a.pdf": "1",
      "Content/pages/malta 2/index.md": "B", "Content/pages/malta 2/a.pdf": "1",
    ]).load()
    #expect(Set(loaded.content.unpublished.files.map(\.folder)) == ["Content/pages/malta 2"])
  }

  @Test func aCopiedFolderIsLeftOutAsOne() throws {
    let loaded = try TestSite([
      "Content/pages/a/index.md": Self.page("A", "New."), "Content/pages/a/x.pdf": "x",
      "Content/pages/a copy/index.md": Self.page("A", "Old."), "Content/pages/a copy/x.pdf": "y",
      "Content/pages/a copy/deep/z.pdf": "z",
      "Content/pages/b/x.txt": "x", "Content/pages/b/y.txt": "y", "Content/pages/b/z.txt": "z",
      "Content/pages/b 2/x.txt": "x", "Content/pages/b 2/y.txt": "y",
    ]).load()
    #expect(Self.slugs(loaded) == ["a"])
    #expect(
      loaded.content.assets.map(\.path).sorted() == [
        "Content/pages/a/x.pdf", "Content/pages/b/x.txt", "Content/pages/b/y.txt",
        "Content/pages/b/z.txt",
      ])
    #expect(
      loaded.report == """
        Content/pages/a copy: warning[content-copy]: this folder isn't published, because it counts as a copy of 'a', whose page has the same title
           delete it, or give it another title or another name to publish both
        Content/pages/b 2: warning[content-copy]: this folder isn't published, because it is a copy of 'b'
           delete it, or give it another name to publish both

        """)
  }

  @Test func filesOfAFolderThatIsNoCopyArePublished() throws {
    let loaded = try TestSite([
      "Content/pages/iceland/index.md": Self.page("Iceland"),
      "Content/pages/iceland/day-1.md": "---\nslug: x\ntitle: Day 1\n---\nRain.",
      "Content/pages/iceland/logo.pdf": "x",
      "Content/pages/iceland 2/index.md": Self.page("Iceland again"),
      "Content/pages/iceland 2/day-1.md": "---\nslug: y\ntitle: Day 1\n---\nSun.",
      "Content/pages/iceland 2/logo.pdf": "x",
      "Content/photos/a/x.txt": "x", "Content/photos/a/y.txt": "y",
      "Content/photos/a 2/x.txt": "x", "Content/photos/a 2/y.txt": "z",
    ]).load()
    #expect(loaded.report == "")
    #expect(Self.slugs(loaded) == ["iceland", "iceland 2", "x", "y"])
    #expect(loaded.content.assets.count == 6)
  }

  @Test func copiesAmongPublicFilesArePublished() throws {
    let loaded = try TestSite([
      "Content/public/app.js": "x", "Content/public/app (1).js": "x",
      "Content/public/app (1).html": "<script src='app (1).js'></script>",
      "Content/public/b/x.txt": "x", "Content/public/b 2/x.txt": "x",
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.assets.count == 5)
  }

  // MARK: Memory

  @Test func aLoadWithAMemoryAgreesAfterEachChange() throws {
    let site = try TestSite(["Content/pages/a.md": Self.page("A", "x"), "Content/pages/b.md": "b"])
    let memory = ContentMemory()
    let edits: [(path: String, text: String?)] = [
      ("Content/pages/drafts/x.md", "x"), ("Content/pages/drafts/y.md", "x"),
      ("Content/pages/drafts/y.md", nil), ("Content/pages/drafts/x.md", nil),
      ("Content/pages/.private/x.md", "x"), ("Content/pages/.private/x.md", nil),
      ("Content/pages/a 2.md", Self.page("A", "x")), ("Content/pages/a.md", Self.page("A", "y")),
      ("Content/pages/a.md", Self.page("B", "y")), ("Content/pages/a.md", Self.page("A", "z")),
      ("Content/pages/a 2.md", Self.page("C", "y")), ("Content/pages/a 2.md", Self.page("A", "y")),
      ("Content/pages/a.md", nil), ("Content/pages/a.md", Self.page("A", "y")),
      ("Content/pages/x.pdf", "x"), ("Content/pages/x copy.pdf", "x"),
      ("Content/pages/x.pdf", "y"), ("Content/pages/x copy.pdf", "y"),
      ("Content/pages/x.pdf", nil), ("Content/public/x.pdf", "x"),
      ("Content/pages/c.sync-conflict-20240101-1.md", "x"),
      ("Content/pages/c.sync-conflict-20240101-1.md", nil),
      ("Content/pages/d/index.md", Self.page("D")),
      ("Content/pages/d 2/index.md", Self.page("D", "x")),
      ("Content/pages/d 2/x.pdf", "x"), ("Content/pages/d/index.md", Self.page("E")),
    ]
    for told in [true, false] {
      for (number, edit) in edits.enumerated() {
        if let text = edit.text {
          try site.write(edit.path, text)
        } else {
          try FileManager.default.removeItem(atPath: site.folder + "/" + edit.path)
        }
        let (fresh, again) = (
          site.load(), site.load(reusing: memory, changed: told ? [edit.path] : nil)
        )
        #expect(again.diagnostics == fresh.diagnostics, "\(number)")
        #expect(again.content.pages.map(\.hashes) == fresh.content.pages.map(\.hashes), "\(number)")
        #expect(again.content.assets == fresh.content.assets, "\(number)")
        #expect(again.content.unpublished == fresh.content.unpublished, "\(number)")
      }
    }
  }
}
