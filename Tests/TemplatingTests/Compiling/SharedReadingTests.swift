import Diagnostics
import Markup
import Testing

@testable import Templating

/// Literal texts, names and contexts that a compiler reads once and uses again.
@Suite struct SharedReadingTests {
  private struct Pair: Presentable {
    let word: String

    static let contract = Contract<Self>(
      template: "page",
      Fields(
        "Pair",
        .nested("plain", fields: Fields("Plain", .text("word") { $0.word })) { $0 },
        .nested("loud", fields: Fields("Loud", .text("word") { $0.word.uppercased() })) { $0 }))
  }

  private struct Knot: Presentable {
    let name: String
    var knots: [Knot] = []

    static let contract = Contract<Self>(
      template: "page",
      Fields("Knot", .text("name") { $0.name }, .list("knots") { $0.knots }))
  }

  /// Notes each address in literal text, and puts `/sub` before it.
  private final class NotedLinks: LiteralLinks {
    private(set) var addresses: [String] = []
    private(set) var ids: [Set<String>] = []

    func resolve(_ link: LiteralLink) -> LiteralAddress? {
      addresses.append(link.text)
      return LiteralAddress("/sub" + link.text)
    }

    func compiled(_ ids: TemplateIDs) { self.ids.append(ids.names) }
  }

  private func set(_ texts: [String: String], links: NotedLinks? = nil) -> TemplateSet {
    let sources = texts.map { name, text in
      TemplateSource(
        name: name, format: .html,
        source: SourceFile(path: "Templates/\(name).html", text: text), isBuiltIn: false)
    }
    return TemplateSet(
      sources, words: Words(file: "", texts: [:]), diagnostics: DiagnosticCollector(), links: links)
  }

  private func written<Model: Presentable>(_ model: Model, by set: TemplateSet) -> String {
    var output = OutputBuffer()
    set.template(for: Model.contract).write(model, into: &output)
    return output.string
  }

  @Test func aTextInManyPlacesHasItsIDsAndAddressesInEach() {
    // More elements than readings of a text are kept.
    let elements = ["a", "b", "i", "em", "tt", "span", "code", "kbd", "sub", "sup", "var", "ins"]
    let page = elements.map { "<\($0){{> part}}></\($0)>" }.joined()
    let links = NotedLinks()
    let templates = set(["page": page, "part": " id=\"x\" href=\"/a/\""], links: links)
    for pages in 1...2 {
      #expect(
        written(Knot(name: ""), by: templates)
          == elements.map { "<\($0) id=\"x\" href=\"/sub/a/\"></\($0)>" }.joined())
      #expect(links.addresses == Array(repeating: "/a/", count: elements.count * pages))
      #expect(links.ids == Array(repeating: ["x"], count: pages))
    }
  }

  @Test func aValueMayGoOnInAnotherText() {
    let links = NotedLinks()
    let templates = set(
      ["page": "<a href=\"/a{{! A comment. }}/b/\" id=\"c{{! Another. }}d\"></a>"], links: links)
    #expect(written(Knot(name: ""), by: templates) == "<a href=\"/sub/a/b/\" id=\"cd\"></a>")
    #expect(links.addresses == ["/a/b/"])
    #expect(links.ids == [["cd"]])
  }

  @Test func aTypeMayOfferANameInTwoWays() {
    let templates = set([
      "page": "{{#plain}}{{word}}{{/plain}} {{#loud}}{{word}}{{/loud}} {{plain.word}} {{loud.word}}"
    ])
    #expect(written(Pair(word: "a"), by: templates) == "a A a A")
  }

  @Test func namesGoWithTheirCompiler() {
    weak var table: ElementNamesTable?
    weak var names: ElementNames?
    do {
      let templates = ParsedTemplates(
        [
          TemplateSource(
            name: "page", format: .html,
            source: SourceFile(
              path: "Templates/page.html",
              text: "{{#knots}}{{name}}{{#knots}}{{name}}{{/knots}}{{/knots}}"), isBuiltIn: false)
        ],
        words: Words(file: "", texts: [:]), diagnostics: DiagnosticCollector())
      let compiler = TemplateCompiler(.html, of: templates, isStrict: true)
      let known = compiler.elementNames.names(of: .presentable(Knot.contract))
      (table, names) = (compiler.elementNames, known)
      if let page = templates[.html]["page"] { _ = compiler.compile(page, for: known) }
      #expect(compiler.elementNames.names(of: .presentable(Knot.contract)) === known)
    }
    #expect(table == nil)
    #expect(names == nil)
  }

  @Test(arguments: [
    "", "<", "<a", "<a ", "<a b", "<a b ", "<a b=", "<a b=\"", "<a b=c", "<a b=\"c\"", "</", "</a",
    "<!", "<!--", "<?", "<script>", "<title>", "<title><",
  ])
  func aContextIsSeparatedIfNothingWouldBeCut(text: String) {
    let context = LiteralReading(Array(text.utf8)[...], at: SharedContext(HTMLContext(.html))).end
    #expect(context.value.isSeparated == (context.value.separated == context.value))
    #expect(context.value.separated.isSeparated)
  }
}
