import Diagnostics
import Markup
import Testing

@testable import Templating

/// Selection of the template for a model.
@Suite struct SelectionTests {
  @Test func variantGoesBeforeTheTemplateInItsState() {
    let templates = Templates(["page": "{{title}}", "page.old": "old {{title}}"])
    #expect(templates.render(Sample(state: "")) == "Lisbon")
    #expect(templates.render(Sample(state: "old")) == "old Lisbon")
    #expect(templates.render(Sample(state: "gone")) == "Lisbon")
  }

  @Test func builtInVariantLeavesASitesOwnTemplateAlone() {
    let builtIn = ["page": "built in", "page.old": "{{<page}}{{$a}}{{/a}}{{/page}}"]
    #expect(Templates(["page": "own"], builtIn: builtIn).render(Sample(state: "old")) == "own")
    #expect(
      Templates(["page": "own", "page.old": "own old"], builtIn: builtIn).render(
        Sample(state: "old")) == "own old")
    #expect(
      Templates(["page.old": "own old"], builtIn: builtIn).render(Sample(state: "old"))
        == "own old")
  }

  @Test func alternativeIsSelectedByName() {
    let templates = Templates([
      "page": "page", "wide": "wide {{title}}", "wide.old": "wide and old", "narrow": "{{titel}}",
    ])
    let template = templates.set.template(for: Sample.contract, alternatives: ["wide", "none"])
    func shown(_ model: Sample, _ name: String?) -> String {
      var output = OutputBuffer()
      template.write(model, by: name, into: &output)
      return output.string
    }
    #expect(shown(Sample(), nil) == "page")
    #expect(shown(Sample(), "wide") == "wide Lisbon")
    #expect(shown(Sample(state: "old"), "wide") == "wide and old")
    #expect(shown(Sample(), "none") == "page")
    #expect(templates.collector.isEmpty)
    _ = templates.set.template(for: Sample.contract, alternatives: ["narrow"])
    #expect(templates.found == ["template-unknown-name 1:3"])
  }

  @Test func cellsBringTheirTemplatesAlong() {
    let templates = Templates([
      "page": "<ul>\n  {{#cells}}\n  <li>{{>*template}}</li>\n  {{/cells}}\n</ul>",
      "person": "{{name}} of {{title}}", "person.star": "* {{name}} *", "place": "in {{city}}",
    ])
    let cells: [Cell] = [
      .person(Person(name: "Ann")), .place(Place(city: "Rome")),
      .person(Person(name: "Ben", isStar: true)),
    ]
    #expect(
      templates.render(Sample(cells: cells)) == """
        <ul>
          <li>Ann of Lisbon</li>
          <li>in Rome</li>
          <li>* Ben *</li>
        </ul>
        """)
  }

  @Test func cellWithoutATemplateIsAMistakeForEachOfItsCases() {
    let templates = Templates(["page": "{{#cells}}{{>*template}}{{/cells}}", "person": ""])
    #expect(
      templates.mistakes == """
        Templates/page.html:1:15: error[template-missing]: Place needs the template 'place', which doesn't exist
            1 | {{#cells}}{{>*template}}{{/cells}}
              |               ^~~~~~~~ create Templates/place.html

        """)
  }

  @Test func presentableShowsItselfWhereASectionEnteredIt() {
    let templates = Templates([
      "page": "{{#author}}{{>*template}}{{/author}}{{#editor}}, {{>*template}}{{/editor}}",
      "person": "{{name}}", "person.star": "*{{name}}*",
    ])
    #expect(
      templates.render(Sample(author: Person(name: "Ann", isStar: true))) == "*Ann*")
    #expect(templates.render(Sample(editor: Person(name: "Ed"))) == "Ann, Ed")
  }

  @Test func dynamicTemplateStandsAloneWithItsIndentation() {
    let templates = Templates([
      "page": "{{#author}}\n  {{>*template}}\n{{/author}}\n", "person": "<p>\n{{name}}\n</p>\n",
    ])
    #expect(templates.render() == "  <p>\n  Ann\n  </p>\n")
  }

  @Test func warnsOfASitesOwnTemplatesThatNothingUses() {
    let templates = Templates(
      [
        "page": "{{> used}}{{#author}}{{>*template}}{{/author}}{{<base}}{{/base}}", "used": "",
        "person": "", "base": "", "page.old": "", "page.new": "", "parts/a": "",
        "b": "{{> parts/a}}",
      ], builtIn: ["other": "", "parts/b": "", "b": ""])
    _ = templates.mistakes
    #expect(
      templates.collector.diagnostics.map { "\($0.severity) \($0.id.text) \($0.place?.file ?? "")" }
        == [
          "warning template-unselected Templates/b.html",
          "warning template-unselected Templates/page.new.html",
          "warning template-unincluded Templates/parts/a.html",
        ])
  }

  @Test func formatsHaveTemplatesOfTheirOwn() {
    let templates = Templates(["page": "{{> part}}", "part": "a"], format: .xml)
    #expect(templates.render() == "a")
    _ = templates.set.template(for: Sample.contract)
    #expect(templates.found == ["template-missing"])
  }
}
