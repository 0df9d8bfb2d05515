import Foundation
import Testing

struct GoldenTests {
  private func site() throws -> TestSite {
    try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/pages/about.md": "---\ntitle: About\n---\nBecause.",
      "Content/public/notes.txt": "one\ntwo\nthree\nfour\nfive\n",
    ])
  }

  @Test func recordsAndComparesAWholeTree() throws {
    let site = try site()
    let recorded = try site.run("golden", "Expected", "--record").succeeded()
    #expect(!site.exists("Output"))
    try site.build()
    let files = try site.tree().files.filter { !$0.key.hasPrefix(manifestBeginning) }
    #expect(try site.tree("Expected").files == files)
    #expect(files.count > 5)
    #expect(recorded.lines.sorted() == files.keys.sorted().map { "recorded \($0)" })
    let equal = try site.run("golden", "Expected").succeeded()
    #expect(equal.output == "\(files.count) files are equal\n")
    let again = try site.run("golden", "Expected", "--record").succeeded()
    #expect(again.output == "nothing has changed\n")
  }

  @Test func tellsWhatIsMissingUnexpectedAndDifferent() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record").succeeded()
    let count = try site.tree("Expected").files.count
    try site.write(["Expected/old/index.html": "old"])
    let script = try #require(
      site.tree("Expected").files.keys.first { $0.hasSuffix(".js") })
    try site.remove("Expected/\(script)")
    try site.write(["Content/public/notes.txt": "one\ntwo\n3\nfour\nfive\n"])
    let run = try site.run("golden", "Expected")
    #expect(run.ending == .exit(1))
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        missing: old/index.html
        unexpected: \(script)
        different: notes.txt
          @ line 3
            two
          - three
          + 3
            four
        \(count - 2) files are equal, 3 not

        """)

    let recorded = try site.run("golden", "Expected", "--record").succeeded()
    #expect(
      recorded.output == """
        recorded \(script)
        recorded notes.txt
        removed old/index.html

        """)
    #expect(!site.exists("Expected/old"))
    _ = try site.run("golden", "Expected").succeeded()
  }

  @Test func leavesAFolderAloneThatIsNoGolden() throws {
    let site = try site()
    try site.write(["Thesis/chapter.txt": "years of work"])
    for folder in ["Thesis", ".", "Content"] {
      let before = try Tree(of: site.folder)
      let run = try site.run("golden", folder, "--record")
      #expect(run.ending == .exit(1))
      #expect(
        run.error == """
          error[golden-foreign]: '\(folder)' doesn't look like a recorded site, so nothing was written
             name a new folder
          1 error; nothing was recorded

          """)
      #expect(try Tree(of: site.folder).changes(since: before) == [])
    }
  }

  @Test func saysThatNothingIsRecorded() throws {
    let run = try site().run("golden", "Expected")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[golden-folder]: 'Expected' isn't a folder
           record it first with --record
        1 error; nothing was compared

        """)
  }

  @Test func tellsToolsWhatDiffers() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record").succeeded()
    try site.write([
      "Expected/old.txt": "old", "Content/public/new.txt": "new",
      "Content/public/notes.txt": "one\n",
    ])
    let run = try site.run("golden", "Expected/", "--diagnostics", "json")
    #expect(run.ending == .exit(1))
    let way = "fix the site, or record it again with --record"
    #expect(
      run.output == """
        [
          {"id": "golden-unexpected", "severity": "error", "file": "Expected/new.txt", \
        "message": "the site has this file, which isn't recorded", "fix": "\(way)"},
          {"id": "golden-different", "severity": "error", "file": "Expected/notes.txt", \
        "message": "the site's file differs from this one", "fix": "\(way)", \
        "notes": [{"message": "  @ line 2\\n    one\\n  - two\\n  - three\\n  - four\\n  - five\\n    \\n"}]},
          {"id": "golden-missing", "severity": "error", "file": "Expected/old.txt", \
        "message": "the site doesn't have this file", "fix": "\(way)"}
        ]

        """)
  }

  @Test func recordsNothingWhereChangesAreChecked() throws {
    let site = try site()
    let run = try Program(folder: site.folder, environment: ["CI": "true"])
      .run("golden", "Expected", "--record")
    #expect(run.ending == .exit(1))
    #expect(
      run.error.hasPrefix(
        "error[golden-ci]: nothing was recorded into 'Expected', because 'CI' is set\n"))
    #expect(!site.exists("Expected"))
  }

  @Test func leavesOutWhatIsExcluded() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record", "--exclude", "notes.txt").succeeded()
    #expect(!site.exists("Expected/notes.txt"))
    try site.write(["Expected/old/a.html": "old", "Expected/x.ics": "old"])
    let run = try site.run(
      "golden", "Expected", "--exclude", "*.txt", "--exclude", "old/", "--exclude=*.ics")
    #expect(run.ending == .exit(0))
    // Recording doesn't touch them.
    _ = try site.run(
      "golden", "Expected", "--record", "--exclude", "old/", "--exclude", "*.ics"
    ).succeeded()
    #expect(site.exists("Expected/old/a.html") && site.exists("Expected/notes.txt"))
    #expect(try site.run("golden", "Expected").ending == .exit(1))
  }

  @Test func leavesOutAFolderWithoutItsSlash() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record", "--exclude", "assets").succeeded()
    #expect(!site.exists("Expected/assets") && site.exists("Expected/index.html"))
    _ = try site.run("golden", "Expected", "--exclude", "assets").succeeded()
  }

  @Test func showsTheLinesOfACalendarAndOfALongLineWhatDiffers() throws {
    let site = try site()
    let words = String(repeating: "word ", count: 100)
    try site.write([
      "Content/public/a.ics": "BEGIN\r\nONE\r\nTWO\r\nEND\r\n",
      "Content/public/long.txt": "\(words)old \(words)",
    ])
    _ = try site.run("golden", "Expected", "--record").succeeded()
    try site.write([
      "Content/public/a.ics": "BEGIN\r\nONE\r\n2\r\nEND\r\n",
      "Content/public/long.txt": "\(words)new \(words)",
    ])
    let near = String(repeating: "word ", count: 8)
    let far = String(repeating: "word ", count: 31)
    let told = try site.run("golden", "Expected").output
    #expect(
      told.hasPrefix(
        """
        different: a.ics
          @ line 3
            ONE
          - TWO
          + 2
            END
        different: long.txt
          @ line 1
          - …\(near)old \(far)w…
          + …\(near)new \(far)w…

        """), Comment(rawValue: told))
  }

  @Test func saysThatAFileIsInTheFoldersPlace() throws {
    let site = try site()
    try site.write(["notes": "Mine."])
    for run in [
      try site.run("golden", "notes"), try site.run("golden", "notes", "--record"),
      try site.run("golden", "notes/in", "--record"),
    ] {
      #expect(run.ending == .exit(1))
      #expect(
        run.error.hasPrefix(
          """
          error[golden-folder]: 'notes' is a file where a folder is needed
             name a folder, or move the file away

          """))
    }
  }

  @Test func recordsNothingOfASiteWithMistakes() throws {
    let site = try site()
    try site.write(["Content/pages/about.md": "No title."])
    let run = try site.run("golden", "Expected", "--record")
    #expect(run.ending == .exit(1))
    #expect(run.error.hasSuffix("1 error; nothing was recorded\n"))
    #expect(!site.exists("Expected"))
  }
}
