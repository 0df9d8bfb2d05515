import Foundation
import Testing

struct GoldenTests {
  private func site() throws -> TestSite {
    try TestSite(
      ["Content/site.json": TestSite.settings, "Content/pages/about.md": Self.page("Because.")])
  }

  private static func page(_ text: String) -> String { "---\ntitle: About\n---\n\(text)" }

  private static let files = [
    "404.html", "about/index.html", "accounts/index.html", "assets/site.css", "assets/site.js",
    "index.html", "people/index.html", "photos/index.html", "settings/index.html",
    "trips/index.html",
  ]

  @Test func recordsAndComparesAWholeTree() throws {
    let site = try site()
    let recorded = try site.run("golden", "Expected", "--record").succeeded()
    #expect(recorded.lines.sorted() == Self.files.map { "recorded \($0)" })
    #expect(try site.tree("Expected").files.keys.sorted() == Self.files)
    #expect(try site.run("golden", "Expected").succeeded().output == "10 files are equal\n")
    #expect(
      try site.run("golden", "Expected", "--record").succeeded().output == "nothing has changed\n")
    #expect(!site.exists("Output"))
    try site.build()
    for (path, bytes) in try site.tree("Expected").files {
      #expect(try site.tree().files[path] == bytes, "\(path)")
    }
  }

  @Test func tellsWhatIsMissingUnexpectedAndDifferent() throws {
    let site = try site()
    _ = try site.run("golden", "Expected", "--record").succeeded()
    try site.write(["Expected/old/index.html": "old"])
    try site.remove("Expected/assets/site.js")
    try site.write(["Content/pages/about.md": Self.page("Otherwise.")])
    let run = try site.run("golden", "Expected")
    #expect(run.ending == .exit(1))
    #expect(run.error.isEmpty)
    #expect(
      run.output == """
        missing: old/index.html
        unexpected: assets/site.js
        different: about/index.html
          @ line 8
              <title>About – Journal</title>
          -   <meta name="description" content="Because.">
          +   <meta name="description" content="Otherwise.">
              <link rel="canonical" href="https://ana.example/about/">
          @ line 32
                    <div class="body">
          -         <p>Because.</p>
          +         <p>Otherwise.</p>
            </div>
        8 files are equal, 3 not

        """)

    let recorded = try site.run("golden", "Expected", "--record").succeeded()
    #expect(
      recorded.output == """
        recorded about/index.html
        recorded assets/site.js
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
          error: '\(folder)' does not look like a recorded site, so it is left as it is: name a \
          new folder

          """)
      #expect(try Tree(of: site.folder).changes(since: before) == [])
    }
  }

  @Test func saysThatNothingIsRecorded() throws {
    let run = try site().run("golden", "Expected")
    #expect(run.ending == .exit(1))
    #expect(run.error == "error: 'Expected' is no folder: record it first with --record\n")
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
