import Foundation
import Testing

/// The steps from an empty folder to a first page, as the README describes.
struct AuthoringTests {
  private static let clock = ["--now", "2026-01-31T12:00:00Z"]

  private static func program(_ folder: TemporaryFolder) -> Program { Program(folder: folder.path) }

  @Test func beginsASiteThatBuildsWithNothingButAnAddressMissing() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(folder)
    let made = try program.run(["init", "journal"] + Self.clock).succeeded()
    #expect(made.error.isEmpty)
    #expect(
      made.output == """
        journal/Content/site.json
        journal/Content/trips/lisbon-to-porto.md
        journal/Content/photos/first-evening.md
        journal/Content/photos/first-evening.png
        journal/Content/accounts/travel-money.json
        journal/Content/pages/about.md
        journal/README.md
        journal/.gitignore
        journal/.vscode/settings.json
        journal/.vscode/tasks.json
        journal/.vscode/zoetrope.code-snippets

        Next:
          cd journal
          zoetrope preview                   see the site while writing
          zoetrope build                     publish it into Output/
          zoetrope new trip "Porto to Vigo"  create your own trip
          zoetrope new album Iceland         create an album; put pictures in its folder

        """)
    let site = Program(folder: "\(folder.path)/journal")
    for kind in ["trip", "photo", "account", "person", "page"] {
      let run = try site.run(["new", kind, "Porto to \"Vigo\" & Co."] + Self.clock).succeeded()
      let isTrip = kind == "trip"
      #expect(
        run.error
          == (isTrip
            ? "note: '\"Vigo\" & Co.' isn't a known place: add its 'timeZone' in the file\n" : "")
      )
      for path in run.lines {
        #expect(FileManager.default.fileExists(atPath: "\(site.folder)/\(path)"))
      }
    }
    let trip = "\(site.folder)/Content/trips/porto-to-vigo-co.md"
    try String(contentsOfFile: trip, encoding: .utf8)
      .replacing("timeZone:  #", with: "timeZone: Europe/Madrid  #")
      .write(toFile: trip, atomically: true, encoding: .utf8)
    let build = try site.run(["build", "--base-url", "https://ana.example"] + Self.clock)
    #expect(build.ending == .exit(0))
    #expect(
      build.error == """
        Content/photos/porto-to-vigo-co.md:4:1: warning[content-photo-without-alt]: the photo has no 'alt', so screen readers read only its title
            4 | alt:  # describe the picture for people who can't see it
              | ^~~ add 'alt' and describe what the picture shows
        1 warning

        """)
    let page = "\(site.folder)/Output/trips/porto-to-vigo-co/index.html"
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("Porto to &quot;Vigo&quot; &amp; Co."))
  }

  @Test func takesATemplateOutOfTheProgramWhoseChangeShows() throws {
    let folder = try TemporaryFolder()
    _ = try Self.program(folder).run(["init", "."] + Self.clock).succeeded()
    let program = Self.program(folder)
    let export = try program.run("theme", "export", "trip.html").succeeded()
    #expect(export.output == "Templates/trip.html\n")
    let template = "\(folder.path)/Templates/trip.html"
    let text = try String(contentsOfFile: template, encoding: .utf8)
    try text.replacing("<article>", with: #"<article class="mine">"#)
      .write(toFile: template, atomically: true, encoding: .utf8)
    let head = "\(folder.path)/Templates/components/head.html"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/Templates/components", withIntermediateDirectories: true)
    try #"<meta name="mine" content="{{page.pageTitle}}">"#
      .write(toFile: head, atomically: true, encoding: .utf8)
    _ = try program.run(["build", "--base-url", "https://ana.example"] + Self.clock).succeeded()
    let page = "\(folder.path)/Output/trips/lisbon-to-porto/index.html"
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains(#"<article class="mine">"#))
    #expect(html.contains(#"<meta name="mine" content="Lisbon to Porto"#))
    let again = try program.run("theme", "export", "trip.html")
    #expect(again.ending == .exit(1))
    #expect(
      again.error == """
        error[new-file-exists]: 'Templates/trip.html' already exists, so nothing was written
           move the existing files away, or choose another place

        """)
  }

  @Test func writesOverNothing() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(folder)
    _ = try program.run(["init", "."] + Self.clock).succeeded()
    let before = try Tree(of: folder.path)
    let again = try program.run("init", ".")
    #expect(again.ending == .exit(1))
    #expect(again.output.isEmpty)
    #expect(
      again.error == """
        error[new-file-exists]: 24 files already exist, so nothing was written
           move the existing files away, or choose another place
           note: Content/: 6 files
           note: .vscode/: 3 files
           note: .zoetrope/: 15 files

        """)
    let trip = try program.run("new", "trip", "Lisbon to Porto")
    #expect(trip.ending == .exit(1))
    #expect(trip.output.isEmpty)
    #expect(
      trip.error == """
        error[new-slug-taken]: 'Content/trips/lisbon-to-porto.md' already has the slug 'lisbon-to-porto'
           change that file, or add --slug lisbon-to-porto-2

        """)
    #expect(try Tree(of: folder.path).changes(since: before) == [])
  }

  @Test func saysWhereASiteIsWanted() throws {
    let folder = try TemporaryFolder()
    let run = try Self.program(folder).run("new", "trip", "Lisbon to Porto")
    #expect(run.ending == .exit(1))
    #expect(
      run.error == """
        error[new-no-site]: there is no 'Content' here
           name the site's folder with --site, or start a site with 'zoetrope init'

        """)
  }

  @Test func makesSchemasAgainThatAreTheSame() throws {
    let folder = try TemporaryFolder()
    let program = Self.program(folder)
    _ = try program.run(["init", "."] + Self.clock).succeeded()
    let before = try Tree(of: folder.path)
    let written = try program.run("schema").succeeded()
    #expect(written.lines.count == 15)
    #expect(written.lines.allSatisfy { $0.hasPrefix(".zoetrope/schema/") })
    #expect(try Tree(of: folder.path).changes(since: before) == [])
    let file = "\(folder.path)/.zoetrope/schema/front-matter/trip.json"
    let printed = try program.run("schema", "trip", "--front-matter").succeeded()
    #expect(printed.output == (try String(contentsOfFile: file, encoding: .utf8)))
  }
}
