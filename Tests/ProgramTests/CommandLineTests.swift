import Foundation
import Testing

struct CommandLineTests {
  // MARK: Usage

  @Test(arguments: [
    (["build", "--nope"], "Error: Unknown option '--nope'. Did you mean '--now'?"),
    (
      ["build", "extra"],
      "Error: Write the site's folder after '--site'. Type: zoetrope build --site extra"
    ),
    (["bild"], "Error: There is no command 'bild'. Did you mean 'build'?"),
    (["serve"], "Error: There is no command 'serve'. Did you mean 'preview'?"),
    (["xyzzy"], "Error: There is no command 'xyzzy'."),
    (
      ["build", "--now", "soon"], "Error: '--now soon' isn't a time such as 2026-01-31T12:00:00Z."
    ),
    (["check", "--jobs", "0"], "Error: '--jobs 0' isn't between 1 and 64."),
    (["check", "--jobs", "65"], "Error: '--jobs 65' isn't between 1 and 64."),
    (["list", "--jobs", "two"], "Error: The value 'two' is invalid for '--jobs <n>'"),
    (
      ["build", "--base-url", "ana.example"],
      "Error: An address begins with https:// or http://. Type: zoetrope build --base-url "
        + "https://ana.example"
    ),
    (
      ["check", "--base-url=ana.example/a", "--quiet"],
      "Error: An address begins with https:// or http://. Type: zoetrope check "
        + "--base-url=https://ana.example/a --quiet"
    ),
    (
      ["build", "--base-url", "journal"],
      "Error: '--base-url journal' isn't an address such as https://example.org/journal."
    ),
    (
      ["build", "--diagnostics", "xml"],
      "Error: The value 'xml' is invalid for '--diagnostics <format>'. Please provide one of "
        + "'text', 'json' or 'github'."
    ),
    (
      ["golden"],
      "Error: The folder with the expected files is missing. "
        + "Type: zoetrope golden Expected --record"
    ),
    (["init"], "Error: A site needs a folder. Type: zoetrope init journal"),
    (["new"], "Error: The kind is missing. Type: zoetrope new trip \"Lisbon to Porto\""),
    (
      ["new", "person"],
      "Error: A new person needs a name. Type: zoetrope new person \"Ana Lima\""
    ),
    (
      ["new", "page", "About", "--titel", "x"],
      "Error: Unknown option '--titel'. Did you mean '--site'?"
    ),
    (
      ["new", "photo", "*.jpg"],
      "Error: No file here is called '*.jpg'. Type: zoetrope new photo \"A title\" --image a.jpg"
    ),
    (["trip"], "Error: There is no command 'trip'. Type: zoetrope new trip \"Lisbon to Porto\""),
    (
      ["create", "trip", "Porto", "to", "Braga"],
      "Error: There is no command 'create'. Put a title of several words in quotes. "
        + "Type: zoetrope new trip \"Porto to Braga\""
    ),
    (["add", "trip", "Porto"], "Error: There is no command 'add'. Type: zoetrope new trip Porto"),
    (
      ["deploy"],
      "Error: There is no command 'deploy', since each host has its own. Type: zoetrope build"
    ),
    (["--verison"], "Error: There is no option '--verison'. Type: zoetrope --version"),
    (["-v"], "Error: There is no option '-v'. Type: zoetrope --version"),
    (
      ["theme", "exprot", "trip.html"],
      "Error: There is no command 'theme exprot'. Type: zoetrope theme export trip.html"
    ),
    (
      ["check", "Content/trips"],
      "Error: This command works on the whole site, in the folder that contains 'Content'. "
        + "Type: zoetrope check"
    ),
    (
      ["preview", "Output"],
      "Error: Show the published site with '--published'. Type: zoetrope preview --published"
    ),
    (
      ["new", "trip"],
      "Error: A new trip needs a title. Type: zoetrope new trip \"Lisbon to Porto\""
    ),
    (["new", "trip", " "], "Error: The title is empty: write one, such as \"Lisbon to Porto\"."),
    (
      ["new", "boat", "Vasa"],
      "Error: The value 'boat' is invalid for '<kind>'. Please provide one of the following:"
    ),
    (
      ["schema", "boat"],
      "Error: The value 'boat' is invalid for '<name>'. Please provide one of the following:"
    ),
    (["schema", "site", "--front-matter"], "Error: Content/site.json has no front matter."),
    (["schema", "--front-matter"], "Error: --front-matter needs a name, such as trip."),
    (
      ["schema", "trip", "--output", "x"],
      "Error: --output writes all schemas: leave out the name or the option."
    ),
  ])
  func refusesWrongUsage(arguments: [String], message: String) throws {
    let run = try Program().run(arguments)
    #expect(run.ending == .exit(64))
    #expect(run.output.isEmpty)
    #expect(run.error.split(separator: "\n").first.map(String.init) == message)
  }

  @Test(arguments: [
    [], ["--help"], ["help"], ["build", "--help"], ["check", "--help"], ["golden", "--help"],
    ["list", "--help"], ["init", "--help"], ["new", "--help"], ["schema", "--help"],
    ["help", "build"],
  ])
  func helpsInEightyColumns(arguments: [String]) throws {
    let run = try Program().run(arguments).succeeded()
    #expect(run.error.isEmpty)
    #expect(run.lines.filter { $0.count > 80 } == [])
    #expect(run.lines.contains { $0.hasPrefix("USAGE: zoetrope ") })
  }

  @Test func saysItsVersion() throws {
    let run = try Program().run("--version").succeeded()
    #expect(run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  // MARK: Signals

  /// Returns a site whose list exceeds a pipe's buffer, so that its writer waits for a reader.
  private func longList() throws -> TestSite {
    let title = String(repeating: "A long way ", count: 40)
    let pages = (1...400).map { #"{ "slug": "page-\#($0)", "title": "\#(title)\#($0)" }"# }
    return try TestSite(["Content/pages/all.json": "[\(pages.joined(separator: ",\n"))]"])
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func endsOnASignalAsAShellExpects(signal: Int32, status: Int32) throws {
    let site = try longList()
    let pipe = try NamedPipe()
    let process = try Program(folder: site.folder).start(
      ["list"], output: pipe.path, error: "/dev/null")
    #expect(try pipe.readByte() == UInt8(ascii: "p"))
    process.signal(signal)
    #expect(try process.wait() == .exit(status))
  }

  @Test func takesItWellWhenNobodyReadsOn() throws {
    let site = try longList()
    let pipe = try NamedPipe()
    let process = try Program(folder: site.folder).start(
      ["list"], output: pipe.path, error: "/dev/null")
    #expect(try pipe.readByte() == UInt8(ascii: "p"))
    pipe.close()
    #expect(try process.wait() == .exit(0))
  }

  @Test func publishesThoughNobodyReads() throws {
    let site = try Journal.site()
    let run = try site.run(
      "build", wrapper: ["/bin/sh", "-c", "\"$@\" | head -c 0; true", "sh"])
    #expect(run.ending == .exit(0))
    #expect(site.exists("Output/trips/lisbon/index.html"))
  }

  // MARK: List

  @Test func listsWithTabsForTools() throws {
    let run = try Journal.site().run("list").succeeded()
    #expect(run.error.isEmpty)
    let rows = run.lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 5 })
    #expect(
      rows.contains([
        "page", "/trips/lisbon/", "Porto to Lisbon", "Content/trips/lisbon.md", "trip",
      ]))
    #expect(
      rows.contains(["image", "/trips/faro/beach.png", "", "Content/trips/faro/beach.png", ""]))
    #expect(rows.contains(["page", "/404.html", "Page not found", "", "404"]))
    #expect(rows.contains(["page", "/tags/rail/", "rail", "", "term"]))
  }

  @Test func keepsItsListApartFromMistakes() throws {
    let site = try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\n"])
    let run = try site.run("list", "--diagnostics", "json").succeeded()
    #expect(run.lines.first == "page\t/\tJournal\t\thome")
    #expect(run.error.contains(#"{"id": "site-no-base-url""#))
  }
}
