import Content
import Diagnostics
import Domain
import Publishing
import TestSupport
import Testing

@testable import Application

@Suite struct ImageReadingTests {
  private func products(
    _ first: String, _ second: String, of folder: TemporaryFolder, _ collector: DiagnosticCollector
  ) throws -> (Product, Product) {
    let site = Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1), collector)
    func product(_ path: String) throws -> Product {
      try #require(site.products.first { $0.path == path })
    }
    return (try product(first), try product(second))
  }

  /// An image is read once for the pages that show it, and published as read then.
  @Test func anImageOfAPageIsReadOnce() throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/pages/note.md": "---\ntitle: Note\n---\n![a](a.gif)\n",
      "Content/pages/a.gif": .gif(2, 1),
    ])
    let collector = DiagnosticCollector()
    let (page, image) = try products("note/index.html", "pages/a.gif", of: folder, collector)
    let first = RenderedTree([page, image], jobs: 1, diagnostics: collector)
    try folder.remove("Content/pages/a.gif")
    let second = RenderedTree([image], jobs: 1, diagnostics: collector)
    #expect(first.files.count == 2)
    #expect(first.files.last?.bytes.starts(with: "GIF".utf8) == true)
    // The bytes were removed from the cache, so a second rendering reads again and reports the
    // fault.
    #expect(second.files.first?.bytes == [])
    #expect(collector.diagnostics.map(\.id.text) == ["site-unreadable-file"])
  }

  /// A page without the size of its image must not be cached.
  @Test func failsWhereAnImageCouldNotBeMeasuredForAMoment() throws {
    let folder = try TemporaryFolder([
      "Content/site.json": #"{"baseURL": "https://ana.example"}"#,
      "Content/pages/note.md": "---\ntitle: Note\n---\n![a](a.gif)\n",
      "Content/pages/a.gif": .gif(2, 1),
    ])
    let collector = DiagnosticCollector()
    let (page, image) = try products("note/index.html", "pages/a.gif", of: folder, collector)
    try folder.remove("Content/pages/a.gif")
    _ = RenderedTree([page], jobs: 1, diagnostics: collector)
    try folder.write(.gif(2, 1), to: "Content/pages/a.gif")
    _ = RenderedTree([image], jobs: 1, diagnostics: collector)
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics) == """
        Content/pages/a.gif: error[site-unreadable-file]: the file can't be read: No such file or directory
           build again

        """)
  }

  /// The file may exist a moment later.
  @Test func remembersNothingOfAFileThatCantBeLookedAt() {
    #expect(FileState.hash("/nowhere/a.gif") != FileState.hash("/nowhere/a.gif"))
  }

  @Test func failsWhereTheSitesOwnRulesCantBeReadAnyMore() throws {
    let folder = try TemporaryFolder([
      "Content/site.json":
        #"{"baseURL": "https://ana.example", "redirects": [{"from": "/old/", "to": "/note/"}]}"#,
      "Content/_redirects": "/a /note/ 301\n",
      "Content/pages/note.md": "---\ntitle: Note\n---\nText.\n",
    ])
    let collector = DiagnosticCollector()
    let (rules, _) = try products("_redirects", "note/index.html", of: folder, collector)
    let files = RenderedTree([rules], jobs: 1, diagnostics: collector).files
    #expect(String(decoding: files[0].bytes, as: UTF8.self).hasPrefix("/a /note/ 301\n"))
    #expect(collector.isEmpty)
    try folder.remove("Content/_redirects")
    _ = RenderedTree([rules], jobs: 1, diagnostics: collector)
    #expect(collector.diagnostics.map(\.id.text) == ["site-unreadable-file"])
  }

  @Test func givesWhatItHasReadOnce() throws {
    let folder = try TemporaryFolder(["Content/a.gif": .gif(2, 1)])
    let content = ContentLoader(site: folder.path, jobs: 1).load(DiagnosticCollector())
    let asset = try #require(content.assets.first)
    let measures = ImageMeasures(PictureCleaning())
    #expect(measures.take(asset) == nil)
    guard case .pixels = measures.find(asset).measure else {
      Issue.record("it is no image")
      return
    }
    #expect(measures.take(asset) != nil)
    #expect(measures.take(asset) == nil)
  }
}
