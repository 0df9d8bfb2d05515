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
    for _ in 0..<3 {
      weak var facts: SiteFacts?
      do {
        let collector = DiagnosticCollector()
        let site = try folder.loaded(asked, collector)
        facts = site.products.lazy.compactMap { $0.state?.coordinator.context.site }.first
        #expect(facts != nil)
        #expect(!RenderedTree(site, jobs: 2, diagnostics: collector).files.isEmpty)
      }
      #expect(facts == nil)
      asked.changed = try author.act()
    }
  }
}
