import Diagnostics
import Markup
import Testing

@testable import Templating

/// Inclusion of templates: recursion and inheritance.
@Suite struct InclusionTests {
  private static let tree = [
    Tree(name: "a", children: [Tree(name: "b", children: [Tree(name: "c")]), Tree(name: "d")]),
    Tree(name: "e"),
  ]

  @Test func recursiveTemplateIndentsEachLevel() {
    let templates = Templates([
      "page": "<ul>\n  {{#tree}}\n  {{> tree}}\n  {{/tree}}\n</ul>\n",
      "tree": "<li>{{name}}\n  {{#children}}\n  {{> tree}}\n  {{/children}}\n</li>\n",
    ])
    #expect(
      templates.render(Sample(tree: Self.tree)) == """
        <ul>
          <li>a
            <li>b
              <li>c
              </li>
            </li>
            <li>d
            </li>
          </li>
          <li>e
          </li>
        </ul>

        """)
  }

  @Test func recursiveTemplatesGoWithThePageThatShowsThem() throws {
    let source = SourceFile(
      path: "Templates/page.html", text: "{{name}}{{#children}}{{> page}}{{/children}}")
    let diagnostics = DiagnosticCollector()
    let templates = ParsedTemplates(
      [TemplateSource(name: "page", format: .html, source: source, isBuiltIn: false)],
      words: Words(file: "", texts: [:]), diagnostics: diagnostics)
    let parsed = try #require(templates[.html]["page"])
    weak var blocks: RecursiveBlocks?
    var written: String?
    do {
      let page: Block
      do {
        let compiler = TemplateCompiler(.html, of: templates, isStrict: true)
        blocks = compiler.recursive
        page = compiler.compile(parsed, for: ElementNames(ElementScope.presentable(Tree.contract)))
      }
      #expect(blocks != nil)
      var output = OutputBuffer()
      page.write(ElementFrame(Self.tree[0], in: Outermost()), into: &output)
      written = output.string
    }
    #expect(written == "abcd")
    #expect(blocks == nil)
    #expect(diagnostics.isEmpty)
  }

  @Test func recursionGoesThroughOtherTemplatesAndThroughTheOwnOne() {
    let templates = Templates([
      "page": "{{#tree}}{{>*template}}{{/tree}}", "tree": "{{name}}{{> children}}",
      "children": "({{#children}}{{>*template}}{{/children}})",
    ])
    #expect(templates.render(Sample(tree: Self.tree)) == "a(b(c())d())e()")
  }

  @Test func recursiveTemplateIsCheckedInEachPlaceOfTheHTML() {
    let templates = Templates([
      "page": "{{#tree}}{{> tree}}<i class=\"{{> tree}}\"></i>{{/tree}}",
      "tree": "{{name}}<b>{{#children}}{{> tree}}{{/children}}</b>",
    ])
    #expect(
      templates.render(Sample(tree: [Tree(name: "a", children: [Tree(name: "<")])])).hasPrefix(
        "a<b>&lt;<b></b></b>"))
    let url = Templates([
      "page": "{{#tree}}{{> tree}}<a href=\"{{> tree}}\"></a>{{/tree}}",
      "tree": "{{name}}{{#children}}{{> tree}}{{/children}}",
    ])
    #expect(url.found == ["template-url-needs-link 1:3", "template-value-in-host 1:3"])
  }

  @Test(
    arguments: [
      ["page": "{{> page}}"],
      ["page": "{{> a}}", "a": "{{> b}}", "b": "{{> a}}"],
      ["page": "{{#title}}{{> page}}{{/title}}"],
      ["page": "{{#isNew}}{{> page}}{{/isNew}}"],
      ["page": "{{#author}}{{> page}}{{/author}}"],
      ["page": "{{#.}}{{> page}}{{/.}}"],
      ["page": "{{>*template}}"],
      ["page": "{{#cells}}{{>*template}}{{/cells}}", "person": "{{>*template}}", "place": ""],
      ["page": "{{<page}}{{/page}}"],
      ["page": "{{<a}}{{/a}}", "a": "{{<page}}{{/page}}"],
      ["page": "{{<a}}{{$x}}{{> page}}{{/x}}{{/a}}", "a": "{{$x}}{{/x}}"],
    ])
  func inclusionThatEntersNoListIsEndless(templates: [String: String]) {
    let found = Templates(templates).found.map { $0.prefix { $0 != " " } }
    #expect(found == ["template-endless-partial"])
  }

  @Test func inheritanceGoesOverSeveralLevels() {
    let templates = Templates([
      "page": "{{<article}}{{$main}}{{title}} {{$aside}}none{{/aside}}{{/main}}{{/article}}",
      "article": "{{<base}}{{$head}}<h1>{{$main}}{{/main}}</h1>{{/head}}{{/base}}",
      "base": "<b>{{$head}}{{/head}}{{$main}}default{{/main}}</b>",
      "page.old": "{{<page}}{{$aside}}old{{/aside}}{{/page}}",
    ])
    #expect(templates.render() == "<b><h1>Lisbon none</h1>Lisbon none</b>")
    #expect(
      templates.render(Sample(state: "old")) == "<b><h1>Lisbon old</h1>Lisbon old</b>")
  }

  @Test func blocksSeeTheNamesOfWhereTheyAreShown() {
    let templates = Templates([
      "page": "{{<cards}}{{$card}}{{name}} in {{title}}{{/card}}{{/cards}}",
      "cards": "{{#people}}<li>{{$card}}{{/card}}</li>{{/people}}",
    ])
    #expect(templates.render() == "<li>Ben in Lisbon</li><li>Cid in Lisbon</li>")
    let lost = Templates([
      "page": "{{<cards}}{{$card}}{{name}}{{/card}}{{/cards}}", "cards": "{{$card}}{{/card}}",
    ])
    #expect(lost.found == ["template-unknown-name 1:22"])
  }

  @Test func blockIsReplacedWhereItsAncestorHasIt() {
    let templates = Templates([
      "page": "{{<a}}{{$x}}1{{/x}}{{$y}}2{{/y}}{{$z}}{{/z}}{{/a}}", "a": "{{<b}}{{/b}}",
      "b": "{{$x}}{{/x}}{{#note}}{{$y}}{{/y}}{{/note}}",
    ])
    #expect(templates.found == ["template-unknown-block 1:33"])
  }
}
