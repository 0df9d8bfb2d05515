import Markup
import Synchronization
import Testing

@testable import Templating

@Suite struct PurityTests {
  @Test func sameModelGivesTheSameBytesOnEveryThread() async {
    let templates = Templates([
      "page":
        "<title>{{title}}</title>{{#people}}{{> card}}{{/people}}{{#tree}}{{> tree}}{{/tree}}",
      "card": "<p title=\"{{title}}\">{{name}}</p>\n",
      "tree": "{{name}}{{#children}}\n {{> tree}}\n{{/children}}",
    ])
    let people = (0..<50).map { Person(name: "<\($0)>") }
    let model = Sample(
      people: people, tree: [Tree(name: "a", children: people.map { Tree(name: $0.name) })])
    let expected = templates.render(model)
    let template = templates.set.template(for: Sample.contract)
    let outputs = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var output = OutputBuffer()
          return (0..<20).map { _ in
            output.removeAll()
            template.write(model, into: &output)
            return output.string
          }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(outputs.count == 160)
    #expect(Set(outputs) == [expected])
  }

  @Test func mistakesDoNotDependOnTheOrderOfTheSources() {
    let texts = [
      "page": "{{> a}}{{> b}}{{titel}}", "a": "{{> c}}<p {{title}}>",
      "b": "{{#people}}{{> c}}{{/people}}",
      "c": "{{nam}}{{{title}}}", "wide": "{{> c}}", "tall": "{{> c}}",
    ]
    let mistakes = (0..<5).map { _ in
      let templates = Templates(texts)
      _ = templates.set.template(for: Sample.contract, alternatives: Set(["wide", "tall"]))
      return templates.mistakes
    }
    #expect(Set(mistakes).count == 1)
  }
}
