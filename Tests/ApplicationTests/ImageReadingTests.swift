import Content
import Diagnostics
import Domain
import Publishing
import TestSupport
import Testing

@testable import Application

@Suite struct ImageReadingTests {
  /// A page that shows an image has read it: what is published is that, whatever became of the file.
  @Test func anImageOfAPageIsReadOnce() throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/pages/note.md": "---\ntitle: Note\n---\n![a](a.gif)\n",
      "Content/pages/a.gif": .gif(2, 1),
    ])
    let collector = DiagnosticCollector()
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1), collector)
    let page = try #require(site.products.first { $0.path == "note/index.html" })
    let image = try #require(site.products.first { $0.path == "pages/a.gif" })
    let first = RenderedTree([page, image], jobs: 1, diagnostics: collector)
    try folder.remove("Content/pages/a.gif")
    let second = RenderedTree([image], jobs: 1, diagnostics: collector)
    #expect(first.files.count == 2)
    #expect(first.files.last?.bytes.starts(with: "GIF".utf8) == true)
    // It was given away: a second making reads again, and says what is wrong.
    #expect(second.files.first?.bytes == [])
    #expect(collector.diagnostics.map(\.id.text) == ["site-unreadable-file"])
  }

  @Test func givesWhatItHasReadOnce() throws {
    let folder = try TemporaryFolder(["Content/a.gif": .gif(2, 1)])
    let content = ContentLoader(site: folder.path, jobs: 1).load(DiagnosticCollector())
    let asset = try #require(content.assets.first)
    let measures = ImageMeasures()
    #expect(measures.take(asset) == nil)
    guard case .pixels = measures.measure(asset) else {
      Issue.record("it is no image")
      return
    }
    #expect(measures.take(asset) != nil)
    #expect(measures.take(asset) == nil)
  }
}
