import Markup
import TestSupport
import Testing

@testable import Templating

/// Templates with random parts removed, doubled, moved and replaced: each ends quickly in output or
/// in mistakes.
@Suite struct FuzzTests {
  private static let seeds = [
    "<!DOCTYPE html><title>{{title}}</title>\n{{#people}}\n  {{> card}}\n{{/people}}\n",
    "{{<base}}\n{{$main}}<p class=\"a{{#isNew}} b{{/isNew}}\">{{note}}</p>{{/main}}\n{{/base}}",
    "<a href=\"{{#website}}{{.}}{{/website}}{{^website}}{{link}}{{/website}}\">{{{body}}}</a>",
    "{{=<% %>=}}<script type=\"application/json\"><%data%></script><%={{ }}=%>{{! no }}",
    "{{#tree}}{{> tree}}{{/tree}}{{#cells}}{{>*template}}{{/cells}}<!-- a -->{{words.hello}}",
    "<img srcset=\"{{link}} {{count}}w, {{link}}\">{{^title}}\r\n{{/title}} \t {{&body}}",
  ]
  private static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#", "{{/", "{{^", "{{$", "{{<", "{{>", "{{>*", "{{!", "{{=", "=}}",
    "title", "people", "tree", "note", "page", "base", "card", ".", "..", "a.b", "words.hello", "*",
    "<", ">", "</", "\"", "'", "=", "<script>", "</script>", "<!--", "-->", "<title>", " href=",
    "\n",
    "\r\n", "  ", "\t", "\u{FEFF}", "é", "\0", "{{#tree}}{{> page}}{{/tree}}", "{{<page}}{{$main}}",
  ]

  @Test func everyMutationEnds() {
    var random = SplitMix(seed: 64)
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(1, limit))) }
    func mutated(_ text: String) -> String {
      var scalars = Array(text.unicodeScalars)
      for _ in 0...below(3) {
        let at = below(scalars.count + 1)
        let end = min(scalars.count, at + below(12))
        switch below(4) {
        case 0: scalars.removeSubrange(at..<end)
        case 1: scalars.insert(contentsOf: scalars[at..<end], at: below(scalars.count + 1))
        default:
          scalars.insert(contentsOf: Self.pieces[below(Self.pieces.count)].unicodeScalars, at: at)
        }
      }
      return String(String.UnicodeScalarView(scalars))
    }
    func sometimes(_ text: String) -> String { below(4) == 0 ? mutated(text) : text }
    let model = Sample(
      note: "n", isNew: true, cells: [.place(Place(city: "c"))],
      tree: [Tree(name: "a", children: [Tree(name: "b")])])
    var whole = 0
    let cases = 1500
    for round in 0..<cases {
      let page = mutated(Self.seeds[round % Self.seeds.count])
      let templates = Templates([
        "page": page,
        "base": sometimes("<b>{{$main}}{{title}}{{/main}}</b>"),
        "card": sometimes("<p>{{name}}</p>{{#tree}}{{> tree}}{{/tree}}"),
        "tree": sometimes("{{name}}{{#children}}{{> tree}}{{/children}}"), "person": "",
        "place": "",
      ])
      if templates.found.isEmpty {
        whole += 1
        _ = templates.render(model)
      }
    }
    print("fuzz: \(cases) templates, seed 64, \(whole) without a mistake")
    #expect(whole > 20 && whole < cases)
  }

  /// A long template, described by its beginning.
  struct Long: Sendable, CustomTestStringConvertible {
    let text: String

    init(_ repeated: String, _ count: Int, _ rest: String = "") {
      text = String(repeating: repeated, count: count) + rest
    }

    var testDescription: String { String(text.prefix(12)) + "…" }
  }

  @Test(
    arguments: [
      Long("{{", 20_000), Long("{{#a", 20_000), Long("{{!", 20_000), Long("{{=", 20_000),
      Long("{{{a}} ", 20_000), Long("{{title}} ", 10_000), Long(" ", 300_000, "{{title}}"),
      Long("<p ", 100_000), Long("{{=<< >>=}}<<={{ }}=>>", 10_000), Long("{{/a}}", 20_000),
      Long("{{$a}}{{/a}}", 25_000), Long("{{#isNew}}\n{{/isNew}}", 15_000),
      Long("<b>{{#isNew}}</b>{{/isNew}}", 15_000),
    ])
  func longLinesTakeLinearTime(page: Long) {
    let time = ContinuousClock().measure { _ = Templates(page: page.text).found }
    // A quadratic reader takes minutes.
    #expect(time < .seconds(20))
  }
}
