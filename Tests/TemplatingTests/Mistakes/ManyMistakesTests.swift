import Diagnostics
import Synchronization
import Testing

@testable import Templating

/// Templates with more mistakes than anyone reads.
@Suite struct ManyMistakesTests {
  /// Counts reports, including those of known mistakes, and reports with advice.
  private final class Counter: Sendable {
    let reports = Mutex(0)
    let advice = Mutex(0)
  }

  private static let many = 10_000

  private func found(in pages: [String: String], by pass: Int) -> (reports: Int, advice: Int) {
    let counter = Counter()
    let collector = DiagnosticCollector { diagnostic in
      counter.reports.withLock { $0 += 1 }
      if diagnostic.fix != nil { counter.advice.withLock { $0 += 1 } }
      return diagnostic.severity
    }
    let sources = pages.sorted { $0.key < $1.key }.map { name, text in
      TemplateSource(
        name: name, format: .html,
        source: SourceFile(path: "Templates/\(name).html", text: text), isBuiltIn: false)
    }
    let words = Words(file: "Templates/words/en.json", texts: ["hello": "Hello"])
    let set = TemplateSet(sources, words: words, diagnostics: collector)
    for _ in 0..<pass { _ = set.template(for: Sample.contract) }
    return (counter.reports.withLock { $0 }, counter.advice.withLock { $0 })
  }

  @Test(arguments: ["{{titel}}", "{{#titel}}x{{/titel}}", "{{words.helo}}"])
  func eachIsToldByTheFirstPageAndFewByEachOther(mistake: String) {
    let page = ["page": String(repeating: mistake, count: Self.many)]
    let first = found(in: page, by: 1)
    #expect(first.reports == Self.many)
    #expect(first.advice == TemplateCompiler.adviceLimit)
    let further = found(in: page, by: 20)
    #expect(further.reports == Self.many + 19 * TemplateCompiler.adviceLimit)
  }

  @Test func whatStandsInOthersIsStillLookedFor() {
    let pages = [
      "page": "{{> many}}{{> few}}", "many": String(repeating: "{{titel}}", count: Self.many),
      "few": "{{nmae}}",
    ]
    #expect(found(in: pages, by: 1).reports == Self.many + 1)
    #expect(found(in: pages, by: 2).reports == Self.many + 1 + TemplateCompiler.adviceLimit + 1)
  }

  @Test func fewAreToldByEveryPage() {
    let page = ["page": String(repeating: "{{titel}}", count: TemplateCompiler.adviceLimit)]
    #expect(found(in: page, by: 3).advice == 3 * TemplateCompiler.adviceLimit)
  }
}
