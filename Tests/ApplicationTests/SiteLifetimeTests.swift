import Diagnostics
import Publishing
import TestSupport
import Testing

@testable import Application

/// States of a site are freed when the next one replaces them, because previews run for days.
@Suite struct SiteLifetimeTests {
  @Test func nothingOfAStateStaysWhenItsProductsAreGone() throws {
    let folder = try TemporaryFolder(["Content/site.json": #"{"title": "Log"}"#])
    var author = try SiteAuthor(of: folder, seed: 1)
    var asked = Asked()
    asked.memory = SiteMemory()
    asked.traces = SiteTraces()
    for _ in 0..<3 {
      weak var context: SiteContext?
      do {
        let collector = DiagnosticCollector()
        let site = try folder.loaded(asked, collector)
        context = site.products.lazy.compactMap { $0.state?.coordinator.context }.first
        #expect(context != nil)
        #expect(!RenderedTree(site, jobs: 2, diagnostics: collector).files.isEmpty)
      }
      #expect(context == nil)
      asked.changed = try author.act()
    }
  }
}
