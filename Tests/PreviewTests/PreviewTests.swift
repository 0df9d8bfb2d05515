import Application
import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Preview

/// A whole preview: a file is saved, and the browser gets it.
struct PreviewTests {
  private static let porto: TemporaryFolder.File = """
    ---
    title: Lisbon to Porto
    departure: 2025-05-01T10:00:00Z
    arrival: 2025-05-01T13:00:00Z
    ---
    The first text.
    """

  private static let site: [String: TemporaryFolder.File] = [
    "Content/trips/porto.md": porto,
    "Templates/assets/site.css": "body { color: black }",
  ]

  private func text(_ body: String) -> TemporaryFolder.File {
    """
    ---
    title: Lisbon to Porto
    departure: 2025-05-01T10:00:00Z
    arrival: 2025-05-01T13:00:00Z
    ---
    \(body)
    """
  }

  @Test func showsATextAsSoonAsItIsSaved() throws {
    let running = try RunningPreview(Self.site)
    let page = try running.open("/trips/porto/")
    try running.site.write(text("The second text."), to: "Content/trips/porto.md")
    let event = try #require(page.read(until: "\"act\":\"main\""))
    #expect(event.contains("\"act\":\"main\""))
    #expect(try running.get("/trips/porto/").contains("The second text."))
    #expect(running.next().changed == ["Content/trips/porto.md"])
  }

  @Test func looksAtHiddenCirclesOutsideOfTheSite() throws {
    let circle = "[{\"latitude\": 38.7213358, \"longitude\": -9.1402791, \"radius\": 500}]"
    let circles = try TemporaryFolder(["hidden.json": .init(stringLiteral: circle)])
    var files = Self.site
    files["Content/site.json"] =
      .init(stringLiteral: "{\"hidden\": \"\(circles.path)/hidden.json\"}")
    let running = try RunningPreview(files)
    let page = try running.open("/trips/porto/")
    try circles.write("[{\"latitude\": 95}]", to: "hidden.json")
    #expect(page.read(until: "hidden.json:1") != nil)
    try circles.write(.init(stringLiteral: circle), to: "hidden.json")
    #expect(page.read(until: "\"list\":[]") != nil)
  }

  @Test func exchangesStylesWithoutAReload() throws {
    let running = try RunningPreview(Self.site)
    let page = try running.open("/trips/porto/")
    try running.site.write("body { color: navy }", to: "Templates/assets/site.css")
    let event = try #require(page.read(until: "\"styles\":true"))
    #expect(!event.contains("\"act\":\"reload\""))
  }

  @Test func keepsTheLastGoodSiteAndTellsWhatIsWrong() throws {
    let running = try RunningPreview(Self.site)
    let page = try running.open("/trips/porto/")
    try running.site.write(
      "---\ntitle: <script>alert(1)</script>\n---\n", to: "Content/trips/porto.md")
    let event = try #require(page.read(until: "content-missing-key"))
    #expect(event.contains("\\u003c") || !event.contains("<script>"))
    #expect(try running.get("/trips/porto/").contains("The first text."))
    try running.site.write(text("Mended."), to: "Content/trips/porto.md")
    let mended = try #require(page.read(until: "\"list\":[]"))
    #expect(mended.contains("\"act\":\"main\""))
  }

  @Test func takesASiteBackThatTheMakingOfAPageShowsToBeWrong() throws {
    var files = Self.site
    files["Content/pages/plan.md"] = "---\ntitle: Plan\nimage: map.gif\n---\nThe plan.\n"
    files["Content/pages/map.gif"] = .gif(1, 1)
    let running = try RunningPreview(files)
    let page = try running.open("/trips/porto/")
    // The page that names the picture has not changed, and is not open.
    try running.site.remove("Content/pages/map.gif")
    let event = try #require(page.read(until: "content-missing-file"))
    #expect(event.contains("Content/pages/plan.md:3:8"))
    #expect(running.next().outcome == .takenBack)
    #expect(try running.get("/plan/").contains("map.gif"))
    try running.site.write(.gif(2, 2), to: "Content/pages/map.gif")
    #expect(page.reads("\"list\":[]"))
    #expect(try running.get("/plan/").contains("map.gif"))
  }

  @Test func servesNoFileThatNothingNamesAndSaysNothingWrongOfIt() throws {
    var files = Self.site
    files["Content/trips/porto.md"] = text("[The map](map.txt)")
    files["Content/trips/map.txt"] = "x"
    files["Content/trips/shot.heic"] = "x"
    files["Content/public/plan.txt"] = "x"
    let running = try RunningPreview(files)
    #expect(try running.get("/trips/map.txt").hasPrefix("HTTP/1.1 200"))
    #expect(try running.get("/plan.txt").hasPrefix("HTTP/1.1 200"))
    #expect(try running.get("/trips/shot.heic").hasPrefix("HTTP/1.1 404"))
    try running.save(text("No map."), to: "Content/trips/porto.md")
    #expect(running.next().outcome == .whole(pages: 4))
    #expect(try running.get("/trips/map.txt").hasPrefix("HTTP/1.1 404"))
    try running.save("y", to: "Content/trips/shot.heic")
    let report = running.next()
    #expect(report.changed == ["Content/trips/shot.heic"])
    #expect(Set(report.diagnostics.map(\.id)) == ["content-unnamed-files"])
    try running.save(text("[The map](map.txt)"), to: "Content/trips/porto.md")
    _ = running.next()
    #expect(try running.get("/trips/map.txt").hasPrefix("HTTP/1.1 200"))
  }

  @Test func countsThePagesThatChanged() throws {
    let running = try RunningPreview(Self.site)
    try running.save(text("The second text."), to: "Content/trips/porto.md")
    // The trip, and home, the list and the year, which show its beginning.
    #expect(running.next().outcome == .whole(pages: 4))
    try running.site.remove("Content/trips/porto.md")
    guard case .whole(let pages) = running.next().outcome else { Issue.record("kept"); return }
    #expect(pages > 1)
  }

  @Test func showsNewPagesAndForgetsThoseThatAreGone() throws {
    let running = try RunningPreview(Self.site)
    let page = try running.open("/trips/faro/")
    try running.site.write(text("Faro."), to: "Content/trips/faro.md")
    // This checks the page's events instead of the number of rebuilds, because a busy machine may
    // find the file while it is still empty.
    #expect(page.reads("\"act\":\"main\""))
    #expect(try running.get("/trips/faro/").hasPrefix("HTTP/1.1 200"))
    try running.site.remove("Content/trips/faro.md")
    #expect(page.reads("\"act\":\"main\""))
    #expect(try running.get("/trips/faro/").hasPrefix("HTTP/1.1 404"))
  }

  @Test func warnsOfBrokenLinksAndShowsThePage() throws {
    var files = Self.site
    files["Content/trips/porto.md"] = text("[Faro](faro.md)")
    let running = try RunningPreview(files)
    #expect(try running.get("/trips/porto/").hasPrefix("HTTP/1.1 200"))
    let page = try RawClient(port: running.preview.port)
    page.send("GET /.zoetrope/events?tag=&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let event = try #require(page.read(until: "marks"))
    #expect(event.contains("warning[link-broken]"))
  }

  @Test func marksDrafts() throws {
    var files = Self.site
    files["Content/pages/plan.md"] = "---\ntitle: Plan\ndraft: true\n---\nSecret.\n"
    let running = try RunningPreview(files)
    #expect(try running.get("/plan/").contains("\" data-mark=\"draft\"></script>"))
    #expect(try !running.get("/trips/porto/").contains("data-mark"))
  }

  @Test func marksWhatIsToComeAndWhatHasExpired() throws {
    var files = Self.site
    files["Content/pages/plan.md"] = "---\ntitle: Plan\npublishDate: 2030-01-01\n---\n"
    files["Content/pages/sale.md"] = "---\ntitle: Sale\nexpiryDate: 2020-01-01\n---\n"
    let everything = Audience(
      now: try Instant(seconds: 1_767_225_600), seesFuture: true, seesExpired: true)
    let running = try RunningPreview(files) { $0.audience = { everything } }
    #expect(try running.get("/plan/").contains("data-mark=\"future\""))
    #expect(try running.get("/sale/").contains("data-mark=\"expired\""))
    let page = try RawClient(port: running.preview.port)
    page.send("GET /.zoetrope/events?tag=&page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(page.reads("\"marks\":{\"/plan/\":\"future\",\"/sale/\":\"expired\"}"))
  }

  @Test func goesToThePageThatChangedWhereItIsToNavigate() throws {
    let running = try RunningPreview(Self.site) { $0.navigates = true }
    let page = try running.open("/")
    try running.site.write(text("The second text."), to: "Content/trips/porto.md")
    #expect(try #require(page.read(until: "\"go\":\"")).contains("\"go\":\"/trips/porto/\""))
  }

  @Test func writesNothing() throws {
    let running = try RunningPreview(Self.site)
    try running.site.write(text("The second text."), to: "Content/trips/porto.md")
    _ = running.next()
    let names = try FileManager.default.contentsOfDirectory(atPath: running.site.path)
    #expect(names.sorted() == ["Content", "Templates"])
  }

  @Test func refusesAPortThatIsTakenAndFindsTheNext() throws {
    let first = try RunningPreview(Self.site)
    let fault = #expect(throws: PreviewFault.self) {
      _ = try RunningPreview(Self.site) { $0.port = first.preview.port }
    }
    #expect(
      try TerminalWriter(colours: false).text([#require(fault).diagnostic]) == """
        error[preview-port-taken]: another program already uses port \(first.preview.port)
           choose another port, or leave out --port to use the next free one

        """)
  }
}
