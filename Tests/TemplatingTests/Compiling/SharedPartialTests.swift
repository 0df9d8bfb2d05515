import Diagnostics
import Markup
import TestSupport
import Testing

@testable import Templating

/// Partials that are compiled once write and report the same as those that are compiled for each
/// page.
@Suite struct SharedPartialTests {
  /// Records the links and ids of each compiled page.
  private final class Recorder: LiteralLinks {
    private var links: Set<String> = []
    private(set) var pages: [[String]] = []

    func resolve(_ link: LiteralLink) -> LiteralAddress? {
      // Other links are collected once for a whole theme.
      if link.text.hasPrefix("#") { links.insert(link.text) }
      return link.text.hasPrefix("/") ? LiteralAddress("/sub\(link.text)") : nil
    }

    func compiled(_ ids: TemplateIDs) {
      pages.append(ids.names.sorted() + links.sorted())
      links = []
    }
  }

  /// Everything that templates write and report.
  private struct Result: Equatable {
    var outputs: [String] = []
    var report = ""
    var pages: [[String]] = []
  }

  private func result(_ texts: [String: String], isSharing: Bool) -> (Result, shared: Int) {
    let collector = DiagnosticCollector()
    let recorder = Recorder()
    let sources = texts.map { name, text in
      TemplateSource(
        name: name, format: .html,
        source: SourceFile(path: "Templates/\(name).html", text: text), isBuiltIn: false)
    }
    let words = Words(file: "Templates/words/en.json", texts: ["hello": "Hello"])
    let parsed = ParsedTemplates(sources, words: words, diagnostics: collector)
    let set = TemplateSet(parsed, links: recorder, sharesPartials: isSharing)
    let template = set.template(for: Sample.contract, alternatives: ["other", "third"])
    var result = Result()
    let people = [Person(name: "Ben", nickname: "B", isStar: true), Person(name: "Cid")]
    for model in [
      Sample(
        isNew: true, editor: Person(name: "Eve"), people: people,
        cells: [.person(people[0]), .place(Place(city: "Rome"))]), Sample(),
    ] {
      for name in [nil, "other", "third"] {
        var output = OutputBuffer()
        template.write(model, by: name, into: &output)
        result.outputs.append(output.string)
      }
    }
    set.reportUnused()
    result.report = TerminalWriter(colours: false).text(collector.diagnostics)
    result.pages = recorder.pages
    return (result, set.numberOfShared)
  }

  private static let pages = [
    "{{#people}}{{> p1}}{{/people}}", "{{#author}}{{> p1}}{{> p2}}{{/author}}",
    "{{#editor}}\n  {{> p2}}\n{{/editor}}", "{{#cells}}{{>*template}}{{/cells}}",
    "{{#isNew}}{{#people}}{{> p2}}{{/people}}{{/isNew}}",
    "<svg>{{#author}}{{> p1}}{{/author}}</svg>",
    "<b>{{#author}}{{> p2}}{{/author}}</b>", "<a title=\"{{#author}}{{> p1}}{{/author}}\"></a>",
    "{{#author}}{{#isStar}}{{> p1}}{{/isStar}}{{^isStar}}{{> p2}}{{/isStar}}{{/author}}",
    "{{#author}}<b>{{> p1}}{{/author}}{{#editor}}{{> p2}}</b>{{/editor}}", "{{> p1}}",
    "{{#author}}{{<p1}}{{$x}}{{name}}{{/x}}{{/p1}}{{/author}}",
  ]
  private static let parts = [
    "{{name}}", "{{#nickname}}({{.}}){{/nickname}}", "{{title}}", "{{> p2}}", "{{> p3}}", "<b>",
    "</b>", "<br/>", "<a href=\"#x\">y</a>", "<a href=\"/z/\">z</a>", "<i id=\"x\">{{name}}</i>",
    "{{#isStar}}*{{/isStar}}", "{{^isStar}}<b>{{/isStar}}", "{{#isStar}}</b>{{/isStar}}",
    "{{words.hello}}", "\n", "  ", "<svg>", "</svg>", "<path/>", "{{unknown}}", "{{words.no}}",
    "{{#author}}{{name}}{{/author}}", "{{$x}}x{{/x}}", "{{author.name}}", "<p class=\"", "\">",
  ]

  @Test func writeAndReportTheSameAsCompiledForEachPage() {
    var random = SplitMix(seed: 46)
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    func some(_ parts: [String], _ most: Int, common: Int) -> String {
      (0...below(most)).map { _ in parts[below(below(3) == 0 ? parts.count : common)] }.joined()
    }
    var shared = 0
    var whole = 0
    for round in 0..<1_500 {
      let texts = [
        "page": some(Self.pages, 3, common: 9), "other": some(Self.pages, 3, common: 9),
        "third": some(Self.pages, 3, common: Self.pages.count),
        "person": some(Self.parts, 3, common: 2), "place": "{{city}}{{#author}}{{> p2}}{{/author}}",
        "p1": some(Self.parts, 5, common: 4),
        "p2": some(Self.parts.filter { $0 != "{{> p2}}" }, 4, common: 3),
        "p3": some(Self.parts, 3, common: 2),
      ]
      let (with, count) = result(texts, isSharing: true)
      let (without, none) = result(texts, isSharing: false)
      #expect(with == without, "round \(round): \(texts)")
      #expect(none == 0)
      shared += count
      if !with.report.contains("error[") { whole += 1 }
      if with != without { return }
    }
    print("shared partials: \(shared) inclusions, \(whole) themes without a mistake")
    #expect(shared > 500 && whole > 100)
  }
}
