import Diagnostics
import Domain
import Foundation
import Publishing
import TestSupport
import Testing

@testable import Application

@Suite struct AssetTests {
  @Test func filesBesideContentArePublished() throws {
    let site = try made([
      "Content/pages/a.md":
        """
      ---
      title: A
      ---
      [a](../empty.txt) [b](../trips/lisbon/way.pdf) [c](/trips/lx/deep/er.bin) [d](../trips/order/more.txt)
      """,
      "Content/robots.txt": "User-agent: *\n", "Content/empty.txt": "",
      "Content/trips/lisbon/index.md":
        "---\nslug: lx\ndeparture: 2026-01-10\narrival: 2026-01-10\n---\n",
      "Content/trips/lisbon/way.pdf": "%PDF",
      "Content/trips/lisbon/deep/er.bin": .bytes([0, 255]),
      "Content/trips/order/more.txt": "x",
    ])
    #expect(site.report == "")
    #expect(site["robots.txt"] == "User-agent: *\n")
    #expect(site.files["empty.txt"] == [])
    #expect(site["trips/lx/way.pdf"] == "%PDF")
    #expect(site.files["trips/lx/deep/er.bin"] == [0, 255])
    #expect(site["trips/order/more.txt"] == "x")
  }

  /// Files that change between the reading of the site and the rendering of its pages.
  @Test(
    arguments: [
      (
        "a.gif", nil,
        "Content/public/a.gif: error[site-unreadable-file]: the file can't be read: No such file or directory\n   build again\n"
      ),
      (
        "a.gif", "text",
        "Content/public/a.gif: error[site-changed-file]: the file was an image when the build "
          + "started, but isn't any more\n   build again\n"
      ),
    ] as [(String, String?, String)])
  func tellsOfAFileThatChangesDuringTheBuild(
    name: String, text: String?, report: String
  ) throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/public/\(name)": .gif(1, 1),
    ])
    let collector = DiagnosticCollector()
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1), collector)
    #expect(collector.isEmpty)
    if let text {
      try folder.write(.text(text), to: "Content/public/\(name)")
    } else {
      try folder.remove("Content/public/\(name)")
    }
    _ = RenderedTree(site, jobs: 1, diagnostics: collector)
    #expect(TerminalWriter(colours: false).text(collector.diagnostics) == report)
  }

  @Test(arguments: ["a.html", "a.txt", "a.csv", "a.css", "a.js", "a.svg", "a.ics", "CNAME"])
  func aFileWithAnUnfinishedMergeIsAnError(name: String) throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/public/\(name)": "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> theirs\n",
    ])
    let collector = DiagnosticCollector()
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1), collector)
    _ = RenderedTree(site, jobs: 1, diagnostics: collector)
    #expect(collector.diagnostics.map(\.id.text) == ["content-unfinished-merge"])
    #expect(collector.diagnostics.first?.place?.line == 2)
  }

  /// A file of gigabytes is copied without being read into memory.
  @Test func aLargeFileIsCopied() throws {
    let folder = try TemporaryFolder(["Content/site.json": "{}"])
    let path = folder.path + "/Content/film.bin"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 8 << 30)
    try file.close()
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1),
      DiagnosticCollector())
    let product = try #require(site.products.first { $0.path == "film.bin" })
    #expect(product.original == path)
  }
}
