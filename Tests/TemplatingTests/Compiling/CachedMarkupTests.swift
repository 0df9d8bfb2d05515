import Diagnostics
import Markup
import Synchronization
import Testing

@testable import Templating

/// Cached markup of values that several pages show.
@Suite struct KeptMarkupTests {
  private final class Count: Sendable {
    private let value = Atomic(0)

    var now: Int { value.load(ordering: .relaxed) }
    func increase() { value.wrappingAdd(1, ordering: .relaxed) }
  }

  private struct Card: Presentable {
    let name: String
    var kept: CachedMarkup? = CachedMarkup()
    /// Number of accesses to its name.
    let count = Count()

    static let contract = Contract<Self>(
      template: "card",
      Fields(
        "Card",
        .text("name") { card in
          card.count.increase()
          return card.name
        })
    ).keeping(as: "card") { $0.kept }
  }

  private struct Board: Presentable {
    let heading: String
    let cards: [Card]

    static let contract = Contract<Self>(
      template: "board",
      Fields("Board", .text("heading") { $0.heading }, .list("cards") { $0.cards }))
  }

  private func written(_ boards: [Board], by templates: [String: String]) -> [String] {
    let collector = DiagnosticCollector()
    let set = TemplateSet(
      templates.map { name, text in
        TemplateSource(
          name: name, format: .html,
          source: SourceFile(path: "Templates/\(name).html", text: text), isBuiltIn: false)
      }, words: Words(file: "Templates/words/en.json", texts: [:]), diagnostics: collector)
    let template = set.template(
      for: Board.contract, alternatives: templates.keys.filter { $0 != "card" })
    #expect(collector.isEmpty)
    return boards.map { board in
      var output = OutputBuffer()
      template.write(
        board, by: templates[board.heading] == nil ? nil : board.heading, into: &output)
      return output.string
    }
  }

  @Test func writesOnceWhatSeveralPagesShow() {
    let card = Card(name: "<Ann>")
    let pages = written(
      [Board(heading: "One", cards: [card]), Board(heading: "Two", cards: [card, card])],
      by: ["board": "{{heading}}:{{#cards}} {{> card}}{{/cards}}", "card": "[{{name}}]"])
    #expect(pages == ["One: [&lt;Ann&gt;]", "Two: [&lt;Ann&gt;] [&lt;Ann&gt;]"])
    #expect(card.count.now == 1)
  }

  @Test func writesAnewWhatIsNotKept() {
    let card = Card(name: "Ann", kept: nil)
    let pages = written(
      [Board(heading: "One", cards: [card, card])],
      by: ["board": "{{#cards}}{{> card}}{{/cards}}", "card": "[{{name}}]"])
    #expect(pages == ["[Ann][Ann]"])
    #expect(card.count.now == 2)
  }

  @Test func writesAnewWhatShowsThePageAround() {
    let card = Card(name: "Ann")
    let pages = written(
      [Board(heading: "One", cards: [card]), Board(heading: "Two", cards: [card])],
      by: ["board": "{{#cards}}{{> card}}{{/cards}}", "card": "[{{name}} in {{heading}}]"])
    #expect(pages == ["[Ann in One]", "[Ann in Two]"])
  }

  @Test func writesAnewWhereAPageIndentsOtherwise() {
    let card = Card(name: "Ann")
    let pages = written(
      [Board(heading: "board", cards: [card]), Board(heading: "deep", cards: [card])],
      by: [
        "board": "{{#cards}}\n  {{> card}}\n{{/cards}}",
        "deep": "{{#cards}}\n    {{> card}}\n{{/cards}}", "card": "{{name}}\nhere\n",
      ])
    #expect(pages == ["  Ann\n  here\n", "    Ann\n    here\n"])
  }

  @Test func writesAnewWhereAValueStandsInATag() {
    let card = Card(name: "Ann")
    let pages = written(
      [Board(heading: "board", cards: [card]), Board(heading: "titled", cards: [card])],
      by: [
        "board": "{{#cards}}{{> card}}{{/cards}}",
        "titled": "{{#cards}}<b title=\"{{> card}}\">{{> card}}</b>{{/cards}}", "card": "{{name}}",
      ])
    #expect(pages == ["Ann", "<b title=\"Ann\">Ann</b>"])
  }
}
