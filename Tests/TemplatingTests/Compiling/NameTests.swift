import Markup
import Testing

@testable import Templating

/// The values of names, and the output of sections.
@Suite struct NameTests {
  @Test(
    arguments: [
      ("{{#isNew}}a{{/isNew}}{{^isNew}}b{{/isNew}}", "b", "a"),
      ("{{#note}}{{note}}{{.}}{{/note}}{{^note}}none{{/note}}", "none", "nono"),
      ("{{#count}}{{count}}{{/count}}{{^count}}zero{{/count}}", "3", "zero"),
      ("{{#title}}{{.}}{{/title}}{{^title}}untitled{{/title}}", "Lisbon", "untitled"),
      ("{{#body}}{{body}}{{/body}}{{^body}}empty{{/body}}", "<p>hi</p>", "empty"),
      ("{{#tags}}{{.}},{{/tags}}{{^tags}}none{{/tags}}", "a,b,", "none"),
      ("{{#people}}{{name}} {{/people}}{{^people}}nobody{{/people}}", "Ben Cid ", "nobody"),
      ("{{#editor}}{{name}}{{/editor}}{{^editor}}nobody{{/editor}}", "nobody", "Ed"),
      ("{{#editor}}{{editor.name}}{{/editor}}", "", "Ed"),
      ("{{author.name}}{{#author}}{{name}}{{title}}{{/author}}", "AnnAnnLisbon", "AnnAnn"),
      ("{{#author.nickname}}{{.}}{{author.nickname}}{{/author.nickname}}", "", "AA"),
      ("{{#people}}{{#title}}{{.}}{{name}}{{/title}}{{/people}}", "LisbonBenLisbonCid", ""),
      ("{{#link}}{{link}}{{/link}}{{^link}}never{{/link}}", "/trips/lisbon/", "/trips/lisbon/"),
      (
        "{{#color}}{{.}}{{/color}}{{#data}}{{.}}{{/data}}", "#ff0000{&quot;a&quot;:1}",
        "#ff0000{&quot;a&quot;:1}"
      ),
      ("{{#website}}{{.}} {{website}}{{/website}}", "", "http://a.b http://a.b"),
      ("{{#.}}{{title}}{{/.}}", "Lisbon", ""),
      ("{{=<% %>=}}<%title%><%={{ }}=%>{{count}}", "Lisbon3", "0"),
    ])
  func sectionsShowWhatIsThere(page: String, usual: String, other: String) {
    let templates = Templates(page: page)
    #expect(templates.render() == usual)
    let model = Sample(
      title: "", note: "no", body: .empty, website: Link(external: "http://a.b"), isNew: true,
      count: 0, tags: [], author: Person(name: "Ann", nickname: "A"), editor: Person(name: "Ed"),
      people: [])
    #expect(templates.render(model) == other)
  }

  /// A model that returns its elements by index; the third is missing.
  private struct Counting: Presentable {
    var count: Int

    func person(at index: Int) -> Person? { index == 2 ? nil : Person(name: "\(index)") }

    static let contract = Contract<Self>(
      template: "page",
      Fields("Counting", .list("people", count: { $0.count }, at: { $0.person(at: $1) })))
  }

  @Test(arguments: [(4, "0,1,3,"), (2, "0,1,"), (3, "0,1,"), (0, "none"), (-1, "none")])
  func countedListsShowTheElementsThatTheirModelGives(count: Int, text: String) {
    let templates = Templates(
      page: "{{#people}}{{name}},{{/people}}{{^people}}none{{/people}}")
    var output = OutputBuffer()
    templates.set.template(for: Counting.contract).write(Counting(count: count), into: &output)
    #expect(output.string == text)
  }

  @Test(
    arguments: [
      ("{{title}}{{titel}}", "unknown-name 1:12"),
      ("{{#people}}{{names}}{{/people}}", "unknown-name 1:14"),
      ("{{^people}}{{name}}{{/people}}", "unknown-name 1:14"),
      ("{{#author}}{{/author}}{{name}}", "unknown-name 1:25"),
      ("{{author.names}}", "unknown-name 1:10"),
      ("{{author.name.first}}", "no-names-inside 1:3"),
      ("{{#author.titel}}{{/author.titel}}", "unknown-name 1:11"),
      ("{{.}}", "not-a-value 1:3"),
      ("{{#people}}{{.}}{{/people}}", "not-a-value 1:14"),
      ("{{#people}}{{people}}{{/people}}", "list-outside-section 1:14"),
      ("{{people.name}}", "list-outside-section 1:3"),
      ("{{#cells}}{{city}}{{/cells}}", "unknown-name 1:13"),
      ("{{^note}}{{note}}{{/note}}", "optional-outside-section 1:12"),
      ("{{#note}}{{/note}}{{note}}", "optional-outside-section 1:21"),
      ("{{#note}}{{note.a}}{{/note}}", "no-names-inside 1:12"),
      ("{{^editor}}{{editor.name}}{{/editor}}", "optional-outside-section 1:14"),
      ("{{#editor}}{{editor}}{{/editor}}", "not-a-value 1:14"),
      ("{{#author.nickname}}{{nickname}}{{/author.nickname}}", "unknown-name 1:23"),
      ("{{isNew}}", "not-a-value 1:3"), ("{{template}}", "unknown-name 1:3"),
      ("{{>*tags}}", "not-a-template 1:5"), ("{{#tags}}{{>*note}}{{/tags}}", "not-a-template 1:14"),
      ("{{words.a.b}}", "unknown-word 1:3"), ("{{^words.none}}{{/words.none}}", "unknown-word 1:4"),
    ])
  func namesThatDoNotStandForAValueAreMistakes(page: String, found: String) {
    #expect(Templates(page: page).found == ["template-" + found])
  }

  @Test func partialsSeeTheNamesAroundThem() {
    let templates = Templates([
      "page": "{{#people}}{{> card}}{{/people}}", "card": "{{name}}: {{title}}. ",
    ])
    #expect(templates.render() == "Ben: Lisbon. Cid: Lisbon. ")
  }

  @Test func aFieldNamedWordsHidesTheWords() {
    let contract = Contract<Sample>(
      template: "page", Fields("Own", .text("words") { $0.title }))
    let template = Templates(page: "{{words}}").set.template(for: contract)
    var output = OutputBuffer()
    template.write(Sample(), into: &output)
    #expect(output.string == "Lisbon")
  }
}
